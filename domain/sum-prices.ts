/** Prices are in US dollars. Sums are computed in whole cents, because 0.1 + 0.2 is not 0.3. */

const toCents = (dollars: number): number => Math.round(dollars * 100);

/** The sum of price times quantity, in dollars. Coupons never apply, so subtotal and total are equal. */
export const sumPrices = (lines: readonly { price: number; quantity: number }[]): number =>
  lines.reduce((cents, { price, quantity }) => cents + toCents(price) * quantity, 0) / 100;
