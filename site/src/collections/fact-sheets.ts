/** Labels and values under a heading: fields that a service and the section FactSheet share. */
import { z } from 'astro/zod';
import { words } from '../lib/words.ts';

export const facts = z.array(z.strictObject({ label: words, value: words }));

export const factFields = {
  label: words.optional(),
  title: words,
  text: words.optional(),
  facts: facts.min(1),
};
