/** content/products: one file per product of the demonstration shop. Sections name them. */
import { z } from 'astro/zod';
import { picture, referTo, type TeaserOf } from '../fields/references.ts';

/** Departments of the shop, in the order of its category list (SHOP-CATEGORIES). */
export const productCategories = ['Tools', 'Lighting', 'Hardware', 'Cleaning'] as const;

export const productSchema = z.strictObject({
  title: z.string().min(1),
  /** US dollars, such as 18 or 18.5. */
  price: z.number().positive().multipleOf(0.01),
  sale: z.boolean().default(false).meta({ label: 'On sale' }),
  /** If empty, the product is not in the shop's list. */
  category: z.enum(productCategories).meta({ label: 'Department' }).optional(),
  picture: picture('third'),
  /** One or two sentences. */
  text: z.string().min(20).max(180),
});

/** The name of a file in content/products. */
export const product = referTo(
  'products',
  productSchema,
  ({ title, price, sale, category = null, text, picture }, name) => ({
    id: name,
    title,
    price,
    sale,
    /** `null` for goods that only other pages of the demonstration show. */
    category,
    text,
    picture,
  }),
);

export type ProductTeaser = TeaserOf<typeof product>;
