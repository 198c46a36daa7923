/** Labels and values below a heading: fields that services and the section FactSheet share. */
import { z } from 'astro/zod';
import { fact, sourcedFact } from '../fields/fact.ts';
import { annotation, sentences, words } from '../fields/required-words.ts';

export const facts = z.array(fact);

export const factFields = {
  label: annotation.optional(),
  title: words,
  text: sentences.optional(),
  facts: facts.min(1),
};

/** Facts about the company's area, each with its source. */
export const localFactFields = { ...factFields, facts: z.array(sourcedFact).min(1) };
