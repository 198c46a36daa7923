import { z } from 'astro/zod';
import { product } from '../../collections/products.ts';
import { sectionBase, words } from '../common.ts';

export const productDetail = z
  .strictObject({
    ...sectionBase('ProductDetail'),
    product: product(),
    cartPath: z.string().startsWith('/').meta({ label: 'Page behind “Add To cart”' }),
    /** A note about the cart's contents. */
    cartNote: words,
    description: z.array(words).min(1).meta({ label: 'First tab', one: 'paragraph' }),

    information: z.array(z.strictObject({ label: words, value: words })).min(1),
    /** Third tab: there are no reviews, only a form for one. */
    reviews: z.strictObject({
      /** The sentence while there are no reviews. */
      text: words,
      title: words,
      button: words,
      /** Message of the form after a submit. */
      said: words,
    }),
  })
  .meta({
    label: 'Product of the shop',
    help: 'One product of the demonstration shop: picture, price, quantity, and three tabs.',
  });
