/** content/detail-pages.yaml: of what the page of a service, a project, an article or a person is made. */
import { getEntry } from 'astro:content';
import { z } from 'astro/zod';
import { text } from '../../../contract/text-places.ts';
import { factFields } from '../collections/fact-sheets.ts';
import { fill } from '../collections/fill.ts';
import { sample } from '../lib/sample.ts';
import { words } from '../lib/required-words.ts';
import { action, sectionBase } from '../sections/common.ts';
import { sectionOr, type Page } from '../sections/page-schema.ts';

/**
 * Sections from top to bottom, as on every other page, and between them, as `kind: Own`, the parts that the entry's own
 * file fills. A part that a file leaves empty is left out.
 */
function sectionsWith<Part extends string>(...parts: readonly ['head', ...Part[]]) {
  const own = z.strictObject({ ...sectionBase('Own'), part: z.enum(parts) });
  return z
    .array(sectionOr(own))
    .min(1)
    .refine(([first]) => first?.kind === 'Own' && first.part === 'head', 'the first section is the head')
    .refine((all) => {
      const named = all.flatMap((section) => (section.kind === 'Own' ? [section.part] : []));
      return new Set(named).size === named.length;
    }, 'every part comes once');
}

type Section = Page['sections'][number];
type WithoutSurface<S> = S extends Section ? Omit<S, 'surface'> : never;
/** What a part shows, whatever is behind it. */
export type OwnSection = WithoutSurface<Section>;

/** Puts the entry's own parts where the list has their names. */
export function arrange<Part extends string>(
  sections: readonly (
    Section | { kind: 'Own'; part: Part; surface: Section['surface']; anchor?: string | undefined }
  )[],
  own: Record<Part, OwnSection | undefined>,
): Section[] {
  return sections.flatMap((section) => {
    if (section.kind !== 'Own') return [section];
    const { surface, anchor } = section;
    const filled: OwnSection | undefined = own[section.part];
    return filled ? [{ ...filled, surface, ...(anchor ? { anchor } : {}) }] : [];
  });
}

const head = z.strictObject({ label: words, title: words });
const personHead = z.strictObject({ label: words, title: text('firstName?') });
/** The list above the page, for its breadcrumb. */
const parent = z.strictObject({ label: words, path: z.string().startsWith('/') });

/** Replaces the text of the invitation that all share. */
const invitationText = words.optional();

export const detailPagesSchema = z.strictObject({
  /** The invitation that ends each of these pages; each kind has a title for it. */
  invitation: z.strictObject({ text: words, button: words }),
  service: z.strictObject({
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
    /** Heading over what a service brings, where its own file has none. */
    benefitsHeading: words,
    /** Pages that answer what a client asks next; under the list of services. */
    further: z.array(action).default([]),
    /** Facts for general contractors, after those of the trade. */
    contractors: z.strictObject({ sample, ...factFields, action }).optional(),
    /** Heads over the jobs that the service's file names, and over the articles that name the service. */
    projects: head,
    articles: head,
    invitation: words,
  }),
  project: z.strictObject({
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
    /** Labels of the title block. */
    facts: z.strictObject({ skills: words, client: words, completed: words, place: words }),
    figures: head,
    goals: head,
    outcome: head,
    credits: head,
    /** Head over similar projects. */
    others: head,
    invitation: words,
    invitationText,
  }),
  post: z.strictObject({
    sections: sectionsWith('head', 'article', 'explainer', 'services', 'reply', 'invitation'),
    parent,
    /** Title over the trades that the article is about. */
    services: words,
    invitationText,
  }),
  /** The page of a category lists its articles. */
  category: z.strictObject({ sections: sectionsWith('head', 'articles') }),
  /** `{firstName}` is the person's. */
  member: z.strictObject({
    sections: sectionsWith('head', 'profile', 'skills', 'career', 'invitation'),
    parent,
    /** Annotation over the sentence that the person would say. */
    profile: words,
    skills: personHead,
    career: personHead,
    invitation: text('firstName?'),
    invitationText: text('firstName?').optional(),
    button: words,
  }),
  /** What the home page says after its first section at an unknown address (ROUTE-UNKNOWN). */
  notFound: z.strictObject({ title: words, text: words, action }),
  /** Lists that are too long for one page. */
  lists: z.strictObject({
    label: words,
    title: text('title', 'number', 'count'),
    link: text('number'),
    projects: z.strictObject({ title: words, description: z.string().min(50).max(170) }),
  }),
});

export type DetailPages = z.output<typeof detailPagesSchema>;

export async function loadDetailPages(): Promise<DetailPages> {
  const entry = await getEntry('detailPages', 'detail-pages');
  if (!entry) throw new Error('content/detail-pages.yaml is missing');
  return fill(entry.data);
}
