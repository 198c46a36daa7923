import { z } from 'astro/zod';
import { productLine, sectionBase, words } from '../common.ts';

/** The checkout of the demonstration shop: coupon, billing form, sample order, payment. */
export const checkout = z.strictObject({
  ...sectionBase('Checkout'),
  coupon: z.strictObject({
    /** Header that opens and closes the box. */
    header: words,
    /** In the box: says that applying a coupon does nothing. */
    note: words,
  }),
  /** Heading of the billing form. */
  billing: words,
  /** The country that is chosen when the page opens, by its name in content/lists/countries.yaml. */
  country: words,
  order: z.strictObject({
    title: words,
    lines: z.array(productLine).min(1),
  }),
  payment: z.strictObject({ title: words, text: words }),
  /** Shown beside MESSAGE-ORDER: that no order was sent. */
  said: words,
});
