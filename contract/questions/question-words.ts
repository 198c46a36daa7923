/** What content/words/questions.yaml must say: answers to a ZIP code, a year and an urgency. */
import { z } from 'zod';
import { text } from '../text-places.ts';

const prefix = z
  .string()
  .regex(/^\d{3}(?:\d{2})?(?:-\d{3})?$/)
  .refine(
    (value) => !/^\d{5}-/.test(value),
    'a span has the first three digits of its first and its last area',
  )
  .refine(
    (value) => !value.includes('-') || value.slice(0, 3) <= value.slice(4),
    'a span goes from the lower to the higher',
  );

export const questionWords = z.strictObject({
  zip: z.strictObject({
    /** Without any, nothing is said to a ZIP code. */
    areas: z.array(
      z.strictObject({ name: text(), prefixes: z.array(prefix).min(1), sentence: text('area?') }),
    ),
    elsewhere: text(),
    noZip: text(),
  }),
  year: z.strictObject({ lead: text(), asbestos: text(), noYear: text() }),
  urgency: z.strictObject({ water: text() }),
});

export type QuestionWords = z.output<typeof questionWords>;
