import { z } from 'astro/zod';
import { annotation, sectionBase, words } from '../common.ts';

export const experience = z
  .strictObject({
    ...sectionBase('Experience'),
    label: annotation.optional(),
    title: words,
    items: z
      .array(z.strictObject({ years: words, role: words.meta({ label: 'Work' }), place: words }))
      .min(1)
      .meta({ label: 'Jobs' }),
  })
  .meta({ label: 'Where somebody has worked', help: 'Years, work and place, the latest first.' });
