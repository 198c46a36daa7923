/** Lists requests by urgency: overdue, due today, then the rest. */
import { inboxPath, shelves, type InboxRow, type Shelf } from '../../contract/inbox.ts';
import { getBehavior } from '../kinds/kinds.ts';
import { readQuestion } from '../store/lead-search.ts';
import { findTown } from '../../domain/typed/parse-address.ts';
import { isDated, type Lead } from '../store/records.ts';
import type { ListedLead } from '../store/inbox-store.ts';
import type { Store } from '../store/store.ts';
import type { Site } from '../website/open-site.ts';
import { listsOnly, may } from './access.ts';
import type { InboxRoutes, Visit } from './guard.ts';

export interface ListParts {
  site: Site;
  store: Store;
  nowMs: () => number;
}

const rowsOnPage = 50;
/** Characters. A desk shows about a hundred in one line, and the style sheet cuts the rest. */
const longestFirstWords = 140;

export function addList(routes: InboxRoutes, { site, store, nowMs }: ListParts): void {
  routes.get('', async (visit) => {
    const shelf: Shelf = shelves.find((name) => name === visit.read('show')) ?? 'open';
    const query = visit.read('find').slice(0, 200);
    const { rows, next } = query === '' ? await readShelf(visit, shelf) : await search(visit, query);
    const { timeZone } = site.manifest().company.hours;
    const canExport = may(visit.person, 'export');
    const clock = { nowMs: nowMs(), timeZone };
    return visit.show('list', {
      shelf,
      query,
      rows: rows.map((row) => toRow(row, rows, timeZone)),
      next,
      canExport,
      ...clock,
    });
  });

  async function readShelf({ person, read }: Visit, shelf: Shelf) {
    const assignedTo = shelf === 'mine' ? person.id : listsOnly(person);
    const after = readPlace(read('after'));
    const found = await store.listShelf({ shelf, assignedTo, after, limit: rowsOnPage + 1 });
    const rows = found.slice(0, rowsOnPage);
    const last = found.length > rowsOnPage ? rows.at(-1) : undefined;
    const place = last && new URLSearchParams({ show: shelf, after: `${last.lead.actByMs}-${last.id}` });
    return { rows, next: place && `${inboxPath}?${place.toString()}` };
  }

  async function search({ person }: Visit, query: string) {
    const rows = await store.searchLeads(readQuestion(query), {
      assignedTo: listsOnly(person),
      limit: rowsOnPage,
    });
    return { rows, next: undefined };
  }
}

function readPlace(text: string) {
  const [, actByMs, id] = /^(\d{1,16})-(\d{1,15})$/.exec(text) ?? [];
  return id === undefined ? undefined : { actByMs: Number(actByMs), id: Number(id) };
}

function toRow(
  { lead, photos, tries, assignee }: ListedLead,
  rows: readonly ListedLead[],
  timeZone: string,
): InboxRow {
  const { fields, openedAtMs } = lead;
  return {
    ...describeBasics(lead, timeZone),
    town: findTown(fields.address) ?? '',
    about: fields['project'] ?? fields.service ?? '',
    phone: fields.phone ?? '',
    firstWords: (fields['message'] ?? '').replace(/\s+/g, ' ').slice(0, longestFirstWords),
    fromSender: rows.filter((row) => isSameSender(row.lead, lead)).length,
    isUnread: openedAtMs === null,
    photos,
    assignee,
    tries,
  };
}

const isSameSender = (one: Lead, other: Lead): boolean =>
  one.fields.email.toLowerCase() === other.fields.email.toLowerCase() ||
  (one.phoneE164 !== null && one.phoneE164 === other.phoneE164);

/** The fields that the list and the request's screen share. */
export function describeBasics(lead: Lead, timeZone: string) {
  const { reference, kind, fields, status, receivedAtMs, snoozedUntilMs, actByMs = 0, judgement } = lead;
  return {
    reference,
    kind,
    name: fields.name,
    status,
    receivedAtMs,
    actByMs: isDated(actByMs) ? actByMs : undefined,
    isSnoozed: snoozedUntilMs !== null,
    isSpam: judgement.verdict !== 'clean' || status === 'spam',
    bidDueMs: getBehavior(kind).findDue?.(fields, timeZone)?.atMs,
  };
}
