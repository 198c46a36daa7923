import { z } from 'astro/zod';
import { step } from '../../fields/step.ts';
import { annotation, sectionBase, sentences, words } from '../common.ts';

export const process = z
  .strictObject({
    ...sectionBase('Process'),
    label: annotation.optional(),
    title: words,
    text: sentences.optional(),
    steps: z.array(step).min(2).max(6),
  })
  .meta({
    label: 'Steps',
    help: 'How the work goes, step by step, each with a picture, a drawing or words alone. The numbers come by themselves.',
  });
