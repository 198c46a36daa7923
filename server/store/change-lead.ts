/** The statements that change a lead. They lock its row first, so that nothing changes between reading and writing. */
import { insert } from './columns.ts';
import type { Database, Dialect, Queries, Row, Value } from './database.ts';
import { contactNames } from '../../contract/lead-forms.ts';
import { isOpenStatus, statusTable, type LeadStatus } from '../../contract/lead-status.ts';
import { findPhoneE164 } from '../../domain/typed/find-phones.ts';
import { insertDeliveries, listLocks } from './deliveries.ts';
import { toUndated, type LeadChange, type LeadEvent, type LeadFields } from './records.ts';

/** The lead has the maximum number of notes; nothing was changed. */
export class TooManyNotesError extends Error {
  override name = 'TooManyNotesError';
}

type NewEvent = Pick<LeadEvent, 'kind' | 'value' | 'text'>;

/** `outdated`: somebody else was faster, and nothing was changed. */
type Outcome = 'done' | 'unknown' | 'outdated';

/**
 * Returns a function that writes status, assignee, snooze, note, events and deliveries in one transaction. It does nothing
 * if the lead already has this status or last note. It throws TooManyNotesError.
 */
export const createLeadChanger =
  (database: Database) =>
  (reference: string, change: LeadChange): Promise<Outcome> =>
    database.transaction(
      (queries) => writeChange(queries, database.dialect, reference, change),
      listLocks(change.deliveries ?? []),
    );

/** Locks the row of a request until the transaction ends. */
export async function lockLead(
  queries: Queries,
  reference: string,
): Promise<{ leadId: number; status: LeadStatus } | undefined> {
  const row = await queries.get`UPDATE leads SET version = version WHERE reference = ${reference}
    RETURNING id, status`;
  return row && { leadId: Number(row['id']), status: row['status'] as LeadStatus };
}

/** The same inside the caller's transaction. */
export async function writeChange(
  queries: Queries,
  dialect: Dialect,
  reference: string,
  change: LeadChange,
): Promise<Outcome> {
  const { nowMs, by = { source: 'link', who: '' }, version, isDecided } = change;
  const { events: given = [], deliveries = [] } = change;
  const row = await queries.get`UPDATE leads SET version = version WHERE reference = ${reference}
    RETURNING *`;
  if (row === undefined) return 'unknown';
  const id = Number(row['id']);
  const { columns, events } = await findDifference(queries, row, change);
  for (const event of given)
    if (isDecided || !(await isRepeated(queries, id, event, change))) events.push(event);
  const isNoted = change.note !== undefined && !(await isLastNote(queries, id, change.note));
  // A form posted twice is one change.
  const isRepeat =
    given.length > 0 ||
    change.note !== undefined ||
    change.contact !== undefined ||
    change.status === row['status'];
  if (events.length === 0 && !isNoted && isRepeat && !isDecided) return 'done';
  if (version !== undefined && version !== row['version']) return 'outdated';
  await checkRoom(queries, id, change);
  if (isNoted) {
    await insert(queries, 'lead_notes', { leadId: id, writtenAtMs: nowMs, text: change.note ?? '' });
    columns['is_indexed'] = 0;
  }
  if (events.some(({ kind }) => kind !== 'note')) columns['version'] = Number(row['version']) + 1;
  await update(queries, id, columns);
  for (const event of events)
    await insert(queries, 'lead_events', { leadId: id, atMs: nowMs, ...by, ...event });
  const needsReceipt = 'email' in columns && (await redirectMails(queries, row, columns['email'] ?? ''));
  const planned = deliveries
    .filter(({ occasion }) => occasion !== 'receipt' || needsReceipt)
    .map((delivery) => ({ ...delivery, leadId: id, plannedAtMs: nowMs }));
  await insertDeliveries(queries, dialect, planned);
  return 'done';
}

/** Waiting mails go to the corrected address. Returns true if a receipt should follow. */
async function redirectMails(queries: Queries, row: Row, address: Value): Promise<boolean> {
  const id = Number(row['id']);
  await queries.run`UPDATE deliveries SET recipient = ${address}
    WHERE lead_id = ${id} AND occasion IN ('receipt', 'answer', 'visit', 'review', 'quote')
    AND state = 'pending' AND recipient = ${String(row['email'])}`;
  if (row['status'] !== 'new' || row['verdict'] === 'junk') return false;
  const receipt = await queries.get`SELECT 1 FROM deliveries WHERE lead_id = ${id} AND occasion = 'receipt'
    AND recipient = ${address} AND state <> 'dead'`;
  return receipt === undefined;
}

/** A double click posts the same words again before the page with the next version has loaded. */
const doubleClickMs = 60_000;

