import { z } from 'astro/zod';
import { sectionBase, words } from '../common.ts';

/** Plain text in parts, for pages that are read. */
export const prose = z.strictObject({
  ...sectionBase('Prose'),
  parts: z.array(z.strictObject({ heading: words.optional(), text: z.array(words).min(1) })).min(1),
});
