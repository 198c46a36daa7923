/** Homes, one-pagers and inner pages share one grammar: a direction plus an ordered list of sections. */
import { z } from 'astro/zod';
import { renamedKinds } from '../../../contract/renamed-kinds.ts';
import { directionName } from '../lib/direction-name.ts';
import { source } from '../lib/fact.ts';
import { schemas } from './schemas.ts';

function explainKind(kind: unknown): string {
  if (typeof kind !== 'string') return 'a section says its kind, for example "kind: PageHead"';
  const name = renamedKinds[kind];
  return name
    ? `the kind "${kind}" is called "${name}" now`
    : `there is no kind "${kind}"; the kinds are ${Object.keys(schemas).join(', ')}`;
}

type Schemas = typeof schemas;

const everySchema = Object.values(schemas) as unknown as [
  Schemas[keyof Schemas],
  ...Schemas[keyof Schemas][],
];
const explain = ({ input }: { input?: unknown }) =>
  explainKind((input as { kind?: unknown } | undefined)?.kind);

/** One section of a page, told apart by its `kind`. */
export const section = z.discriminatedUnion('kind', everySchema, { error: explain });

/** One section of a page, or something else with a `kind` of its own. */
export const sectionOr = <Other extends z.core.$ZodTypeDiscriminable>(other: Other) =>
  z.discriminatedUnion('kind', [other, ...everySchema], { error: explain });

const headerLooks = ['bar', 'over', 'split', 'centered', 'boxed'] as const;

export const pageSchema = z.strictObject({
  /** Title of the browser tab and of search results, without the company's name. */
  title: z.string().min(1),
  /** `true` puts the company's name before the title. */
  companyFirst: z.boolean().default(false),
  /** One or two sentences for search results. */
  description: z.string().min(50).max(170),
  /** Art direction of the page; without it, that of company.yaml. */
  direction: directionName.optional(),
  /** `true` keeps the page out of search engines and the sitemap. */
  noindex: z.boolean().default(false),
  /** Path of the page that search engines should list instead. */
  canonical: z.string().startsWith('/').optional(),
  /** Name of the picture shown when the page is shared. */
  sharePicture: z.string().meta({ refersTo: 'picture' }).default('frame-inside'),
  /** `page`: the site's menu. `sections`: the one-page menu. */
  menu: z.enum(['page', 'sections']).default('page'),
  /**
   * Look of the header. `bar`: a line of paper. `over`: transparent over a full-width hero. `split`: two lines, the
   * menu on graphite. `centered`: the logo in the middle. `boxed`: a box that floats over the hero.
   */
  header: z
    .enum(headerLooks, {
      error: ({ input }) =>
        input === 'centred' ? 'the header "centred" is called "centered" now' : undefined,
    })
    .optional(),
  /** `false` leaves out the thin line above the header. */
  topBar: z.boolean().optional(),
  /** Who says what the page says of rules, dangers and grants of a place. Kept for whoever edits it, not shown. */
  sources: z.array(source).min(1).optional(),
  /** The sections from top to bottom. */
  sections: z.array(section).min(1),
});

export type Page = z.output<typeof pageSchema>;

/** Frame of a page that is none of content/ and that no search engine lists. */
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