async function isRepeated(
  queries: Queries,
  leadId: number,
  { kind, text }: NewEvent,
  { by, nowMs }: LeadChange,
): Promise<boolean> {
  const found = await queries.get`SELECT 1 FROM lead_events
    WHERE lead_id = ${leadId} AND kind = ${kind} AND text = ${text} AND who = ${by?.who ?? ''}
    AND coalesce(person_id, 0) = ${by?.personId ?? 0} AND at_ms > ${nowMs - doubleClickMs}`;
  return found !== undefined;
}

async function findDifference(queries: Queries, row: Row, change: LeadChange) {
  const columns: Record<string, Value> = {};
  const events: NewEvent[] = [];
  const { status = String(row['status']), reason = '', assignedTo, nowMs } = change;
  if (status !== row['status']) {
    columns['status'] = status;
    if (status === 'quoted') columns['is_quoted'] = 1;
    // The first answer counts; a lead that is reset to new has none.
    if (status === 'new') columns['answered_at_ms'] = null;
    else if (isAnswered(status)) columns['answered_at_ms'] = (row['answered_at_ms'] as Value) ?? nowMs;
    events.push({ kind: 'status', value: status, text: reason });
  }
  if (row['verdict'] !== 'clean' && (change.isHonest || ('status' in columns && isAnswered(status)))) {
    columns['verdict'] = 'clean';
    events.push({ kind: 'not-spam', value: '', text: '' });
  }
  const contact = findCorrections(row, change);
  Object.assign(columns, contact.columns);
  events.push(...contact.events);
  if (assignedTo !== undefined && assignedTo !== row['assigned_to']) {
    columns['assigned_to'] = assignedTo;
    const person = await queries.get`SELECT name FROM people WHERE id = ${assignedTo}`;
    events.push({ kind: 'assigned', value: person === undefined ? '' : String(person['name']), text: '' });
  }
  const asked =
    change.snoozedUntilMs === undefined ? (row['snoozed_until_ms'] as number | null) : change.snoozedUntilMs;
  // A person who acts on a snoozed request ends the snooze.
  const hasActed = 'status' in columns || change.events?.some(({ kind }) => kind === 'answer');
  const isOver = hasActed === true && asked !== null && asked <= nowMs;
  const pause = isOpenStatus(status) && !isOver ? asked : null;
  if (pause !== row['snoozed_until_ms']) {
    columns['snoozed_until_ms'] = pause;
    if (isOpenStatus(status)) events.push({ kind: 'snoozed', value: String(pause ?? ''), text: '' });
  }
  if ('status' in columns || 'snoozed_until_ms' in columns) {
    const receivedAtMs = Number(row['received_at_ms']);
    columns['act_by_ms'] = pause ?? (status === 'new' ? receivedAtMs : toUndated(receivedAtMs));
  }
  return { columns, events };
}

function findCorrections(row: Row, { contact = {} }: LeadChange) {
  const fields = JSON.parse(String(row['fields'])) as LeadFields;
  const events: NewEvent[] = [];
  for (const name of contactNames) {
    const [before = '', after = before] = [fields[name], contact[name]];
    if (after === before) continue;
    events.push({ kind: 'contact', value: name, text: before });
    fields[name] = after;
  }
  if (events.length === 0) return { events, columns: {} };
  const isReaddressed = events.some(({ value }) => value === 'email');
  const columns: Record<string, Value> = {
    fields: JSON.stringify(fields),
    phone_e164: findPhoneE164(fields.phone),
    is_indexed: 0,
    ...(isReaddressed && { email: fields.email }),
  };
  return { events, columns };
}

const isAnswered = (status: string) => statusTable.some((row) => row.status === status && row.isAnswered);

async function update(queries: Queries, id: number, columns: Record<string, Value>): Promise<void> {
  const names = Object.keys(columns);
  if (names.length === 0) return;
  const setting = names.map((name) => `${name} = ?`).join(', ');
  await queries.run(`UPDATE leads SET ${setting} WHERE id = ?`, ...Object.values(columns), id);
}

async function isLastNote(queries: Queries, leadId: number, text: string): Promise<boolean> {
  const row = await queries.get`SELECT text FROM lead_notes WHERE lead_id = ${leadId} ORDER BY id DESC
    LIMIT 1`;
  return row?.['text'] === text;
}

async function checkRoom(queries: Queries, leadId: number, { mostNotes }: LeadChange): Promise<void> {
  if (mostNotes === undefined) return;
  const row = await queries.get`SELECT (SELECT count(*) FROM lead_notes WHERE lead_id = ${leadId})
    + (SELECT count(DISTINCT at_ms) FROM lead_events
    WHERE lead_id = ${leadId} AND kind = 'contact' AND source = 'visitor') AS amount`;
  if (Number(row?.['amount']) >= mostNotes) throw new TooManyNotesError();
}
