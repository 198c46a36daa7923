import { z } from 'astro/zod';
import { sample } from '../../fields/sample.ts';
import { annotation, sectionBase, sentences, words } from '../common.ts';

export const skills = z
  .strictObject({
    ...sectionBase('Skills'),
    sample,
    label: annotation,
    title: words,
    text: sentences.optional(),
    items: z
      .array(
        z.strictObject({ title: words.meta({ label: 'Craft' }), percent: z.number().int().min(0).max(100) }),
      )
      .min(1)
      .meta({ label: 'Bars' }),
  })
  .meta({ label: 'Skills in percent', help: 'How good you are at each craft: bars from 0 to 100 percent.' });
