/** What content/words/shop.yaml must say. Which text is shown where is said beside the texts themselves. */
import { z } from 'astro/zod';
import { text } from '../../../contract/text-places.ts';

/** A field that must be filled in, and one that may stay empty. */
const required = z.strictObject({ label: text(), missing: text() });
const optional = z.strictObject({ label: text() });
/** A field that becomes a list; the placeholder is its first choice. */
const list = required.extend({ placeholder: text() });

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
    wrongQuantity: text(),
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
    fields: z.strictObject({
      fname: required,
      lname: required,
      cname: optional,
      country: list,
      hnumber: required,
      address2: optional,
      city: required,
      district: list,
      pcode: optional,
      number: required,
      email: required,
      notes: optional,
    }),
  }),
  account: z.strictObject({ username: required, password: required, registerEmail: required }),
  review: z.strictObject({ name: required, email: required, review: required }),
});
