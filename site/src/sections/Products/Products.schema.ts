import { z } from 'astro/zod';
import { productCategories } from '../../collections/products.ts';
import { product } from '../../collections/products.ts';
import { sectionBase, words } from '../common.ts';

export const products = z
  .strictObject({
    ...sectionBase('Products'),
    title: words,
    path: z.string().startsWith('/').meta({ label: 'Page behind “Add to cart”' }),
    /** “All” is added automatically. */
    categories: z.array(z.enum(productCategories)).max(6).default([]),
    items: z.array(product()).min(1).meta({ label: 'Products' }),
    /** All goods are on this page; this sentence says so. */
    pagerNote: words.meta({ label: 'Sentence next to the page numbers' }).optional(),
  })
  .meta({
    label: 'Products of the shop',
    help: 'Goods of the demonstration shop as cards, with a list that shows one department.',
  });
