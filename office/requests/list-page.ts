/** Lists requests by urgency: overdue, due today, then the rest. */
import { inboxPath } from '../../contract/endpoints.ts';
import { formatList } from '../../contract/language.ts';
import { shelves, type Shelf } from '../../contract/lead-status.ts';
import { getBehavior } from '../../server/kinds/kinds.ts';
import { readQuestion } from '../../server/store/lead-search.ts';
import { findTown } from '../../domain/typed/parse-address.ts';
import { listUnknownGoers } from '../../server/visits/calendars.ts';
import { isDated, type Lead } from '../../server/store/records.ts';
import type { ListedLead } from '../../server/store/inbox-store.ts';
import { listsOnly, may } from '../frame/access.ts';
import type { InboxRoutes, Visit } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';

declare module '../frame/screens.ts' {
  interface Screens {
    list: Awaited<ReturnType<typeof readScreen>>;
  }
}

const rowsOnPage = 50;
/** Characters. A desk shows about a hundred in one line, and the style sheet cuts the rest. */
const longestFirstWords = 140;

export function addList(routes: InboxRoutes, parts: InboxParts): void {
  routes.get('', 'everybody', async (visit) => visit.show('list', await readScreen(visit, parts)));
}

async function readScreen(visit: Visit, parts: InboxParts) {
  const { read, person } = visit;
  const shelf = shelves.find((name) => name === read('show')) ?? 'open';
  const query = read('find').slice(0, 200);
  const { rows, next } =
    query === '' ? await readShelf(visit, shelf, parts) : await search(visit, query, parts);
  const { timeZone } = parts.site.manifest().company.hours;
  return {
    shelf,
    /** If set, `rows` are its results. */
    query,
    rows: rows.map((row) => toRow(row, rows, timeZone)),
    /** The address of the next page. */
    next,
    canExport: may(person, 'export'),
    hasVisits: parts.visits.settings().on,
    /** Names of people whom visitors cannot choose now, because their calendars are out of date. */
    unknownGoers: parts.visits.settings().on ? await nameUnknownGoers(parts) : '',
    nowMs: parts.nowMs(),
    timeZone,
  };
}

export async function nameUnknownGoers(parts: InboxParts): Promise<string> {
  const [ids, people] = await Promise.all([listUnknownGoers(parts), parts.store.listPeople()]);
  return formatList(people.filter(({ id }) => ids.includes(id)).map(({ name }) => name));
}

async function readShelf({ person, read }: Visit, shelf: Shelf, { store }: InboxParts) {
  const assignedTo = shelf === 'mine' ? person.id : listsOnly(person);
  const after = readPlace(read('after'));
  const found = await store.listShelf({ shelf, assignedTo, after, limit: rowsOnPage + 1 });
  const rows = found.slice(0, rowsOnPage);
  const last = found.length > rowsOnPage ? rows.at(-1) : undefined;
  const place = last && new URLSearchParams({ show: shelf, after: `${last.lead.actByMs}-${last.id}` });
  return { rows, next: place && `${inboxPath}?${place.toString()}` };
}

async function search({ person }: Visit, query: string, { store }: InboxParts) {
  const found = { assignedTo: listsOnly(person), limit: rowsOnPage };
  return { rows: await store.searchLeads(readQuestion(query), found), next: undefined };
}

function readPlace(text: string) {
  const [, actByMs, id] = /^(\d{1,16})-(\d{1,15})$/.exec(text) ?? [];
  return id === undefined ? undefined : { actByMs: Number(actByMs), id: Number(id) };
}

function toRow({ lead, photos, tries, assignee }: ListedLead, rows: readonly ListedLead[], timeZone: string) {
  const { fields, openedAtMs } = lead;
  return {
    ...describeBasics(lead, timeZone),
    town: findTown(fields.address) ?? '',
    about: fields['project'] ?? fields.service ?? '',
    phone: fields.phone ?? '',
    firstWords: (fields['message'] ?? '').replace(/\s+/g, ' ').slice(0, longestFirstWords),
    /** The number of rows on this page with the same e-mail address or phone number. */
    fromSender: rows.filter((row) => isSameSender(row.lead, lead)).length,
    isUnread: openedAtMs === null,
    photos,
    assignee,
    /** How often somebody wrote that they could not reach the visitor. */
    tries,
  };
}

const isSameSender = (one: Lead, other: Lead): boolean =>
  one.fields.email.toLowerCase() === other.fields.email.toLowerCase() ||
  (one.phoneE164 !== null && one.phoneE164 === other.phoneE164);

/** The fields that the list and the request's screen share. */
export function describeBasics(lead: Lead, timeZone: string) {
  const { reference, kind, fields, status, receivedAtMs, snoozedUntilMs, actByMs, judgement } = lead;
  return {
    reference,
    kind,
    name: fields.name,
    status,
    receivedAtMs,
    /** Undefined if there is no deadline. */
    actByMs: isDated(actByMs) ? actByMs : undefined,
    isSnoozed: snoozedUntilMs !== null,
    /** The filter or a person took it for spam. */
    isSpam: judgement.verdict !== 'clean' || status === 'spam',
    bidDueMs: getBehavior(kind).findDue?.(fields, timeZone)?.atMs,
  };
}
