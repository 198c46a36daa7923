/**
 * Finds the help text of a field. The lookup uses the object around the field as well as its name: the "title" of a
 * page and of a card are different fields.
 */
import type { FindHelp } from './form-model.ts';

/** An object literal of a schema's source (read-comments.ts). */
export interface WrittenObject {
  file: string;
  /** Field → the comment above it, or an empty text. */
  fields: Readonly<Record<string, string>>;
}

/**
 * Returns the lookup for the groups of a source file. Several objects may match a group. An object from the group's own
 * file wins, then the largest.
 */
export function indexHelp(objects: readonly WrittenObject[]): (ownFile: string) => FindHelp {
  const byField = new Map<string, { file: string; fields: ReadonlyMap<string, string> }[]>();
  for (const { file, fields } of objects) {
    const object = { file, fields: new Map(Object.entries(fields)) };
    for (const field of object.fields.keys()) byField.set(field, [...(byField.get(field) ?? []), object]);
  }
  return (ownFile) => (field, names) => {
    const known = new Set(names);
    const candidates = (byField.get(field) ?? []).filter(({ fields }) =>
      [...fields.keys()].every((name) => known.has(name)),
    );
    const [best] = candidates.sort(
      (a, b) =>
        Number(b.file === ownFile) - Number(a.file === ownFile) ||
        b.fields.size - a.fields.size ||
        Number(Boolean(b.fields.get(field))) - Number(Boolean(a.fields.get(field))),
    );
    return best?.fields.get(field) || undefined;
  };
}
