/** Arithmetic of the takeoff is in whole numbers only: a float says 56 sheets where 55 cover the wall exactly. */

/** Divides and rounds up. Throws a RangeError for what is no whole number of 0 or more, and for a divisor below 1. */
export function divideUp(amount: number, by: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} is not a whole number`);
  if (!Number.isSafeInteger(by) || by < 1) throw new RangeError(`${by} is not a whole number above 0`);
  return Math.floor((amount + by - 1) / by);
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, next) => total + next, 0);
