import { z } from 'astro/zod';
import { annotation, questions, sectionBase, websiteField, words } from '../common.ts';

export const faq = z
  .strictObject({
    ...sectionBase('Faq'),
    label: annotation.optional(),
    title: words,
    items: questions,
    /** If 0, all questions are closed. */
    open: z.number().int().min(0).default(1).meta({ label: 'Number of the question that is open at first' }),
    /** The form next to the questions: name, email, phone and message. */
    form: z.strictObject({
      title: words,
      promise: words.meta({ label: 'When you answer' }),
      button: words.meta({ label: 'Words on the button' }).optional(),
      website: websiteField.default(true),
    }),
  })
  .meta({
    label: 'Questions with a form',
    help: 'Questions and answers that open one at a time, with a form beside them.',
  });
