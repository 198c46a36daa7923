import { z } from 'astro/zod';
import { postCategories } from '../../lib/post-parts.ts';
import { sectionBase } from '../common.ts';

/** Every article, newest first, beside the sidebar of the blog. */
export const postList = z.strictObject({
  ...sectionBase('PostList'),
  /** Category whose articles alone are listed. */
  category: z.enum(postCategories).optional(),
  /** Which part of a list that is too long for one page; the site sets it. */
  part: z.number().int().positive().default(1),
});
