import { z } from 'astro/zod';
import { picture } from '../../lib/references.ts';
import { sectionBase, words } from '../common.ts';

/** How the work goes, step by step; the numbers come by themselves. */
export const process = z.strictObject({
  ...sectionBase('Process'),
  label: words.optional(),
  title: words,
  text: words.optional(),
  steps: z
    .array(z.strictObject({ title: words, text: words, picture: picture('third') }))
    .min(2)
    .max(6),
});
