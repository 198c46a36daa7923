import { z } from 'astro/zod';
import { sectionBase, words } from '../common.ts';

/** Where somebody has worked, the latest first. */
export const experience = z.strictObject({
  ...sectionBase('Experience'),
  label: words.optional(),
  title: words,
  items: z.array(z.strictObject({ years: words, role: words, place: words })).min(1),
});
