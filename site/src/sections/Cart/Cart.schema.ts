import { z } from 'astro/zod';
import { product } from '../../lib/references.ts';
import { action, sectionBase, words } from '../common.ts';

/** The cart of the demonstration shop, filled with sample lines. */
export const cart = z.strictObject({
  ...sectionBase('Cart'),
  /** What lies in the cart when the page opens. */
  lines: z.array(z.strictObject({ product: product(), quantity: z.number().int().min(1).default(1) })),
  /** What stands in place of the table when the last line is gone, and the way back to the shop. */
  empty: words,
  back: action,
  /** After "Update cart". */
  updated: words,
  /** After "Apply Coupon". */
  couponNoted: words,
  checkout: action,
});
