import { z } from 'astro/zod';
import { picture } from '../../fields/references.ts';
import { sample } from '../../fields/sample.ts';
import { socialLinks } from '../../fields/social-links.ts';
import { annotation, sectionBase, sentences, words } from '../common.ts';

export const profile = z
  .strictObject({
    ...sectionBase('Profile'),
    sample,
    label: annotation,
    /** Links to social profiles announce it to screen readers. */
    name: words,
    heading: words.meta({ label: 'A sentence of theirs' }),
    text: z.array(sentences).min(1),
    portrait: picture('third'),
    socials: socialLinks,
  })
  .meta({ label: 'One person', help: 'Portrait, words, and how to reach them.' });
