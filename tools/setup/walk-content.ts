/** Goes through the value of a YAML file and takes things out of it. */

import { isFields, type Fields } from '../../contract/is-fields.ts';
/** Every text of a value, at any depth. */
export function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

/** Another value for each text; nothing takes it out. */
type ChangeText = (text: string, key: string) => string | undefined;
type ChangeFields = (fields: Fields) => Fields | undefined;

/**
 * The value with its texts and objects changed, the innermost first. What is left without any of its texts or items
 * goes, too: an answer without words, a list of nothing.
 */
export function change(
  value: unknown,
  changeText: ChangeText,
  changeFields: ChangeFields = (fields) => fields,
  key = '',
): unknown {
  if (typeof value === 'string') return changeText(value, key);
  if (Array.isArray(value)) {
    const kept = value.map((item: unknown) => change(item, changeText, changeFields, key)).filter(isThere);
    return kept.length === 0 && value.length > 0 ? undefined : kept;
  }
  if (!isFields(value)) return value;
  const entries = Object.entries(value).map(
    ([name, item]) => [name, change(item, changeText, changeFields, name)] as const,
  );
  const lost = entries.filter(([name, item]) => item === undefined && needed.includes(name));
  if (lost.length > 0) return undefined;
  return changeFields(Object.fromEntries(entries.filter(([, item]) => isThere(item))));
}

/** An object that loses one of these says nothing any more. */
const needed = ['text', 'value', 'facts', 'groups'];

const isThere = (item: unknown) => item !== undefined;
