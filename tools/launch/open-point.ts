/** What the owner still has to do before the site may be opened. */
export const kinds = {
  sample: 'Samples: still made up',
  credential: 'Licenses, insurance and certificates',
  phone: 'Phone numbers that nobody answers',
  address: 'Addresses that lead nowhere',
  social: 'Social links to a start page',
  years: 'Years that a young company does not have',
  rendering: 'Renderings, and where they are called photographs',
  'call-to-action': 'Pages that do not ask for the job',
  unlinked: 'Pages that nothing leads to',
  'dead-link': 'Links that lead nowhere',
  unreadable: 'Files that cannot be read',
  'public-url': 'The address of the site',
  mail: 'Mail',
} as const;

export type Kind = keyof typeof kinds;

export interface OpenPoint {
  kind: Kind;
  /** A sentence about what is open. */
  what: string;
  /** Where to change it: a file, or a setting of the server. */
  where: string;
  /** What to write there. */
  write: string;
}
