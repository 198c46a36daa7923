/** Walks data of any shape: files of content/, forms, sections of a page. */

/** The fields of a file or form, by name. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys and indexes from the root to a value. */
export type Path = (string | number)[];

/** Nothing if a value on the way has no parts. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((owner, key) => (owner as Record<string | number, unknown> | null)?.[key], value);

interface PlacedValue {
  path: Path;
  value: unknown;
}

/** Returns `value` itself first, then everything in it, depth first. */
export function visitValues(value: unknown): PlacedValue[] {
  const visited: PlacedValue[] = [];
  const visit = (inner: unknown, path: Path): void => {
    visited.push({ path, value: inner });
    if (Array.isArray(inner)) inner.forEach((item, index) => visit(item, [...path, index]));
    else if (isFields(inner)) for (const name of Object.keys(inner)) visit(inner[name], [...path, name]);
  };
  visit(value, []);
  return visited;
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
