import { z } from 'astro/zod';
import { action, productLine, sectionBase, words } from '../common.ts';

/** The cart of the demonstration shop, filled with sample lines. */
export const cart = z.strictObject({
  ...sectionBase('Cart'),
  /** What is in the cart when the page opens. */
  lines: z.array(productLine),
  /** What replaces the table when the last line is removed, and the way back to the shop. */
  empty: words,
  back: action,
  /** After "Update cart". */
  updated: words,
  /** After "Apply Coupon". */
  couponNoted: words,
  checkout: action,
});
