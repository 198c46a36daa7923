/** The statements that change a lead. They lock its row first, so that nothing changes between reading and writing. */
import { insert, type Database, type Queries, type Row, type Value } from './database.ts';
import { insertDeliveries } from './deliveries.ts';
import { answeredStatuses, toUndated, type LeadChange, type LeadEvent } from './records.ts';
import { TooManyNotesError, type LeadStore } from './store.ts';

type NewEvent = Pick<LeadEvent, 'kind' | 'value' | 'text'>;

export function createLeadChanger(database: Database): LeadStore['changeLead'] {
  return (reference, change) =>
    database.transaction(async (queries) => {
      const {
        nowMs,
        by = { source: 'link', who: '' },
        version,
        events: given = [],
        deliveries = [],
      } = change;
      const row = await queries.get(
        'UPDATE leads SET version = version WHERE reference = ? RETURNING *',
        reference,
      );
      if (row === undefined) return 'unknown';
      const id = Number(row['id']);
      const { columns, events } = await findDifference(queries, row, change);
      for (const event of given) if (!(await isRepeated(queries, id, event, change))) events.push(event);
      // A form posted twice is one change.
      const isDone = events.length === 0 && (given.length > 0 || change.status === row['status']);
      if (isDone) return 'done';
      if (version !== undefined && version !== row['version']) return 'outdated';
      if (change.note !== undefined) {
        if (!(await addNote(queries, id, change.note, change))) return 'done';
        columns['is_indexed'] = 0;
      }
      if (events.some(({ kind }) => kind !== 'note')) columns['version'] = Number(row['version']) + 1;
      await update(queries, id, columns);
      const { source, who, personId = null } = by;
      for (const event of events)
        await insert(queries, 'lead_events', {
          lead_id: id,
          at_ms: nowMs,
          source,
          who,
          person_id: personId,
          ...event,
        });
      const planned = deliveries.map((delivery) => ({ ...delivery, leadId: id, plannedAtMs: nowMs }));
      await insertDeliveries(queries, database.dialect, planned);
      return 'done';
    });
}

/** A double click posts the same words again before the page with the next version has loaded. */
const doubleClickMs = 60_000;

async function isRepeated(
  queries: Queries,
  leadId: number,
  { kind, text }: NewEvent,
  { by, nowMs }: LeadChange,
): Promise<boolean> {
  const found = await queries.get(
    `SELECT 1 FROM lead_events
     WHERE lead_id = ? AND kind = ? AND text = ? AND who = ? AND coalesce(person_id, 0) = ? AND at_ms > ?`,
    ...[leadId, kind, text, by?.who ?? '', by?.personId ?? 0, nowMs - doubleClickMs],
  );
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
  if (assignedTo !== undefined && assignedTo !== row['assigned_to']) {
    columns['assigned_to'] = assignedTo;
    const person = await queries.get('SELECT name FROM people WHERE id = ?', assignedTo);
    events.push({ kind: 'assigned', value: person === undefined ? '' : String(person['name']), text: '' });
  }
  const asked =
    change.snoozedUntilMs === undefined ? (row['snoozed_until_ms'] as number | null) : change.snoozedUntilMs;
  // A person who acts on a snoozed request ends the snooze.
  const hasActed = 'status' in columns || change.events?.some(({ kind }) => kind === 'answer');
  const isOver = hasActed === true && asked !== null && asked <= nowMs;
  const pause = isOpen(status) && !isOver ? asked : null;
  if (pause !== row['snoozed_until_ms']) {
    columns['snoozed_until_ms'] = pause;
    if (isOpen(status)) events.push({ kind: 'snoozed', value: String(pause ?? ''), text: '' });
  }
  if ('status' in columns || 'snoozed_until_ms' in columns) {
    const receivedAtMs = Number(row['received_at_ms']);
    columns['act_by_ms'] = pause ?? (status === 'new' ? receivedAtMs : toUndated(receivedAtMs));
  }
  return { columns, events };
}

const isAnswered = (status: string) => answeredStatuses.some((one) => one === status);
const isOpen = (status: string) => ['new', 'contacted', 'visit-set', 'quoted'].includes(status);

async function update(queries: Queries, id: number, columns: Record<string, Value>): Promise<void> {
  const names = Object.keys(columns);
  if (names.length === 0) return;
  const setting = names.map((name) => `${name} = ?`).join(', ');
  await queries.run(`UPDATE leads SET ${setting} WHERE id = ?`, ...Object.values(columns), id);
}

/** Returns false if it equals the last note. */
async function addNote(
  queries: Queries,
  leadId: number,
  text: string,
  { nowMs, mostNotes = Infinity }: LeadChange,
): Promise<boolean> {
  const rows = await queries.all('SELECT text FROM lead_notes WHERE lead_id = ? ORDER BY id', leadId);
  if (rows.at(-1)?.['text'] === text) return false;
  if (rows.length >= mostNotes) throw new TooManyNotesError();
  await insert(queries, 'lead_notes', { lead_id: leadId, written_at_ms: nowMs, text });
  return true;
}
