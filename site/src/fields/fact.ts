/** A label, its value, and optionally its source. */
import { z } from 'astro/zod';
import { sentences, words } from './required-words.ts';

/** The name and address of a source, so that readers can check the fact. */
export const source = z.strictObject({
  name: words.meta({ label: 'Name of the source' }),
  url: z.url({ protocol: /^https$/ }),
});

export const fact = z.strictObject({
  label: words.meta({ label: 'What it is' }),
  value: sentences,
  source: source.optional(),
});

/** Facts about a place, such as its building rules, require a source. */
export const sourcedFact = fact.required({ source: true });

export type Fact = z.output<typeof fact>;
