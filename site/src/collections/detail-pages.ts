/** content/detail-pages.yaml: what the page of a service, a project or a person says besides its own file. */
import { getEntry } from 'astro:content';
import { z } from 'astro/zod';
import { text } from '../../../contract/words.ts';
import { sample } from '../lib/sample.ts';
import { words } from '../lib/words.ts';
import { factFields } from './fact-sheets.ts';

const head = z.strictObject({ label: words, title: words });
const personHead = z.strictObject({ label: words, title: text('firstName?') });
/** The list above the page, for its breadcrumb. */
const parent = z.strictObject({ label: words, path: z.string().startsWith('/') });

export const detailPagesSchema = z.strictObject({
  /** Ends each of these pages; what it is titled is said with each kind. */
  invitation: z.strictObject({ text: words, button: words }),
  service: z.strictObject({
    parent,
    /** Over what a service brings, where its own file has no heading. */
    benefitsHeading: words,
    /** Pages that answer what a client asks next; under the list of services. */
    further: z.array(z.strictObject({ label: words, path: z.string().startsWith('/') })).default([]),
    /** Over the jobs that the service's file names, and over the articles that name the service. */
    projects: head,
    articles: head,
    /** For general contractors, after the facts of the trade. */
    contractors: z.strictObject({
      sample,
      ...factFields,
      action: z.strictObject({ label: words, path: words }),
    }),
    invitation: words,
  }),
  project: z.strictObject({
    parent,
    /** Labels of the title block. */
    facts: z.strictObject({ skills: words, client: words, completed: words, place: words }),
    figures: head,
    goals: head,
    outcome: head,
    invitation: words,
  }),
  /** `services`: over the trades that the article is about. */
  post: z.strictObject({ parent, services: words }),
  /** `{firstName}` is the person's. */
  member: z.strictObject({
    parent,
    /** Picture shown when a person's page is shared. */
    sharePicture: words,
    /** Annotation over the sentence that the person would say. */
    profile: words,
    skills: personHead,
    career: personHead,
    invitation: text('firstName?'),
    button: words,
  }),
});

export type DetailPages = z.output<typeof detailPagesSchema>;

export async function loadDetailPages(): Promise<DetailPages> {
  const entry = await getEntry('detailPages', 'detail-pages');
  if (!entry) throw new Error('content/detail-pages.yaml is missing');
  return entry.data;
}
