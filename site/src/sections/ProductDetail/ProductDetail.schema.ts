import { z } from 'astro/zod';
import { product } from '../../collections/products.ts';
import { sectionBase, words } from '../common.ts';

export const productDetail = z
  .strictObject({
    ...sectionBase('ProductDetail'),
    product: product(),
    cartPath: z.string().startsWith('/').meta({ label: 'Page behind “Add To cart”' }),
    /** Says what the cart will hold. */
    cartNote: words,
    description: z.array(words).min(1).meta({ label: 'First tab', one: 'paragraph' }),

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
  })
  .meta({
    label: 'Product of the shop',
    help: 'One product of the demonstration shop: picture, price, quantity, and three tabs.',
  });
