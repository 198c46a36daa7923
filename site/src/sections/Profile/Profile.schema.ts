import { z } from 'astro/zod';
import { picture } from '../../lib/references.ts';
import { sample } from '../../lib/sample.ts';
import { socialLinks } from '../../lib/social-links.ts';
import { sectionBase, words } from '../common.ts';

/** One person: portrait, words, and how to reach them. E-mail and phone are those of the company. */
export const profile = z.strictObject({
  ...sectionBase('Profile'),
  sample,
  /** Annotation above the heading. */
  label: words,
  /** The person in the names of the social links. */
  name: words,
  /** A sentence that the person would say. */
  heading: words,
  text: z.array(words).min(1),
  portrait: picture('third'),
  socials: socialLinks,
});
