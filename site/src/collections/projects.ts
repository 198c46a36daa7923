/** content/projects: one file per project; each becomes a page and may be named by sections. */
import { z } from 'astro/zod';
import { projects as words } from 'words:site';
import { getPagePath } from '../lib/content-folders.ts';
import { drawingName } from '../lib/drawing-name.ts';
import { projectTag, type ProjectTag } from '../lib/project-tags.ts';
import { picture, referTo } from '../lib/references.ts';
import { sample } from '../lib/sample.ts';
import { facts } from './fact-sheets.ts';
import { stageFields } from './stages.ts';

export const projectSchema = z.strictObject({
  sample,
  title: z.string().min(1),
  /** Place in lists. */
  order: z.number().int(),
  tags: z.array(projectTag).min(1),
  place: z.string().min(1),
  scope: z.string().min(1),
  year: z.number().int().min(1990).max(2100),
  client: z.string().min(1),
  /** Sentence for search results. */
  description: z.string().min(50).max(170),
  picture: picture('third'),
  mainPicture: picture('lead'),
  /** Further pictures: they turn with the main one at the top of the project's page. */
  pictures: z.array(picture('half')).max(5).default([]),
  /** What was asked, what was done, how it ended. */
  text: z.array(z.string().min(1)).min(1),
  outcome: z.array(z.string().min(1)).min(2),
  /** "March 2026"; without it the page says the year. */
  completed: z.string().min(1).optional(),
  /** What the client wanted; with it the page shows goals and outcome as two lists. */
  goals: z.array(z.string().min(1)).min(1).optional(),
  /** Numbers of the project, each with a plus sign. */
  counters: z
    .array(z.strictObject({ value: z.number().int().positive(), title: z.string().min(1) }))
    .min(2)
    .max(6)
    .optional(),
  /** Construction drawing beside the title. */
  drawing: drawingName.optional(),
  /** One room of the project at several times. */
  stages: z.strictObject(stageFields).optional(),
  /** Who did what: trade and name. */
  credits: facts.default([]),
  /** A film of the project; `title` says what it shows. */
  film: z
    .strictObject({
      sample,
      title: z.string().min(1),
      service: z.enum(['youtube', 'vimeo']),
      id: z.string().regex(/^[\w-]+$/),
      poster: picture('half'),
    })
    .optional(),
});

export type Project = z.output<typeof projectSchema>;

/** Label of the first of these tags in the order of PROJECT-TAGS. */
export function getTagLabel(tags: readonly ProjectTag[]): string {
  const first = projectTag.options.find((tag) => tags.includes(tag));
  if (!first) throw new Error('a project needs at least one tag');
  return words.tags[first];
}

/** Name of a file of content/projects. */
export const project = referTo(
  'projects',
  projectSchema,
  ({ sample, title, place, scope, year, tags, picture }, name) => ({
    sample,
    title,
    place,
    scope,
    year,
    tags,
    path: getPagePath('projects', name),
    label: getTagLabel(tags),
    picture,
  }),
);
