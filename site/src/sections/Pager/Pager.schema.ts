import { z } from 'astro/zod';
import { sectionBase, words } from '../common.ts';

/** Links to the pages of a list that is too long for one; the site makes it by itself. */
export const pager = z.strictObject({
  ...sectionBase('Pager'),
  /** Names the links for screen readers. */
  title: words,
  pages: z
    .array(
      z.strictObject({
        label: words,
        path: z.string().startsWith('/'),
        /** `true` for the page that this is. */
        isCurrent: z.boolean().default(false),
      }),
    )
    .min(2),
});
