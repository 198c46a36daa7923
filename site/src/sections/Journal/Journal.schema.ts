import { z } from 'astro/zod';
import { postCategories } from '../../lib/post-parts.ts';
import { sectionBase } from '../common.ts';

/** Every article, newest first, beside the sidebar of the blog. */
export const journal = z.strictObject({
  ...sectionBase('Journal'),
  /** Only articles of this category. */
  category: z.enum(postCategories).optional(),
});
