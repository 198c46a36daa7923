import { z } from 'astro/zod';
import { picture } from '../../lib/references.ts';
import { sample } from '../../lib/sample.ts';
import { sectionBase, words } from '../common.ts';

/** What clients say, in their own words. */
export const testimonials = z.strictObject({
  ...sectionBase('Testimonials'),
  /** `true` while nobody has said these quotes. */
  sample,
  label: words.optional(),
  title: words,
  items: z
    .array(
      z.strictObject({
        quote: words,
        name: words,
        /** What that person does, or where. */
        role: words,
        /** A portrait. */
        picture: picture('tile').optional(),
      }),
    )
    .min(1),
  /** `large`: one at a time. `three`: three side by side. */
  look: z.enum(['large', 'three']).default('large'),
  /** Time that a quote stands still, in ms. */
  autoplayMs: z.number().int().min(2000).max(20_000).default(5000),
});
