/** The takeoff computes with whole numbers only: floats give 56 sheets where 55 cover the wall exactly. */

/**
 * Divides and rounds up. Throws a RangeError unless `amount` is a whole number of at least 0 and `by` one of at least
 * 1.
 */
export function divideUp(amount: number, by: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} is not a whole number`);
  if (!Number.isSafeInteger(by) || by < 1) throw new RangeError(`${by} is not a whole number above 0`);
  return Math.floor((amount + by - 1) / by);
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, next) => total + next, 0);
