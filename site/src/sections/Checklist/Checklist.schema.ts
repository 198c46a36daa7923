import { z } from 'astro/zod';
import { picture } from '../../fields/references.ts';
import { annotation, sectionBase, sentences, words } from '../common.ts';

export const checklist = z
  .strictObject({
    ...sectionBase('Checklist'),
    label: annotation.optional(),
    title: words,
    text: sentences.optional(),
    items: z.array(sentences).min(1).meta({ label: 'Entries', one: 'entry' }),
    picture: picture('half').optional(),
  })
  .meta({ label: 'Checklist', help: 'A list of things wanted or reached, each with a check mark.' });
