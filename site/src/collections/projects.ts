/** content/projects: one file per project. Each becomes a page, and sections may name it. */
import { z } from 'astro/zod';
import { projects as words } from 'words:site';
import { getPagePath } from '../entries/content-folders.ts';
import { listOrder } from './list-order.ts';
import { captionedPictures } from '../fields/captioned-pictures.ts';
import { drawingName } from '../fields/drawing-name.ts';
import { floorPlan } from '../fields/floor-plan.ts';
import { projectTag, type ProjectTag } from './project-tags.ts';
import { filmFields, hasOneFilm, oneFilm } from '../fields/film-fields.ts';
import { picture, referTo } from '../fields/references.ts';
import { sentences } from '../fields/required-words.ts';
import { sample } from '../fields/sample.ts';
import { facts } from './fact-sheets.ts';
import { stageFields } from './stages.ts';

export const projectSchema = z.strictObject({
  sample,
  title: z.string().min(1),
  order: listOrder,
  tags: z.array(projectTag).min(1),
  place: z.string().min(1),
  /** Such as “Framing and drywall”. */
  scope: z.string().min(1).meta({ label: 'Work' }),
  year: z.number().int().min(1990).max(2100),
  client: z.string().min(1).optional(),
  /** One sentence for search results. */
  description: z.string().min(50).max(170),
  picture: picture('third').meta({ label: 'Picture on cards' }),
  mainPicture: picture('lead').meta({ label: 'Large picture on its page' }),
  /** At the top of the project's page, they take turns with the main picture. */
  pictures: z.array(picture('half')).max(5).default([]).meta({ label: 'Further pictures', one: 'picture' }),
  /** The assignment, the work, and the outcome. */
  text: z.array(sentences).min(1),
  outcome: z.array(sentences).min(2).meta({ label: 'Outcome', one: 'line' }).optional(),
  /** Such as “March 2026”. Without it, the page says the year. */
  completed: z.string().min(1).optional(),
  /** If filled in, the page shows goals and outcome as two lists. */
  goals: z.array(sentences).min(1).meta({ label: 'What the client wanted', one: 'line' }).optional(),
  /** Numbers of the project, each with a plus sign. */
  counters: z
    .array(
      z.strictObject({
        value: z.number().int().positive().meta({ label: 'Number' }),
        title: z.string().min(1).meta({ label: 'What it counts' }),
      }),
    )
    .min(2)
    .max(6)
    .meta({ label: 'Numbers' })
    .optional(),
  /** Below the story, each with what was done there. A plan that exists as a picture can be one of them. */
  views: captionedPictures.default([]),
  plan: floorPlan.optional(),
  drawing: drawingName.optional(),
  stages: z.strictObject(stageFields).meta({ label: 'One room at several times' }).optional(),
  /** Trade and name. */
  credits: facts.default([]).meta({ label: 'Who did what', one: 'line' }),
  film: z
    .strictObject({
      sample,
      title: z.string().min(1).meta({ label: 'What it shows' }),
      ...filmFields,
      poster: picture('half').meta({ label: 'Picture before it plays' }),
    })
    .refine(hasOneFilm, oneFilm)
    .optional(),
});

export type Project = z.output<typeof projectSchema>;

/** The label of the first of these tags in the order of PROJECT-TAGS. */
export function getTagLabel(tags: readonly ProjectTag[]): string {
  const first = projectTag.options.find((tag) => tags.includes(tag));
  if (!first) throw new Error('a project needs at least one tag');
  return words.tags[first];
}

/** The name of a file in content/projects. */
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
