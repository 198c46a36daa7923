/** One place, seen from one spot at several times: fields that a service and the section Stages share. */
import { z } from 'astro/zod';
import { picture } from '../lib/references.ts';
import { words } from '../lib/required-words.ts';

export const stageFields = {
  label: words.optional(),
  title: words,
  text: words.optional(),
  /** In the order of the work; pictures of one camera, so that only the work changes. */
  items: z
    .array(z.strictObject({ title: words, text: words, picture: picture('half') }))
    .min(2)
    .max(6),
  /** Which is shown first, from 1. */
  open: z.number().int().min(1).default(1),
};
