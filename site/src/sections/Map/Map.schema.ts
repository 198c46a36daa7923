import { z } from 'astro/zod';
import { sectionBase, words } from '../common.ts';

/** Where the office is: a drawn map; the map service is asked only when the visitor wants it. */
export const map = z.strictObject({
  ...sectionBase('Map'),
  title: words,
  text: words,
  /** What to look for on the map, for example "Summerville, SC". */
  query: words,
});
