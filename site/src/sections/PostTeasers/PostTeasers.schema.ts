import { z } from 'astro/zod';
import { post } from '../../collections/posts.ts';
import { sectionBase, words } from '../common.ts';

/** What the company writes about its work. */
export const postTeasers = z.strictObject({
  ...sectionBase('PostTeasers'),
  label: words.optional(),
  title: words,
  /** Names of files of content/posts. Without it the three newest. */
  items: z.array(post()).min(1).optional(),
  /** `cards`: three in a row. `carousel`: three that turn every 5000 ms, with dots (CAROUSEL-BLOG). */
  look: z.enum(['cards', 'carousel']).default('cards'),
});
