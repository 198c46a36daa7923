import { z } from 'astro/zod';
import { post } from '../../lib/references.ts';
import { sectionBase, words } from '../common.ts';

/** What the company writes about its work. */
export const articles = z.strictObject({
  ...sectionBase('Articles'),
  label: words.optional(),
  title: words,
  items: z.array(post()).min(1),
});
