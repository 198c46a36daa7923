/** Prices are numbers in US dollars; sums are made in whole cents, so that ten dimes are a dollar. */

export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** `1500` → `$1,500.00`. */
export function formatDollars(dollars: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(dollars);
}
