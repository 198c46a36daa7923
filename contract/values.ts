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

/**
 * Replaces each part of a list or of fields. Returns the value itself if no part changes, so that a large site is not
 * copied for each step of a render.
 */
export function mapParts(value: unknown, change: (part: unknown, key: string | number) => unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(change);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isFields(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, change(part, name)] as const);
  return entries.some(([name, part]) => part !== value[name]) ? Object.fromEntries(entries) : value;
}

/** Replaces every text. What has no other text is shared with `data`. The path is valid during the call of `change`. */
export function mapTexts<Data>(data: Data, change: (text: string, path: Path) => string): Data {
  const path: Path = [];
  const mapPart = (part: unknown, key: string | number): unknown => {
    path.push(key);
    const mapped = map(part);
    path.pop();
    return mapped;
  };
  const map = (value: unknown) =>
    typeof value === 'string' ? change(value, path) : mapParts(value, mapPart);
  return map(data) as Data;
}
