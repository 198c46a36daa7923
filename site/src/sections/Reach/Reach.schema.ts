import { z } from 'astro/zod';
import { sectionBase, words } from '../common.ts';

/** Ways to reach the company: a line with e-mail and phone, and boxes. */
export const reach = z.strictObject({
  ...sectionBase('Reach'),
  title: words,
  text: words.optional(),
  boxes: z
    .array(
      z.strictObject({
        /** What the box leads to; addresses and numbers come from content/company.yaml. */
        type: z.enum(['office', 'email', 'call']),
        title: words,
        note: words.optional(),
        /** `true` adds the second number of content/company.yaml to a `call` box. */
        officePhone: z.boolean().default(false),
      }),
    )
    .default([]),
});
