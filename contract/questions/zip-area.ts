/** An area of content/words/questions.yaml: tells visitors by ZIP code whether crews come there, and when. */
import { z } from 'zod';
import { text } from '../text-places.ts';

/** A ZIP prefix: five digits ("29483"), three ("294"), or a range of three ("290-293"). */
const prefix = z
  .string()
  .regex(
    /^\d{3}(?:\d{2})?(?:-\d{3})?$/,
    'write five digits (29483), three (294), or a range of three (290-293)',
  )
  .refine((value) => !/^\d{5}-/.test(value), 'a range has three digits on each side')
  .refine(
    (value) => !value.includes('-') || value.slice(0, 3) <= value.slice(4),
    'a range goes from the lower to the higher number',
  );

export const zipArea = z.strictObject({
  name: text(),
  /** ZIP codes of the area: five digits (29483), the first three (294), or a range of these (290-293). */
  prefixes: z.array(prefix).min(1).meta({ label: 'ZIP codes', one: 'ZIP code' }),
  /** What a visitor from this area reads. {area} is its name. */
  sentence: text('area?'),
});

export type ZipArea = z.output<typeof zipArea>;
