import { z } from 'astro/zod';
import { sectionBase, words } from '../common.ts';

export const pager = z
  .strictObject({
    ...sectionBase('Pager'),
    /** Accessible name of the links. */
    title: words,
    pages: z
      .array(
        z.strictObject({
          label: words,
          path: z.string().startsWith('/'),
          isCurrent: z.boolean().default(false).meta({ label: 'This page' }),
        }),
      )
      .min(2),
  })
  .meta({
    label: 'Links to further pages',
    help: 'Links to the pages of a list that is too long for one; the site makes it by itself.',
  });
