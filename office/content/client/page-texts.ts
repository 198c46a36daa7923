/** Finds the field that a text on the page comes from, by its words within its section. */
import { visitValues, type Path } from '../../../contract/values.ts';

import { dropMarks } from '../../../site/src/lib/marks.ts';

export interface Leaf {
  path: Path;
  text: string;
}

/** Every text and number in a value, except the kinds of sections. */
export const listLeaves = (data: unknown, base: Path = []): Leaf[] =>
  visitValues(data, base).flatMap(({ path, value }) =>
    (typeof value === 'string' || typeof value === 'number') && path.at(-1) !== 'kind'
      ? [{ path, text: String(value) }]
      : [],
  );

/** Normalizes a text as the page shows it: fills in facts, drops link addresses, collapses whitespace. */
export function normalize(text: string, facts: Readonly<Record<string, string>>): string {
  return dropMarks(fillIn(text, facts))
    .replace(/[\u00a0\u2007\u202f\u2060\u00ad\s]+/g, ' ')
    .trim()
    .toLowerCase();
}

export const fillIn = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);

/**
 * Finds the field with the text `shown`. If the page has equal texts, `place` is the index of the clicked one. If no
 * field has the whole text, returns the field with the largest part of it.
 */
export function findField(
  leaves: readonly Leaf[],
  shown: string,
  place: number,
  facts: Readonly<Record<string, string>>,
): Path | undefined {
  const text = normalize(shown, facts);
  if (text === '') return undefined;
  const said = leaves.map((leaf) => ({ ...leaf, words: normalize(leaf.text, facts) }));
  const equal = said.filter(({ words }) => words === text);
  if (equal.length > 0) return equal[Math.min(place, equal.length - 1)]?.path;
  const parts = said.filter(({ words }) => words.length > 1 && text.includes(words));
  const [largest] = parts.sort((a, b) => b.words.length - a.words.length);
  return largest && largest.words.length * 2 >= text.length ? largest.path : undefined;
}
