/** Walks data of any shape: files of content/, forms, sections of a page. */

/** The fields of a file or form, by name. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys and indexes from the root to a value. */
export type Path = (string | number)[];

/** Yields `value` itself first, then everything in it, depth first. */
export function* visitValues(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  yield { path, value };
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* visitValues(item, [...path, index]);
  else if (isFields(value))
    for (const [name, item] of Object.entries(value)) yield* visitValues(item, [...path, name]);
}

export function* visitTexts(data: unknown): Generator<{ path: Path; text: string }> {
  for (const { path, value } of visitValues(data)) if (typeof value === 'string') yield { path, text: value };
}

export const listTexts = (data: unknown): string[] => [...visitTexts(data)].map(({ text }) => text);

/** Returns a copy of `data` with every text replaced. */
export function mapTexts<Data>(data: Data, change: (text: string, path: Path) => string): Data {
  const map = (value: unknown, path: Path): unknown => {
    if (typeof value === 'string') return change(value, path);
    if (Array.isArray(value)) return value.map((item, index) => map(item, [...path, index]));
    if (!isFields(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, map(item, [...path, name])]),
    );
  };
  return map(data, []) as Data;
}
