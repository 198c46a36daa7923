/** content/services: one file per service; each becomes a page and may be named by sections. */
import { getCollection } from 'astro:content';
import { z } from 'astro/zod';
import { fill } from './fill.ts';
import { drawingName } from '../lib/drawing-name.ts';
import { byOrder } from '../lib/order.ts';
import { picture, referTo } from '../lib/references.ts';
import { sample } from '../lib/sample.ts';
import { words } from '../lib/required-words.ts';
import { factFields, facts, localFactFields } from './fact-sheets.ts';
import { project } from './projects.ts';
import { stageFields } from './stages.ts';

export const serviceSchema = z.strictObject({
  /** `true` while the words are those of another trade than the company's; `npm run launch` lists it. */
  sample,
  /** In lists, menus and the breadcrumb. */
  title: z.string().min(1),
  /** Heading of the page and title of the browser tab, with the place; without it the title. */
  pageTitle: words.optional(),
  /** Place in lists. */
  order: z.number().int(),
  /** Construction drawing beside the title of the page. */
  drawing: drawingName.optional(),
  /** One sentence for cards. */
  summary: z.string().min(20).max(180),
  /** Sentence for search results. */
  description: z.string().min(50).max(170),
  picture: picture('third'),
  /** Large picture on the page itself. */
  mainPicture: picture('lead'),
  heading: z.string().min(1),
  /** Paragraphs. */
  text: z.array(z.string().min(1)).min(1),
  benefitsHeading: words.optional(),
  benefits: z.array(z.string().min(1)).length(4),
  /** Two pictures, side by side. */
  details: z.array(picture('third')).length(2),
  /** One room of this trade at several times, below the page's text. */
  stages: z.strictObject(stageFields).optional(),
  /** A section that explains the trade: name of a file of content/explainers. */
  explainer: words.meta({ refersTo: 'explainers' }).optional(),
  /** Jobs with this trade in them: names of files of content/projects. */
  projects: z.array(project()).max(3).default([]),
  /** What to do before anybody comes. */
  first: z
    .strictObject({
      label: words.optional(),
      title: words,
      text: words.optional(),
      items: z.array(words).min(1),
    })
    .optional(),
  /** What single jobs cost; amounts come from content/prices.yaml. */
  prices: z.strictObject(factFields).optional(),
  /** Rules and dangers of the place: wind, earthquakes, permits, boards, grants. */
  local: z.strictObject(localFactFields).optional(),
  /** Who comes, and when. */
  visit: z
    .strictObject({
      label: words.optional(),
      title: words,
      steps: z
        .array(z.strictObject({ title: words, text: words, picture: picture('third') }))
        .min(2)
        .max(4),
    })
    .optional(),
  /** What a general contractor looks up of this trade; what is the same for all is in content/detail-pages.yaml. */
  contractorFacts: facts.default([]),
  /** Facts of the trade: label and value, shown like a drawing's title block. */
  facts: facts.default([]),
});

export type Service = z.output<typeof serviceSchema>;

/** Name of a file of content/services. */
export const service = referTo('services', serviceSchema, ({ sample, title, summary, picture }, name) => ({
  sample,
  title,
  summary,
  path: `/${name}`,
  picture,
}));

async function listServices() {
  const services = await fill(await getCollection('services'));
  return services.sort(byOrder);
}

export async function listServiceLinks(): Promise<{ label: string; path: string }[]> {
  const services = await listServices();
  return services.map(({ id, data }) => ({ label: data.title, path: `/${id}` }));
}
