import { z } from 'astro/zod';
import { sectionBase, sentences, words } from '../common.ts';

export const prose = z
  .strictObject({
    ...sectionBase('Prose'),
    parts: z
      .array(z.strictObject({ heading: words.optional(), text: z.array(sentences).min(1) }))
      .min(1)
      .meta({ label: 'Parts' }),
  })
  .meta({ label: 'Text', help: 'Headings and paragraphs, for pages that are read.' });
