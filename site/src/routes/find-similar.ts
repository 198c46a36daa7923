interface Tagged {
  id: string;
  data: { tags: readonly string[] };
}

/** The entries that share the most tags with an entry. Ties go to those that follow it in the list. */
export function findSimilar(entry: Tagged, all: readonly Tagged[], count: number): string[] {
  const place = all.findIndex(({ id }) => id === entry.id);
  const following = [...all.slice(place + 1), ...all.slice(0, place)];
  const countShared = ({ data }: Tagged) => data.tags.filter((tag) => entry.data.tags.includes(tag)).length;
  // Sorting would count again for each comparison.
  const byCount = [...Map.groupBy(following, countShared)].sort(([one], [other]) => other - one);
  return byCount
    .flatMap(([, entries]) => entries.slice(0, count))
    .slice(0, count)
    .map(({ id }) => id);
}
