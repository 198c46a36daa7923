/** The statements behind the lists and timelines of the inbox. */
import { statusTable, type Shelf } from '../../contract/lead-status.ts';
import type { LeadSearch } from './lead-search.ts';
import type { Database, Row } from './database.ts';
import { indexLeads } from './index-leads.ts';
import { parseEventRow, parseLeadRow, tryToRead, type ReportUnreadable } from './read-rows.ts';
import type { Lead, Person } from './records.ts';

export interface ListedLead {
  id: number;
  lead: Lead;
  photos: number;
  /** The number of `tried` events. */
  tries: number;
  assignee: string;
}

interface Cut {
  /** Only leads assigned to this person. */
  assignedTo?: number | undefined;
  limit: number;
}

type StatusRow = (typeof statusTable)[number];

/** True for leads with these statuses. */
export function isStatusOf(belongs: (row: StatusRow) => boolean): string {
  const names = statusTable.filter(belongs).map(({ status }) => `'${status}'`);
  return `status IN (${names.join(', ')})`;
}

/**
 * The conditions of the lists. They must equal those of the partial indexes in the migrations word for word, or the
 * engines do not use the indexes.
 */
const writeCondition = (belongs: (row: StatusRow) => boolean) =>
  `${isStatusOf(belongs)} AND verdict <> 'junk'`;
export const openCondition = writeCondition(({ isOpen }) => isOpen);
export const shelfConditions: Record<Shelf, string> = {
  open: openCondition,
  mine: openCondition,
  waiting: writeCondition(({ shelf }) => shelf === 'waiting'),
  done: writeCondition(({ shelf }) => shelf === 'done'),
  spam: "(status = 'spam' OR verdict = 'junk')",
};

const listed = `SELECT leads.*, (SELECT name FROM people WHERE people.id = assigned_to) AS assignee,
  (SELECT count(*) FROM files WHERE lead_id = leads.id AND kind <> 'plan' AND author IS NULL) AS photos,
  (SELECT count(*) FROM lead_events WHERE lead_id = leads.id AND kind = 'tried') AS tries FROM leads`;

export function createInboxStore(database: Database, report: ReportUnreadable) {
  const toListed = (row: Row): ListedLead[] => {
    const lead = tryToRead(() => parseLeadRow(row, []), report);
    if (lead === undefined) return [];
    const [id, photos, tries] = ['id', 'photos', 'tries'].map((name) => Number(row[name])) as [
      number,
      number,
      number,
    ];
    return [{ id, lead, photos, tries, assignee: (row['assignee'] as string | null) ?? '' }];
  };

  return {
    /** Sorted by `actByMs`, starting after `after`. */
    async listShelf({
      shelf,
      assignedTo,
      after,
      limit,
    }: Cut & { shelf: Shelf; after: { actByMs: number; id: number } | undefined }) {
      const rows = await database.all(
        `${listed} WHERE ${shelfConditions[shelf]} ${ofPerson(assignedTo)} AND (act_by_ms, id) > (?, ?)
         ORDER BY act_by_ms, id LIMIT ?`,
        ...toValues(assignedTo),
        after?.actByMs ?? 0,
        after?.id ?? 0,
        limit,
      );
      return rows.flatMap(toListed);
    },

    /** A search does this, too. Earlier calls make it fast, such as after a restore. */
    indexLeads: () => indexLeads(database),

    /** Newest first. */
    async searchLeads(search: LeadSearch, { assignedTo, limit }: Cut) {
      await indexLeads(database);
      if (search.length === 0) return [];
      const mine =
        assignedTo === undefined ? '' : 'AND rowid IN (SELECT id FROM leads WHERE assigned_to = ?)';
      // The newest by their ids, whose order the index has, so that a search with very many hits ends early.
      const newest = search.map(
        (parts) =>
          `SELECT rowid FROM (
             SELECT rowid FROM lead_words WHERE ${parts.map(() => 'text LIKE ?').join(' AND ')} ${mine}
             ORDER BY rowid DESC LIMIT ?) AS found`,
      );
      const rows = await database.all(
        `${listed} WHERE id IN (${newest.join(' UNION ')}) ORDER BY received_at_ms DESC, id DESC LIMIT ?`,
        ...search.flatMap((parts) => [...parts.map((part) => `%${part}%`), ...toValues(assignedTo), limit]),
        limit,
      );
      return rows.flatMap(toListed);
    },

    /** Other leads with this lead's e-mail address or phone number, newest first. */
    async listRelated({ reference, fields, phoneE164 }: Lead, { assignedTo, limit }: Cut) {
      const rows = await database.all(
        `${listed} WHERE (lower(email) = ? OR phone_e164 = ?) AND reference <> ? ${ofPerson(assignedTo)}
         ORDER BY received_at_ms DESC, id DESC LIMIT ?`,
        ...[fields.email.toLowerCase(), phoneE164, reference],
        ...toValues(assignedTo),
        limit,
      );
      return rows.flatMap(toListed);
    },

    async listEvents(reference: string) {
      const rows = await database.all`SELECT lead_events.* FROM lead_events JOIN leads ON leads.id = lead_id
        WHERE reference = ${reference} ORDER BY lead_events.id`;
      return rows.flatMap((row) => tryToRead(() => parseEventRow(row), report) ?? []);
    },

    /** Skips the event if the same person opened the lead since `quietSinceMs`. */
    recordOpening: (
      reference: string,
      { id, name }: Pick<Person, 'id' | 'name'>,
      nowMs: number,
      quietSinceMs: number,
    ) =>
      database.transaction(async (queries) => {
        await queries.run`UPDATE leads SET opened_at_ms = ${nowMs} WHERE reference = ${reference}
          AND opened_at_ms IS NULL`;
        await queries.run(
          `INSERT INTO lead_events (lead_id, at_ms, source, who, person_id, kind, value, text)
           SELECT id, CAST(? AS BIGINT), 'person', CAST(? AS TEXT), CAST(? AS BIGINT), 'opened', '', '' FROM leads
           WHERE reference = ? AND NOT EXISTS (
             SELECT 1 FROM lead_events
             WHERE lead_id = leads.id AND kind = 'opened' AND person_id = ? AND at_ms > ?)`,
          ...[nowMs, name, id, reference, id, quietSinceMs],
        );
      }),
  };
}

const ofPerson = (id: number | undefined): string => (id === undefined ? '' : 'AND assigned_to = ?');
const toValues = (id: number | undefined): number[] => (id === undefined ? [] : [id]);
