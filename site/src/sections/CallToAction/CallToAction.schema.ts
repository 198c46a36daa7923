import { z } from 'astro/zod';
import { picture } from '../../lib/references.ts';
import { action, sectionBase, words } from '../common.ts';

/** Asks for the next step at the end of a page. */
export const callToAction = z.strictObject({
  ...sectionBase('CallToAction'),
  title: words,
  text: words,
  action,
  /** Behind the words, under a shade of graphite. */
  picture: picture('half').optional(),
});
