/** Takes links to pages that are not there out of content, so that no menu, card or button leads to nothing. */

import { isFields, type Fields } from '../../../contract/values.ts';
const markdownLink = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

const bare = (address: string) => address.replace(/[#?].*$/, '');

/**
 * An item of a list goes with its link, a lone link goes alone, a link in a sentence leaves its words. Values in which
 * nothing leads to such a page are returned as they are.
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
      // A submenu without items, a section that exists to ask for one thing.
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

/** `{label, path}`, a card with a path, a footer's advice with its link. */
function leadsTo(item: unknown, isGone: (path: string) => boolean): boolean {
  return isFields(item) && typeof item['path'] === 'string' && isGone(bare(item['path']));
}

/** Whether something says nothing without its link: a submenu, an advice, a call to action. */
function isLost(before: Fields, after: Fields): boolean {
  const has = (name: string) => name in before && !(name in after);
  return (
    (has('items') && !('kind' in before)) ||
    has('link') ||
    (before['kind'] === 'CallToAction' && has('action'))
  );
}
