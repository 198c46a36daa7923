/**
 * Texts of content/words and content/detail-pages.yaml that the new version asks for and the owner's file lacks are added
 * as delivered; those that it no longer knows are taken out, because an unknown name stops the build.
 */
import { isFields, type Fields } from '../../../contract/is-fields.ts';
import type { Migration } from './migration.ts';

/** Every text of these files is needed; in the other file, an owner may have left one out. */
const words = /^content\/words\//;
const detailPages = 'content/detail-pages.yaml';

export const completeWords: Migration = {
  name: 'content/words and content/detail-pages.yaml hold the texts that this version says',
  migrate({ name, data }, { next, base }) {
    const isWords = words.test(name);
    if (!(isWords || name === detailPages) || !isFields(data) || !isFields(next)) return undefined;
    const notes: string[] = [];
    const known = isFields(base) ? base : {};
    const changed = complete({ mine: data, next, base: known }, [], notes, isWords);
    return notes.length > 0 ? { data: changed, notes } : undefined;
  },
};

function complete(
  { mine, next, base }: Record<'mine' | 'next' | 'base', Fields>,
  at: readonly string[],
  notes: string[],
  isWords: boolean,
): Fields {
  const kept = Object.entries(mine).flatMap(([key, value]) => {
    const place = [...at, key];
    if (!(key in next) && key in base) {
      notes.push(`${place.join('.')} is no longer said, and was: ${JSON.stringify(value)}`);
      return [];
    }
    const [ours, theirs] = [next[key], base[key]];
    if (!isFields(value) || !isFields(ours)) return [[key, value]];
    const inner = { mine: value, next: ours, base: isFields(theirs) ? theirs : {} };
    return [[key, complete(inner, place, notes, isWords)]];
  });
  const added = Object.entries(next).filter(([key]) => !(key in mine) && (isWords || !(key in base)));
  for (const [key, value] of added) notes.push(`${[...at, key].join('.')} is new: ${JSON.stringify(value)}`);
  return inOrder(Object.fromEntries([...kept, ...added]) as Fields, [...Object.keys(next)]);
}

/** A new text comes after the one that it follows in the delivered file. */
function inOrder(fields: Fields, order: readonly string[]): Fields {
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(Object.entries(fields).sort(([one], [other]) => rank(one) - rank(other)));
}
