/** The number of items that a list shows on one page. */
export const longestList = 24;

export const countParts = (items: number): number => Math.max(1, Math.ceil(items / longestList));

/** The items of a page; the first page is 1. */
export const cutList = <Item>(items: readonly Item[], part: number): Item[] =>
  items.slice((part - 1) * longestList, part * longestList);
