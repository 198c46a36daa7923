import { z } from 'astro/zod';
import { action, annotation, sectionBase, sentences, words } from '../common.ts';

export const serviceArea = z
  .strictObject({
    ...sectionBase('ServiceArea'),
    label: annotation,
    title: words,
    text: sentences,
    action: action.meta({ label: 'Button' }).optional(),
  })
  .meta({ label: 'Where you work', help: 'The states you work in, drawn and named.' });
