/** Removes links to missing pages from content, so that no menu, card or button leads to a 404. */

import { isFields, type Fields } from '../../../contract/values.ts';
const markdownLink = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

const bare = (address: string) => address.replace(/[#?].*$/, '');

/**
 * Removes a list item along with its link, and a single link alone. A link in a sentence becomes plain words. Values
 * without such links are returned unchanged.
 */
export function leaveOutLinks<Value>(value: Value, isGone: (path: string) => boolean): Value {
  return leaveOut(value, isGone) as Value;
}

function leaveOut(value: unknown, isGone: (path: string) => boolean): unknown {
  if (typeof value === 'string')
    return value.replaceAll(markdownLink, (link: string, words: string, path: string) =>
      isGone(bare(path)) ? words : link,
    );
  if (Array.isArray(value)) {
    const kept = value.flatMap((item: unknown) => {
      const left = leaveOut(item, isGone);
      // `left` is undefined for a submenu without items and for a call to action without its button.
      return left === undefined || leadsTo(item, isGone) ? [] : [left];
    });
    return isSame(kept, value) ? value : kept;
  }
  if (!isFields(value)) return value;
  const entries = Object.entries(value).flatMap(([name, item]): [string, unknown][] => {
    if (name !== 'path' && leadsTo(item, isGone)) return [];
    const left = leaveOut(item, isGone);
    const isEmptied = Array.isArray(left) && left.length === 0 && Array.isArray(item) && item.length > 0;
    return left === undefined || isEmptied ? [] : [[name, left]];
  });
  const left = Object.fromEntries(entries);
  if (isSame(Object.values(left), Object.values(value))) return value;
  return isLost(value, left) ? undefined : left;
}

const isSame = (a: unknown[], b: unknown[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** `{label, path}`, a card with a path, or the footer's advice with its link. */
function leadsTo(item: unknown, isGone: (path: string) => boolean): boolean {
  return isFields(item) && typeof item['path'] === 'string' && isGone(bare(item['path']));
}

/** Whether a value is pointless without its link: a submenu, an advice, a call to action. */
function isLost(before: Fields, after: Fields): boolean {
  const has = (name: string) => name in before && !(name in after);
  return (
    (has('items') && !('kind' in before)) ||
    has('link') ||
    (before['kind'] === 'CallToAction' && has('action'))
  );
}
