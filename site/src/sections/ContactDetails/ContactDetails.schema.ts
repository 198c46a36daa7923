import { z } from 'astro/zod';
import { contactBox, sectionBase, sentences, words } from '../common.ts';

export const contactDetails = z
  .strictObject({
    ...sectionBase('ContactDetails'),
    title: words,
    text: sentences.optional(),
    boxes: z.array(contactBox).default([]),
  })
  .meta({ label: 'Ways to reach you', help: 'A line with e-mail and phone, and boxes.' });
