import { z } from 'astro/zod';
import { sectionBase, words } from '../common.ts';

/** The search: a box, what it found, and every page of the site with its description. */
export const siteSearch = z.strictObject({
  ...sectionBase('SiteSearch'),
  label: words,
  /** Says what may be typed. */
  hint: words.optional(),
  /** Offered when nothing was found: words that do find something. */
  suggestionsHeading: words,
  suggestions: z.array(words).min(1),
  /** Heading of the list of all pages, and the link to it from results. */
  allHeading: words,
  allLink: words,
});
