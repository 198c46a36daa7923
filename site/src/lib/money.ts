/** Prices are numbers in US dollars; sums are computed in whole cents, because 0.1 + 0.2 is not 0.3. */

const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Sum of price times quantity, in dollars. Subtotal and total are the same: coupons change nothing. */
export const sumPrices = (lines: readonly { price: number; quantity: number }[]): number =>
  lines.reduce((cents, { price, quantity }) => cents + toCents(price) * quantity, 0) / 100;
