import { z } from 'astro/zod';
import { sectionBase, words } from '../common.ts';

/** Every page of the site with its description; the search box narrows it. */
export const siteIndex = z.strictObject({
  ...sectionBase('SiteIndex'),
  label: words,
});
