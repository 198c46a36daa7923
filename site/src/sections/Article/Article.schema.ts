import { z } from 'astro/zod';
import { picture } from '../../lib/references.ts';
import { sectionBase, words } from '../common.ts';

/** One article: its picture, who wrote it and when, and its text. */
export const article = z.strictObject({
  ...sectionBase('Article'),
  picture: picture('half'),
  date: z.iso.date(),
  author: words,
  category: words,
  parts: z.array(z.strictObject({ heading: words.optional(), text: z.array(words).min(1) })).min(1),
});
