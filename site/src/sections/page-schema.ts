/** Homes, one-pagers and inner pages share one schema: a direction plus an ordered list of sections. */
import { z } from 'astro/zod';
import { directionName } from '../fields/direction-name.ts';
import { source } from '../fields/fact.ts';
import { schemas } from './schemas.ts';

function explainKind(kind: unknown): string {
  if (typeof kind !== 'string') return 'a section says its kind, for example "kind: PageHead"';
  return `there is no kind "${kind}"; the kinds are ${Object.keys(schemas).join(', ')}`;
}

type Schemas = typeof schemas;

const everySchema = Object.values(schemas) as unknown as [
  Schemas[keyof Schemas],
  ...Schemas[keyof Schemas][],
];
const explain = ({ input }: { input?: unknown }) =>
  explainKind((input as { kind?: unknown } | undefined)?.kind);

/** A section of a page. Its `kind` selects the schema. */
export const section = z.discriminatedUnion('kind', everySchema, { error: explain });

/** A section of a page, or another object with a `kind`. */
export const sectionOr = <Other extends z.core.$ZodTypeDiscriminable>(other: Other) =>
  z.discriminatedUnion('kind', [other, ...everySchema], { error: explain });

const headerLooks = ['bar', 'over', 'split', 'centered', 'boxed'] as const;

export const pageSchema = z.strictObject({
  /** Title of the browser tab and of search results, without the company's name. */
  title: z.string().min(1).meta({ label: 'Title in search results' }),
  companyFirst: z.boolean().default(false).meta({ label: 'Company’s name before the title' }),
  /** One or two sentences for search results. */
  description: z.string().min(50).max(170),
  /** If empty, the page has the site's look. */
  direction: directionName.meta({ label: 'Look of this page' }).optional(),
  noindex: z.boolean().default(false).meta({ label: 'Hide from search engines' }),
  canonical: z.string().startsWith('/').meta({ label: 'Page that search engines list instead' }).optional(),
  sharePicture: z
    .string()
    .meta({ refersTo: 'picture', label: 'Picture when somebody shares the page' })
    .default('frame-inside'),
  menu: z
    .enum(['page', 'sections'])
    .meta({ options: { page: 'Pages of the site', sections: 'Sections of this page' } })
    .default('page'),
  header: z
    .enum(headerLooks, {
      error: ({ input }) =>
        input === 'centred' ? 'the header "centred" is called "centered" now' : undefined,
    })
    .meta({
      label: 'Look of the header',
      options: {
        bar: 'A light line',
        over: 'See-through, over the opening picture',
        split: 'Two lines, the menu dark',
        centered: 'The logo in the middle',
        boxed: 'A box over the opening picture',
      },
    })
    .optional(),
  topBar: z.boolean().meta({ label: 'Thin line above the header' }).optional(),
  /** Sources of the page's statements on rules, dangers and grants of a place. Visitors do not see them. */
  sources: z.array(source).min(1).optional(),
  /** The sections from top to bottom. */
  sections: z.array(section).min(1),
});

export type Page = z.output<typeof pageSchema>;

/** The frame of a page outside content/ that search engines do not list. */
export function frameUnlisted(title: string, description: string): Omit<Page, 'sections'> {
  return {
    title,
    companyFirst: false,
    description,
    noindex: true,
    sharePicture: 'frame-inside',
    menu: 'page',
  };
}
