/** What content/words/shop.yaml must say. Which text is shown where is said beside the texts themselves. */
import { z } from 'astro/zod';
import { text } from '../../../contract/words.ts';

export const shopWords = z.strictObject({
  demonstration: z.strictObject({ label: text() }),
  product: z.strictObject({
    sale: text(),
    add: text(),
    quantity: text(),
    addButton: text(),
    tabs: z.strictObject({ label: text(), description: text(), information: text(), reviews: text() }),
  }),
  products: z.strictObject({
    category: text(),
    all: text(),
    count: text('shown', 'count'),
    pager: text(),
    next: text(),
  }),
  cart: z.strictObject({
    label: text(),
    caption: text(),
    columns: z.strictObject({
      remove: text(),
      picture: text(),
      name: text(),
      price: text(),
      quantity: text(),
      total: text(),
    }),
    remove: text('name'),
    removed: text('name'),
    quantity: text('name'),
    update: text(),
    totals: text(),
    subtotal: text(),
    total: text(),
  }),
  coupon: z.strictObject({ label: text(), missing: text(), button: text() }),
  checkout: z.strictObject({
    quantity: text('quantity'),
    total: text(),
    button: text(),
    choose: text('field'),
  }),
});

export type ShopWords = z.output<typeof shopWords>;
