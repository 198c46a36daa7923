import { z } from 'astro/zod';
import { sectionBase, words } from '../common.ts';

/** Questions and answers that open one at a time, with a form beside them. */
export const faq = z.strictObject({
  ...sectionBase('Faq'),
  label: words.optional(),
  title: words,
  items: z.array(z.strictObject({ title: words, text: words })).min(1),
  /** Which item is open at the start, from 1; 0: none. */
  open: z.number().int().min(0).default(1),
  /** The form beside the questions: name, e-mail, phone and message. */
  form: z.strictObject({
    title: words,
    /** Says how fast an answer comes. */
    promise: words,
    button: words.optional(),
    /** `false` leaves out the website field, which most homeowners cannot fill in. */
    website: z.boolean().default(true),
  }),
});
