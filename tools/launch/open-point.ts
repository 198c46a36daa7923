/** The kinds of open points before the launch. */

/**
 * `untrue`: wrong for every company, and blocks the launch until it is changed. `claim`: true for some companies, and
 * blocks until somebody changes or confirms it. `advice`: never blocks, and can be accepted.
 */
type Weight = 'untrue' | 'claim' | 'advice';

/** The order of the list. */
export const kinds = {
  placeholder: { heading: 'Placeholders', weight: 'untrue' },
  sample: { heading: 'Samples', weight: 'untrue' },
  'made-up-credential': { heading: 'Made-up licenses, insurance and certificates', weight: 'untrue' },
  phone: { heading: 'Phone numbers that nobody answers', weight: 'untrue' },
  address: { heading: 'Addresses that lead nowhere', weight: 'untrue' },
  social: { heading: 'Social links to a start page', weight: 'untrue' },
  years: { heading: 'Years that a young company does not have', weight: 'untrue' },
  'called-photograph': { heading: 'Renderings that are called photographs', weight: 'untrue' },
  claim: { heading: 'Claims that nobody has confirmed', weight: 'claim' },
  area: { heading: 'Areas of ZIP codes', weight: 'claim' },
  law: { heading: 'What the law wants in quotes', weight: 'claim' },
  credential: { heading: 'Licenses, insurance and certificates', weight: 'advice' },
  rendering: { heading: 'Renderings', weight: 'advice' },
  film: { heading: 'Films that few visitors see', weight: 'advice' },
  header: { heading: 'Names that hide the menu', weight: 'advice' },
  'call-to-action': { heading: 'Pages that do not ask for the job', weight: 'advice' },
  unlinked: { heading: 'Pages that nothing leads to', weight: 'advice' },
  'dead-link': { heading: 'Links that lead nowhere', weight: 'advice' },
  unreadable: { heading: 'Files that cannot be read', weight: 'advice' },
  'public-url': { heading: 'The address of the site', weight: 'advice' },
  mail: { heading: 'Mail', weight: 'advice' },
} as const satisfies Record<string, { heading: string; weight: Weight }>;

export type Kind = keyof typeof kinds;

export interface OpenPoint {
  kind: Kind;
  /** A sentence about the problem. */
  what: string;
  /** The place to change: a content file or a server setting. */
  where: string;
  /** A sentence about the fix. */
  write: string;
}

export const doesBlock = ({ kind }: Pick<OpenPoint, 'kind'>): boolean => kinds[kind].weight !== 'advice';
export const isAcceptable = ({ kind }: Pick<OpenPoint, 'kind'>): boolean => kinds[kind].weight !== 'untrue';
