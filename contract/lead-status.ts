export const leadStatuses = [
  'new',
  'contacted',
  'visit-set',
  'quoted',
  'won',
  'lost',
  'not-a-fit',
  'spam',
  'withdrawn',
] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** The lists of leads, which the inbox shows as tabs. */
export const shelves = ['open', 'mine', 'waiting', 'done', 'spam'] as const;
export type Shelf = (typeof shelves)[number];
