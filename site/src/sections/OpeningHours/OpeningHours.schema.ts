import { z } from 'astro/zod';
import { member } from '../../collections/team.ts';
import { annotation, sectionBase, sentences, words } from '../common.ts';

export const openingHours = z
  .strictObject({
    ...sectionBase('OpeningHours'),
    label: annotation.optional(),
    title: words,
    text: sentences.optional(),
    /** The person who picks up the phone. */
    answeredBy: member().meta({ label: 'Who answers' }).optional(),
    /** The next steps, in order. */
    steps: z
      .array(z.strictObject({ title: words, text: sentences }))
      .max(4)
      .default([])
      .meta({ one: 'step' }),
  })
  .meta({
    label: 'Opening hours',
    help: 'Your hours, whether somebody answers now, and what happens after a request.',
  });
