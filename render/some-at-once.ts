import limit from 'p-limit';

/**
 * Does the work for all items, for `most` of them at a time. After an error it begins no more, and throws once the others
 * have ended: the caller may delete the folder that they write into.
 */
export async function doSomeAtOnce<Item, Result>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const errors: unknown[] = [];
  const results = await limit(most).map(items, async (item) => {
    if (errors.length > 0) return [];
    try {
      return [await work(item)];
    } catch (error) {
      errors.push(error);
      return [];
    }
  });
  if (errors.length > 0) throw errors[0];
  return results.flat();
}
