import { z } from 'astro/zod';
import { member } from '../../collections/team.ts';
import { sectionBase, words } from '../common.ts';

/** Who answers, whether somebody does now, and what happens after a request. The hours are those of the company. */
export const openingHours = z.strictObject({
  ...sectionBase('OpeningHours'),
  label: words.optional(),
  title: words,
  text: words.optional(),
  /** The person who picks up the phone. */
  answeredBy: member().optional(),
  /** What happens next, in order. */
  steps: z
    .array(z.strictObject({ title: words, text: words }))
    .max(4)
    .default([]),
});
