import { z } from 'astro/zod';
import { picture } from '../../lib/references.ts';
import { sectionBase, words } from '../common.ts';

/** What the client gains: titles that open to a few sentences, one at a time. */
export const benefits = z.strictObject({
  ...sectionBase('Benefits'),
  label: words,
  title: words,
  text: words.optional(),
  items: z.array(z.strictObject({ title: words, text: words })).min(2),
  /** Number of the item that is open at first; 0 for none. */
  open: z.number().int().min(0).default(0),
  picture: picture('half').optional(),
});
