/** The name that was probably meant: at most a third of its letters differ. Undefined if none is that close. */
export function findNearest(typed: string, names: readonly string[]): string | undefined {
  const distances = names.map((name) => ({ name, distance: countEdits(typed, name) }));
  const [nearest] = distances.sort((one, other) => one.distance - other.distance);
  if (!nearest || nearest.distance > Math.ceil(typed.length / 3)) return undefined;
  return nearest.name;
}

/** The edit distance: letters to add, remove or replace, and neighbors to swap. */
function countEdits(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      now[at] = Math.min(
        (last[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, now];
  }
  return last[other.length] ?? 0;
}
