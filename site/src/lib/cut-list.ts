/** How much of a list one page shows. */
export const longestList = 24;

export const countParts = (items: number): number => Math.max(1, Math.ceil(items / longestList));

/** The items of the first part, the second and so on. */
export const cutList = <Item>(items: readonly Item[], part: number): Item[] =>
  items.slice((part - 1) * longestList, part * longestList);
