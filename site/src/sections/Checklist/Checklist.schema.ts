import { z } from 'astro/zod';
import { picture } from '../../lib/references.ts';
import { sectionBase, words } from '../common.ts';

/** A list of things wanted or reached, ticked one by one. */
export const checklist = z.strictObject({
  ...sectionBase('Checklist'),
  label: words.optional(),
  title: words,
  text: words.optional(),
  items: z.array(words).min(1),
  picture: picture('half').optional(),
});
