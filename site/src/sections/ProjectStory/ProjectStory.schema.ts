import { z } from 'astro/zod';
import { picture } from '../../lib/references.ts';
import { sectionBase, words } from '../common.ts';

/** One finished project: its title block, its story, its outcome. */
export const projectStory = z.strictObject({
  ...sectionBase('ProjectStory'),
  picture: picture('half'),
  facts: z.array(z.strictObject({ label: words, value: words })).min(1),
  text: z.array(words).min(1),
  outcomeHeading: words,
  outcome: z.array(words).min(1),
});
