/** The statements behind the lists and timelines of the inbox. */
import type { Shelf } from '../../contract/lead-status.ts';
import type { Database, Row } from './database.ts';
import { indexLeads } from './index-leads.ts';
import { parseEventRow, parseLeadRow, tryToRead } from './read-rows.ts';
import type { InboxStore, ListedLead, ReportUnreadable } from './store.ts';

/**
 * These must equal the conditions of the partial indexes in migration 0007 word for word, or the engines do not use the
 * indexes.
 */
export const openCondition = "status IN ('new', 'contacted', 'visit-set', 'quoted') AND verdict <> 'junk'";
const shelves: Record<Shelf, string> = {
  open: openCondition,
  mine: openCondition,
  waiting: "status IN ('contacted', 'visit-set', 'quoted') AND verdict <> 'junk'",
  done: "status IN ('won', 'lost', 'not-a-fit', 'withdrawn') AND verdict <> 'junk'",
  spam: "(status = 'spam' OR verdict = 'junk')",
};

const listed = `SELECT leads.*, (SELECT name FROM people WHERE people.id = assigned_to) AS assignee,
  (SELECT count(*) FROM files WHERE lead_id = leads.id AND kind <> 'plan') AS photos,
  (SELECT count(*) FROM lead_events WHERE lead_id = leads.id AND kind = 'tried') AS tries FROM leads`;

export function createInboxStore(database: Database, report: ReportUnreadable): InboxStore {
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
    async listShelf({ shelf, assignedTo, after, limit }) {
      const rows = await database.all(
        `${listed} WHERE ${shelves[shelf]} ${ofPerson(assignedTo)} AND (act_by_ms, id) > (?, ?)
         ORDER BY act_by_ms, id LIMIT ?`,
        ...toValues(assignedTo),
        after?.actByMs ?? 0,
        after?.id ?? 0,
        limit,
      );
      return rows.flatMap(toListed);
    },

    async searchLeads(search, { assignedTo, limit }) {
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

    async listRelated({ reference, fields, phoneE164 }, { assignedTo, limit }) {
      const rows = await database.all(
        `${listed} WHERE (lower(email) = ? OR phone_e164 = ?) AND reference <> ? ${ofPerson(assignedTo)}
         ORDER BY received_at_ms DESC, id DESC LIMIT ?`,
        ...[fields.email.toLowerCase(), phoneE164, reference],
        ...toValues(assignedTo),
        limit,
      );
      return rows.flatMap(toListed);
    },

    async listEvents(reference) {
      const rows = await database.all(
        `SELECT lead_events.* FROM lead_events JOIN leads ON leads.id = lead_id
         WHERE reference = ? ORDER BY lead_events.id`,
        reference,
      );
      return rows.flatMap((row) => tryToRead(() => parseEventRow(row), report) ?? []);
    },

    recordOpening: (reference, { id, name }, nowMs, quietSinceMs) =>
      database.transaction(async (queries) => {
        await queries.run(
          'UPDATE leads SET opened_at_ms = ? WHERE reference = ? AND opened_at_ms IS NULL',
          nowMs,
          reference,
        );
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
