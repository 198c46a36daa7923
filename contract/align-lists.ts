/** Matches the items of a changed list with the old ones, so that the comments of an item move with it. */

/** Returns the old index of each new item, or -1. Equal items match first, then items that changed in place. */
export function alignLists(before: readonly unknown[], now: readonly unknown[]): number[] {
  const oldTexts = before.map((item) => JSON.stringify(item));
  const newTexts = now.map((item) => JSON.stringify(item));
  const partners = pairCommon(oldTexts, newTexts);
  const taken = new Set(partners.filter((place) => place >= 0));
  const take = (index: number, place: number) => {
    if (place < 0) return;
    partners[index] = place;
    taken.add(place);
  };
  const forEachFree = (find: (index: number) => number) => {
    for (const [index, partner] of partners.entries()) if (partner < 0) take(index, find(index));
  };
  forEachFree((index) => oldTexts.findIndex((text, place) => text === newTexts[index] && !taken.has(place)));
  forEachFree((index) => {
    const [from, to] = getGap(partners, index, before.length);
    for (let place = from; place < to; place++)
      if (!taken.has(place) && isSameThing(before[place], now[index])) return place;
    return -1;
  });
  forEachFree((index) =>
    before.findIndex((item, place) => !taken.has(place) && isFieldsOf(item) && isSameThing(item, now[index])),
  );
  return partners;
}

/** The range of old items between those that the neighbors matched. */
function getGap(partners: readonly number[], index: number, length: number): [number, number] {
  const previous = partners.slice(0, index).findLast((place) => place >= 0) ?? -1;
  const next = partners.slice(index + 1).find((place) => place > previous) ?? length;
  return [previous + 1, next];
}

/** Longest common subsequence of two lists of texts. */
function pairCommon(before: readonly string[], now: readonly string[]): number[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(now.length + 1));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = now.length - 1; column >= 0; column--) {
      const best =
        before[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
      const line = lengths[row];
      if (line) line[column] = best;
    }
  }
  const partners = now.map(() => -1);
  for (let row = 0, column = 0; row < before.length && column < now.length;) {
    if (before[row] === now[column]) partners[column++] = row++;
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return partners;
}

/** Whether an item was edited rather than replaced: both have the same kind or share a field. */
function isSameThing(before: unknown, now: unknown): boolean {
  if (!isObject(before) || !isObject(now)) return isObject(before) === isObject(now);
  if ('kind' in before || 'kind' in now) return before['kind'] === now['kind'];
  const names = Object.keys(before);
  return (
    names.join() === Object.keys(now).join() ||
    names.some((name) => JSON.stringify(before[name]) === JSON.stringify(now[name]))
  );
}

/** Far from its old position, only an item with a kind counts as the same one: two plain texts may be unrelated. */
const isFieldsOf = (item: unknown) => isObject(item) && 'kind' in item;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
