/** Schemas that content/posts shares with the blog's sections: the categories and the parts of an article. */
import { z } from 'astro/zod';
import { fact } from './fact.ts';
import { picture } from './references.ts';
import { sentences, words } from './required-words.ts';

export const postCategories = ['Commercial', 'Educational', 'Residential'] as const;

/** The content under one heading, in display order. */
const postPart = z.strictObject({
  heading: words.optional(),
  text: z.array(sentences).min(1),
  list: z.array(sentences).min(2).meta({ label: 'List', one: 'line' }).optional(),
  picture: picture('half').optional(),
  caption: sentences.meta({ label: 'Words under the picture' }).optional(),
  facts: z.array(fact).min(2).meta({ label: 'Facts to remember', one: 'fact' }).optional(),
});
export const postParts = z.array(postPart).min(1);
