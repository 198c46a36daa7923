import { z } from 'astro/zod';
import { action, annotation, sectionBase, words } from '../common.ts';

export const serviceArea = z
  .strictObject({
    ...sectionBase('ServiceArea'),
    label: annotation,
    title: words,
    text: words,
    action: action.meta({ label: 'Button' }).optional(),
  })
  .meta({ label: 'Where you work', help: 'The states you work in, drawn and named.' });
