import { z } from 'astro/zod';
import { picture } from '../../fields/references.ts';
import { sample } from '../../fields/sample.ts';
import { annotation, sectionBase, words } from '../common.ts';

export const testimonials = z
  .strictObject({
    ...sectionBase('Testimonials'),
    /** `true` while these quotes are invented. */
    sample,
    label: annotation.optional(),
    title: words,
    items: z
      .array(
        z.strictObject({
          quote: words,
          name: words,
          role: words.meta({ label: 'What they do, or where' }),
          picture: picture('tile').meta({ label: 'Portrait' }).optional(),
        }),
      )
      .min(1)
      .meta({ label: 'Quotes' }),
    look: z
      .enum(['large', 'three'])
      .meta({ options: { large: 'One at a time', three: 'Three side by side' } })
      .default('large'),
    /** Pause between two turns. */
    autoplayMs: z.number().int().min(2000).max(20_000).default(5000).meta({ isHidden: true }),
  })
  .meta({ label: 'Testimonials', help: 'What clients say, in their own words.' });
