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

/** A value and its way from the root. Most readers of a large site never ask for the path, so it is not stored. */
class Place<Value = unknown> {
  readonly value: Value;
  /** The last step of the path; the root has none. */
  readonly key: string | number | undefined;
  readonly #owner: Place | undefined;

  constructor(value: Value, key?: string | number, owner?: Place) {
    this.value = value;
    this.key = key;
    this.#owner = owner;
  }

  get path(): Path {
    return this.#owner && this.key !== undefined ? [...this.#owner.path, this.key] : [];
  }
}

/** Returns `value` itself first, then everything in it, depth first. */
export function visitValues(value: unknown): Place[] {
  const visited: Place[] = [];
  const visit = (place: Place): void => {
    visited.push(place);
    const inner = place.value;
    if (Array.isArray(inner)) inner.forEach((item, index) => visit(new Place(item, index, place)));
    else if (isFields(inner))
      for (const name of Object.keys(inner)) visit(new Place(inner[name], name, place));
  };
  visit(new Place(value));
  return visited;
}

export const visitTexts = (data: unknown): Place<string>[] =>
  visitValues(data).filter((place): place is Place<string> => typeof place.value === 'string');

export const listTexts = (data: unknown): string[] => visitTexts(data).map(({ value }) => value);

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

/** Replaces every text. Unchanged parts are shared with `data`. The path is valid during the call of `change`. */
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
