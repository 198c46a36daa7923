/** A label and its value, and who says so. */
import { z } from 'astro/zod';
import { sentences, words } from './required-words.ts';

/** Name and address of whoever a fact comes from, so that anyone can look it up again. */
export const source = z.strictObject({
  name: words.meta({ label: 'Name of the source' }),
  url: z.url({ protocol: /^https$/ }),
});

export const fact = z.strictObject({
  label: words.meta({ label: 'What it is' }),
  value: sentences,
  source: source.optional(),
});

/** Facts about a place, such as its building rules: none without a source. */
export const sourcedFact = fact.required({ source: true });

export type Fact = z.output<typeof fact>;
