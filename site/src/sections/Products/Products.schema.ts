import { z } from 'astro/zod';
import { productCategories } from '../../collections/products.ts';
import { product } from '../../collections/products.ts';
import { sectionBase, words } from '../common.ts';

/** Goods of the demonstration shop as cards, with a list that shows one department. */
export const products = z.strictObject({
  ...sectionBase('Products'),
  title: words,
  /** Where "Add to cart" leads, whatever the product. */
  path: z.string().startsWith('/'),
  /** Departments of the category list. "All" comes by itself. None: no list and no count. */
  categories: z.array(z.enum(productCategories)).max(6).default([]),
  items: z.array(product()).min(1),
  /** The pager is fixed: all goods are on this page, and this sentence says so. None: no pager. */
  pagerNote: words.optional(),
});
