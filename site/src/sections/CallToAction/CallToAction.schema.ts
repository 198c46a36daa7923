import { z } from 'astro/zod';
import { picture } from '../../lib/references.ts';
import { action, sectionBase, words } from '../common.ts';

/** Asks for the next step at the end of a page. */
export const callToAction = z.strictObject({
  ...sectionBase('CallToAction'),
  title: words,
  text: words,
  action,
  /** Beside the words, as far as the edge of the window. */
  picture: picture('half').optional(),
});
