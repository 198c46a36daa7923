import { z } from 'astro/zod';
import { sectionBase, words } from '../common.ts';

export const siteSearch = z
  .strictObject({
    ...sectionBase('SiteSearch'),
    label: words.meta({ label: 'Words above the search box' }),
    hint: words.meta({ label: 'Hint below the search box' }).optional(),
    /** The heading over suggestions if the search finds nothing. */
    suggestionsHeading: words.meta({ label: 'Heading over suggestions' }),
    /** Words that the search does find. */
    suggestions: z.array(words).min(1),
    allHeading: words.meta({ label: 'Heading over the list of all pages' }),
    /** The link from the results to that list. */
    allLink: words.meta({ label: 'Words on the link to all pages' }),
  })
  .meta({ label: 'Search', help: 'A search box, what it found, and every page of the site.' });
