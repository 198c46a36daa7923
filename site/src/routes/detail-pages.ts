/** content/detail-pages.yaml: the sections of the pages of services, projects, articles and people. */
import { z } from 'astro/zod';
import { text } from '../../../contract/text-places.ts';
import { factFields } from '../collections/fact-sheets.ts';
import { fill } from '../collections/fill.ts';
import { readContentFile } from '../entries/content-entries.ts';
import { sample } from '../fields/sample.ts';
import { annotation, sentences, words } from '../fields/required-words.ts';
import { action, sectionBase } from '../sections/common.ts';
import { sectionOr, type Page } from '../sections/page-schema.ts';

const partLabels = {
  head: 'Title',
  detail: 'Text and pictures',
  first: 'What to do before you come',
  prices: 'What single jobs cost',
  local: 'Rules and dangers of the place',
  visit: 'Who comes, and when',
  stages: 'One room at several times',
  contractors: 'Facts for general contractors',
  figures: 'Numbers',
  goals: 'What the client wanted',
  credits: 'Who did what',
  others: 'Similar projects',
  services: 'Services that it is about',
  reply: 'Form',
  career: 'Jobs',
};

/**
 * Sections from top to bottom, as on every other page. Among them, `kind: Own` places the parts that the entry's file
 * fills. Empty parts are omitted.
 */
function sectionsWith<Part extends string>(...parts: readonly ['head', ...Part[]]) {
  const own = z
    .strictObject({
      ...sectionBase('Own'),
      part: z.enum(parts).meta({ label: 'What it shows', options: partLabels }),
    })
    .meta({ label: 'From its own form', help: 'What the form of each of them says.' });
  return z
    .array(sectionOr(own))
    .min(1)
    .refine(([first]) => first?.kind === 'Own' && first.part === 'head', 'the head must be the first section')
    .refine((all) => {
      const named = all.flatMap((section) => (section.kind === 'Own' ? [section.part] : []));
      return new Set(named).size === named.length;
    }, 'every part may occur only once');
}

type Section = Page['sections'][number];
type WithoutSurface<S> = S extends Section ? Omit<S, 'surface'> : never;
/** The content of a part, without its surface. */
export type OwnSection = WithoutSurface<Section>;

/** Replaces the names of parts in the list with the entry's own parts. */
export function arrange<Part extends string>(
  sections: readonly (
    Section | ({ kind: 'Own'; part: Part } & Pick<Section, 'surface' | 'anchor' | 'folds'>)
  )[],
  own: Record<Part, OwnSection | undefined>,
): Section[] {
  return sections.flatMap((section) => {
    if (section.kind !== 'Own') return [section];
    const { surface, anchor, folds } = section;
    const filled: OwnSection | undefined = own[section.part];
    return filled ? [{ ...filled, surface, ...(anchor ? { anchor } : {}), ...(folds ? { folds } : {}) }] : [];
  });
}

const head = z.strictObject({ label: annotation, title: words });
const personHead = z.strictObject({ label: annotation, title: text('firstName?') });
const parent = z
  .strictObject({ label: words.meta({ label: 'Its name' }), path: z.string().startsWith('/') })
  .meta({ label: 'Page with the list', help: 'The line that says where the visitor is shows it.' });

/** Overrides the shared text of the invitation. */
const invitationTitle = words.meta({ label: 'Title of the invitation' });
const invitationText = sentences.meta({ label: 'Text of the invitation' }).optional();

export const detailPagesSchema = z.strictObject({
  /** At the end of each of these pages. Each kind has its own title for it. */
  invitation: z.strictObject({ text: sentences, button: words.meta({ label: 'Words on the button' }) }),
  service: z
    .strictObject({
      pricePage: z.string().startsWith('/').meta({ label: 'Page with the prices' }).optional(),
      sections: sectionsWith(
        'head',
        'detail',
        'first',
        'prices',
        'local',
        'visit',
        'stages',
        'explainer',
        'contractors',
        'projects',
        'articles',
        'invitation',
      ),
      parent,
      /** Unless the service has its own. */
      benefitsHeading: words.meta({ label: 'Heading over the benefits' }),
      /** Below the list of services, for the questions that clients ask next. */
      further: z.array(action).default([]).meta({ label: 'Links to further pages', one: 'link' }),
      /** After the facts of the trade. */
      contractors: z
        .strictObject({ sample, ...factFields, action: action.meta({ label: 'Button' }) })
        .meta({ label: 'Facts for general contractors' })
        .optional(),
      projects: head.meta({ label: 'Head over projects with this work' }),
      articles: head.meta({ label: 'Head over articles about it' }),
      invitation: invitationTitle,
    })
    .meta({ label: 'Pages of services' }),
  project: z
    .strictObject({
      sections: sectionsWith(
        'head',
        'detail',
        'figures',
        'goals',
        'film',
        'outcome',
        'stages',
        'credits',
        'others',
        'invitation',
      ),
      parent,
      facts: z
        .strictObject({ skills: words, client: words, completed: words, place: words })
        .meta({ label: 'Words before the facts of a project' }),
      figures: head.meta({ label: 'Head over numbers' }),
      goals: head.meta({ label: 'Head over what the client wanted' }),
      outcome: head.meta({ label: 'Head over the outcome' }),
      credits: head.meta({ label: 'Head over who did what' }),
      others: head.meta({ label: 'Head over similar projects' }),
      invitation: invitationTitle,
      invitationText,
    })
    .meta({ label: 'Pages of projects' }),
  post: z
    .strictObject({
      sections: sectionsWith('head', 'article', 'explainer', 'services', 'reply', 'invitation'),
      parent,
      services: words.meta({ label: 'Heading over the services it is about' }),
      invitationText,
    })
    .meta({ label: 'Pages of articles' }),
  category: z
    .strictObject({ sections: sectionsWith('head', 'articles') })
    .meta({ label: 'Pages of categories' }),
  /** {firstName} is the person's first name. */
  member: z
    .strictObject({
      sections: sectionsWith('head', 'profile', 'skills', 'career', 'invitation'),
      parent,
      profile: words.meta({ label: 'Small line above the sentence of the person' }),
      skills: personHead.meta({ label: 'Head over skills' }),
      career: personHead.meta({ label: 'Head over jobs' }),
      invitation: text('firstName?').meta({ label: 'Title of the invitation' }),
      invitationText: text('firstName?').meta({ label: 'Text of the invitation' }).optional(),
      button: words.meta({ label: 'Words on the button' }),
    })
    .meta({ label: 'Pages of people' }),
  /** On the home page, at an unknown address (ROUTE-UNKNOWN). */
  notFound: z
    .strictObject({ title: words, text: sentences, action: action.meta({ label: 'Button' }) })
    .meta({ label: 'Page not found', help: 'On the home page, at an address that does not exist.' }),
  lists: z
    .strictObject({
      label: words.meta({ label: 'Name of the links, for screen readers' }),
      /** {title} of the list, {number} of the page, {count} of all pages. */
      title: text('title', 'number', 'count'),
      link: text('number').meta({ label: 'Words on the link' }),
      projects: z.strictObject({ title: words, description: z.string().min(50).max(170) }),
    })
    .meta({ label: 'Lists longer than a page' }),
});

export type DetailPages = z.output<typeof detailPagesSchema>;

export const loadDetailPages = (): DetailPages =>
  fill(readContentFile('detail-pages.yaml', detailPagesSchema));
