import { z } from 'astro/zod';
import { productLine, sectionBase, words } from '../common.ts';

export const checkout = z
  .strictObject({
    ...sectionBase('Checkout'),
    coupon: z.strictObject({
      header: words.meta({ label: 'Words that open and close the box' }),
      note: words.meta({ label: 'Words in the box' }),
    }),
    billing: words.meta({ label: 'Heading over the billing address' }),
    country: words.meta({ label: 'Country that is chosen at first' }),
    order: z.strictObject({
      title: words,
      lines: z.array(productLine).min(1).meta({ one: 'product' }),
    }),
    payment: z.strictObject({ title: words, text: words }),
    said: words.meta({ label: 'Message after the button is pressed' }),
  })
  .meta({
    label: 'Checkout of the shop',
    help: 'The checkout of the demonstration shop: coupon, billing form, sample order, payment.',
  });
