/** Filter tags of projects. The first matching tag is a project's label (PROJECT-TAGS). */
import { z } from 'zod';
import { siteWords } from '../../../contract/words/english-site.ts';

/** The tag labels: `projects.tags` of content/words/site.yaml. */
const { tags } = siteWords.projects;
export type ProjectTag = keyof typeof tags;
export const projectTag = z.enum(Object.keys(tags) as [ProjectTag, ...ProjectTag[]]).meta({ options: tags });
