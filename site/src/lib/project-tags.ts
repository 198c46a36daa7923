/** Filter tags of projects, in the order that decides a project's label (PROJECT-TAGS). */
import { z } from 'zod';
import { text } from '../../../contract/text-places.ts';

/** What each tag is called: `projects.tags` of content/words/site.yaml. */
export const projectTagWords = z.strictObject({
  filter1: text(),
  filter2: text(),
  filter3: text(),
  filter4: text(),
});

export const projectTag = projectTagWords.keyof();
export type ProjectTag = z.output<typeof projectTag>;
