/** A seeded random number generator for the takeoff's property tests. */

export type Random = () => number;

/** Lehmer's minimal standard generator; seeds start at 1. */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A whole number from `from` to `to`, inclusive. */
export const pickNumber = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1));

export const pickOne = <T>(random: Random, list: readonly T[]): T =>
  list[pickNumber(random, 0, list.length - 1)] as T;
