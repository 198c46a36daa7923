import { z } from 'astro/zod';
import { sample } from '../../lib/sample.ts';
import { sectionBase, words } from '../common.ts';

/** How far the company goes in each craft: bars from 0 to 100 percent. */
export const skills = z.strictObject({
  ...sectionBase('Skills'),
  sample,
  label: words,
  title: words,
  text: words.optional(),
  items: z.array(z.strictObject({ title: words, percent: z.number().int().min(0).max(100) })).min(1),
});
