/**
 * The statuses in the order of their menu. `isAnswered`: the owner has answered. `shelf`: the narrowest tab of the list;
 * `open` also has the other open ones.
 */
export const statusTable = [
  { status: 'new', isOpen: true, isAnswered: false, shelf: 'open' },
  { status: 'contacted', isOpen: true, isAnswered: true, shelf: 'waiting' },
  { status: 'visit-set', isOpen: true, isAnswered: true, shelf: 'waiting' },
  { status: 'quoted', isOpen: true, isAnswered: true, shelf: 'waiting' },
  { status: 'won', isOpen: false, isAnswered: true, shelf: 'done' },
  { status: 'lost', isOpen: false, isAnswered: true, shelf: 'done' },
  { status: 'not-a-fit', isOpen: false, isAnswered: true, shelf: 'done' },
  { status: 'spam', isOpen: false, isAnswered: false, shelf: 'spam' },
  { status: 'withdrawn', isOpen: false, isAnswered: false, shelf: 'done' },
] as const;
export type LeadStatus = (typeof statusTable)[number]['status'];
export const isOpenStatus = (status: string): boolean =>
  statusTable.some((row) => row.status === status && row.isOpen);
export const leadStatuses = statusTable.map(({ status }) => status);

export const shelves = ['open', 'mine', 'waiting', 'done', 'spam'] as const;
export type Shelf = (typeof shelves)[number];
