/** One place, photographed from one spot at several times: fields that services and the section Stages share. */
import { z } from 'astro/zod';
import { picture } from '../fields/references.ts';
import { annotation, sentences, words } from '../fields/required-words.ts';

export const stageFields = {
  label: annotation.optional(),
  title: words,
  text: sentences.optional(),
  /** The stages in the order of the work. Take all photos from one spot, so that only the work changes. */
  items: z
    .array(z.strictObject({ title: words, text: sentences, picture: picture('half') }))
    .min(2)
    .max(6)
    .meta({ label: 'Stages' }),
  open: z.number().int().min(1).default(1).meta({ label: 'Number of the stage that is shown first' }),
};
