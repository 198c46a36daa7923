import { z } from 'astro/zod';
import { contactBox, sectionBase, words } from '../common.ts';

/** Ways to reach the company: a line with e-mail and phone, and boxes. */
export const reach = z.strictObject({
  ...sectionBase('Reach'),
  title: words,
  text: words.optional(),
  boxes: z.array(contactBox).default([]),
});
