import { z } from 'astro/zod';
import { product } from '../../collections/products.ts';
import { sectionBase, words } from '../common.ts';

/** One product of the demonstration shop: picture, price, quantity, and three tabs. */
export const productDetail = z.strictObject({
  ...sectionBase('ProductDetail'),
  product: product(),
  /** Where "Add To cart" leads. */
  cartPath: z.string().startsWith('/'),
  /** Says what the cart will hold. */
  cartNote: words,
  /** First tab: paragraphs. */
  description: z.array(words).min(1),
  /** Second tab: labels and values. */
  information: z.array(z.strictObject({ label: words, value: words })).min(1),
  /** Third tab: there are no reviews, but a form for one. */
  reviews: z.strictObject({
    /** Says that there are none. */
    text: words,
    title: words,
    button: words,
    /** What the form says after a submit. */
    said: words,
  }),
});
