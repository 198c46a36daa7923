import { z } from 'astro/zod';
import { partner } from '../../collections/partners.ts';
import { sectionBase, words } from '../common.ts';

/** Whom the company works with: their wordmarks in a row that turns. */
export const partners = z.strictObject({
  ...sectionBase('Partners'),
  label: words.optional(),
  title: words,
  /** Names of files of content/partners. */
  items: z.array(partner()).min(2),
  /** Time that the row stands still, in ms. */
  autoplayMs: z.number().int().min(2000).max(20_000).default(5000),
});
