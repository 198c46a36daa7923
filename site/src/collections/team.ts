/** content/team: one file per person. Each becomes a page, and sections may name it. */
import { listEntries } from '../entries/content-entries.ts';
import { z } from 'astro/zod';
import { fillEntries } from './fill.ts';
import { getPagePath } from '../entries/content-folders.ts';
import { listOrder } from './list-order.ts';
import { oncePerBuild } from '../entries/once-per-build.ts';
import { byOrder } from '../entries/order.ts';
import { picture, referTo } from '../fields/references.ts';
import { sentences } from '../fields/required-words.ts';
import { sample } from '../fields/sample.ts';
import { socialLinks } from '../fields/social-links.ts';

export const memberSchema = z.strictObject({
  sample,
  name: z.string().min(1),
  title: z.string().min(1).meta({ label: 'Job title' }),
  order: listOrder,
  portrait: picture('third'),
  /** One or two sentences for lists that show them. */
  summary: z.string().min(20).max(110).optional(),
  /** One sentence for search results. */
  description: z.string().min(50).max(170),
  /** The line above the text of the person's page. */
  heading: z.string().min(1).meta({ label: 'A sentence of theirs' }),
  text: z.array(sentences).min(1),
  socials: socialLinks,
  skills: z
    .array(
      z.strictObject({
        title: z.string().meta({ label: 'Craft' }),
        percent: z.number().int().min(0).max(100),
      }),
    )
    .min(1),
  /** The latest first. */
  careers: z
    .array(z.strictObject({ years: z.string(), role: z.string().meta({ label: 'Work' }), place: z.string() }))
    .min(1)
    .meta({ label: 'Jobs' }),
});

export type Member = z.output<typeof memberSchema>;

/** The name of a file in content/team. */
export const member = referTo(
  'team',
  memberSchema,
  ({ sample, name, title, summary = null, socials, portrait }, file) => ({
    sample,
    name,
    title,
    summary,
    socials,
    path: getPagePath('team', file),
    portrait,
  }),
);

export const listMembers = oncePerBuild(() => fillEntries(listEntries('team', memberSchema)).sort(byOrder));
