/** Prices are numbers in US dollars; sums are made in whole cents, so that ten dimes are a dollar. */

const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Dollars for so many at a price each. Subtotal and total are the same: coupons change nothing. */
export const sumPrices = (lines: readonly { price: number; quantity: number }[]): number =>
  lines.reduce((cents, { price, quantity }) => cents + toCents(price) * quantity, 0) / 100;

/** `1500` → `$1,500.00`. */
export function formatDollars(dollars: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(dollars);
}
