/** A random number generator with a seed, for tests. */
export type Random = () => number;

/** Mulberry32: small, fast and repeatable. */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `from` to `to`, inclusive. */
export const pickNumber = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1));

export const pick = <T>(random: Random, list: readonly T[]): T =>
  list[pickNumber(random, 0, list.length - 1)] as T;

export function shuffle<T>(random: Random, list: readonly T[]): T[] {
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = pickNumber(random, 0, last);
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}
