import { z } from 'astro/zod';
import { picture } from '../../fields/references.ts';
import { annotation, sectionBase, sentences, words } from '../common.ts';

export const benefits = z
  .strictObject({
    ...sectionBase('Benefits'),
    label: annotation,
    title: words,
    text: sentences.optional(),
    items: z.array(z.strictObject({ title: words, text: sentences })).min(2),
    /** If 0, all entries are closed. */
    open: z.number().int().min(0).default(0).meta({ label: 'Number of the entry that is open at first' }),
    picture: picture('half').optional(),
  })
  .meta({
    label: 'What the client gains',
    help: 'Titles that open to a few sentences, one at a time, beside a picture.',
  });
