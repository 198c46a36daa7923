import { z } from 'astro/zod';
import { stageFields } from '../../collections/stages.ts';
import { sectionBase } from '../common.ts';

export const beforeAfter = z
  .strictObject({ ...sectionBase('BeforeAfter'), ...stageFields })
  .refine(({ open, items }) => open <= items.length, {
    path: ['open'],
    message: 'there are fewer stages than this number',
  })
  .meta({
    label: 'Before and after',
    help: 'One place, seen from one spot at several times: the visitor chooses the time.',
  });
