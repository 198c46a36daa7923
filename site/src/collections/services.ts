/** content/services: one file per service. Each becomes a page, and sections may name it. */
import { typed } from '../../../contract/typed-field.ts';
import { listEntries } from '../entries/content-entries.ts';
import { z } from 'astro/zod';
import { fillEntries } from './fill.ts';
import { listOrder } from './list-order.ts';
import { drawingName } from '../fields/drawing-name.ts';
import { oncePerBuild } from '../entries/once-per-build.ts';
import { byOrder } from '../entries/order.ts';
import { picture, referTo } from '../fields/references.ts';
import { sample } from '../fields/sample.ts';
import { step } from '../fields/step.ts';
import { annotation, sentences, words } from '../fields/required-words.ts';
import { factFields, facts, localFactFields } from './fact-sheets.ts';
import { project } from './projects.ts';
import { stageFields } from './stages.ts';

export const serviceSchema = z.strictObject({
  /** `true` while the texts belong to another trade than the company's. `npm run launch` lists it. */
  sample,
  /** The name in lists and menus. */
  title: z.string().min(1),
  /** The heading of the service's page. Name the place too, for search engines. Default: the title. */
  pageTitle: words.meta({ label: 'Heading of its page' }).optional(),
  order: listOrder,
  drawing: drawingName.optional(),
  /** One sentence for cards. */
  summary: z.string().min(20).max(180),
  price: typed('price', words)
    .meta({
      label: 'Price',
      help: 'Such as “From $450”. The service’s card and page show it.',
    })
    .optional(),
  /** One sentence for search results. */
  description: z.string().min(50).max(170),
  picture: picture('third').meta({ label: 'Picture on cards' }),
  mainPicture: picture('lead').meta({ label: 'Large picture on its page' }),
  heading: z.string().min(1).meta({ label: 'Heading over the text' }),
  text: z.array(sentences).min(1),
  benefitsHeading: words.meta({ label: 'Heading over the benefits' }).optional(),
  benefits: z.array(sentences).length(4),
  details: z.array(picture('third')).length(2).meta({ label: 'Two pictures side by side', one: 'picture' }),
  stages: z.strictObject(stageFields).meta({ label: 'One room at several times' }).optional(),
  /** A section that explains the trade. */
  explainer: words.meta({ refersTo: 'explainers' }).optional(),
  projects: z.array(project()).max(3).default([]).meta({ label: 'Projects with this work', one: 'project' }),
  first: z
    .strictObject({
      label: annotation.optional(),
      title: words,
      text: sentences.optional(),
      items: z.array(sentences).min(1).meta({ label: 'Entries', one: 'entry' }),
    })
    .meta({ label: 'What to do before you come' })
    .optional(),
  /** The amounts are in Prices. A text says one by its name, such as {priceSmallRepair}. */
  prices: z.strictObject(factFields).meta({ label: 'What single jobs cost' }).optional(),
  /** Facts about wind, earthquakes, permits, boards and grants, each with its source. */
  local: z.strictObject(localFactFields).meta({ label: 'Rules and dangers of the place' }).optional(),
  visit: z
    .strictObject({
      label: annotation.optional(),
      title: words,
      steps: z.array(step).min(2).max(4),
    })
    .meta({ label: 'Who comes, and when' })
    .optional(),
  /** Facts about this trade alone. Facts that all share are in “Shared parts of pages”. */
  contractorFacts: facts.default([]).meta({ label: 'Facts for general contractors', one: 'fact' }),
  facts: facts.default([]).meta({ label: 'Facts of the trade', one: 'fact' }),
});

export type Service = z.output<typeof serviceSchema>;

/** The name of a file in content/services. */
export const service = referTo(
  'services',
  serviceSchema,
  ({ sample, title, summary, price, picture }, name) => ({
    sample,
    title,
    summary,
    price,
    path: `/${name}`,
    picture,
  }),
);

/** Every page shows them. */
export const listServiceLinks = oncePerBuild((): { label: string; path: string }[] =>
  fillEntries(listEntries('services', serviceSchema))
    .sort(byOrder)
    .map(({ id, data }) => ({ label: data.title, path: `/${id}` })),
);
