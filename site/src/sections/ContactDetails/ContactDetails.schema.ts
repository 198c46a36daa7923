import { z } from 'astro/zod';
import { contactBox, sectionBase, words } from '../common.ts';

/** Ways to reach the company: a line with e-mail and phone, and boxes. */
export const contactDetails = z.strictObject({
  ...sectionBase('ContactDetails'),
  title: words,
  text: words.optional(),
  boxes: z.array(contactBox).default([]),
});
