import { z } from 'astro/zod';
import { picture } from '../../lib/references.ts';
import { annotation, sectionBase, sentences, words } from '../common.ts';

export const process = z
  .strictObject({
    ...sectionBase('Process'),
    label: annotation.optional(),
    title: words,
    text: sentences.optional(),
    steps: z
      .array(z.strictObject({ title: words, text: sentences, picture: picture('third') }))
      .min(2)
      .max(6),
  })
  .meta({
    label: 'Steps',
    help: 'How the work goes, step by step, with a picture each. The numbers come by themselves.',
  });
