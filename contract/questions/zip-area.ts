/** An area of content/words/questions.yaml: the company says to its ZIP codes whether crews come there, and when. */
import { z } from 'zod';
import { text } from '../text-places.ts';

/** Beginnings of ZIP codes: five digits ("29483"), three ("294"), or a span of three ("290-293"). */
const prefix = z
  .string()
  .regex(
    /^\d{3}(?:\d{2})?(?:-\d{3})?$/,
    'write five digits (29483), three (294), or a span of three (290-293)',
  )
  .refine(
    (value) => !/^\d{5}-/.test(value),
    'a span has the first three digits of its first and its last area',
  )
  .refine(
    (value) => !value.includes('-') || value.slice(0, 3) <= value.slice(4),
    'a span goes from the lower to the higher',
  );

export const zipArea = z.strictObject({
  name: text(),
  /** Five digits (29483), the first three (294), or a span of these (290-293). */
  prefixes: z.array(prefix).min(1).meta({ label: 'ZIP codes', one: 'ZIP code' }),
  /** For a visitor from there; {area} is the name. */
  sentence: text('area?'),
});

export type ZipArea = z.output<typeof zipArea>;
