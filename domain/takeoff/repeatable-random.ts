/** Chance for the property tests of the takeoff, repeatable by its seed. */

export type Random = () => number;

/** The minimal standard generator of Lehmer: seeds from 1 on. */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A whole number from `from` to `to`, both included. */
export const pickNumber = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1));

export const pickOne = <T>(random: Random, list: readonly T[]): T =>
  list[pickNumber(random, 0, list.length - 1)] as T;
