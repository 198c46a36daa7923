import { z } from 'astro/zod';
import { sectionBase, words } from '../common.ts';

/** Every home page of the site as a small picture, for the owner who chooses one. */
export const variantList = z.strictObject({
  ...sectionBase('VariantList'),
  /** Heading of the pages of content/homes. */
  homes: words,
  /** Heading of the pages of content/one-pagers. */
  onePagers: words,
});
