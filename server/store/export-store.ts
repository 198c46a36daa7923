/** Reads leads for the spreadsheet, with the team's work on them. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Row, Value } from './database.ts';
import { groupNotes, parseLeadRow, tryToRead, type ReportUnreadable } from './read-rows.ts';
import type { Lead } from './records.ts';

export interface ExportedLead {
  lead: Lead;
  /** The name of the person it is assigned to, or empty. */
  assignee: string;
  files: string[];
  /** Oldest first. */
  teamNotes: string[];
  lostReason: string;
}

/** SQLite reads this many in a few milliseconds, which block the process. */
const pageSize = 50;

export const createExportStore = (database: Database, report: ReportUnreadable) => ({
  /** Oldest first, in pages; yields to other work between them. */
  async *pageExport(): AsyncGenerator<ExportedLead[]> {
    let last: Value[] = [-1, -1];
    for (;;) {
      const rows = await database.all(
        `SELECT leads.*, (SELECT name FROM people WHERE people.id = assigned_to) AS assignee FROM leads
         WHERE (received_at_ms, id) > (?, ?) ORDER BY received_at_ms, id LIMIT ${pageSize}`,
        ...last,
      );
      const end = rows.at(-1);
      if (end === undefined) return;
      last = [Number(end['received_at_ms']), Number(end['id'])];
      const { notes, files, events } = await readRest(database, rows);
      yield rows.flatMap((row) => {
        const id = Number(row['id']);
        const lead = tryToRead(() => parseLeadRow(row, notes.get(id) ?? []), report);
        if (lead === undefined) return [];
        const own = events.get(row['id']) ?? [];
        const textsOf = (kind: string) =>
          own.flatMap((event) => (event['kind'] === kind ? [String(event['text'])] : []));
        return {
          lead,
          assignee: (row['assignee'] as string | null) ?? '',
          files: (files.get(row['id']) ?? []).map(({ name }) => String(name)),
          teamNotes: textsOf('note'),
          lostReason: lead.status === 'lost' ? (textsOf('status').at(-1) ?? '') : '',
        };
      });
      await nextTurn();
    }
  },
});

async function readRest(database: Database, leads: readonly Row[]) {
  const ofLeads = `lead_id ${database.dialect.amongNumbers}`;
  const ids = JSON.stringify(leads.map(({ id }) => id));
  const read = (statement: string) => database.all(`${statement} AND ${ofLeads} ORDER BY id`, ids);
  const [notes, files, events] = [
    await read('SELECT * FROM lead_notes WHERE TRUE'),
    await read('SELECT id, lead_id, name FROM files WHERE TRUE'),
    await read(`SELECT * FROM lead_events WHERE (kind = 'note' OR (kind = 'status' AND value = 'lost'))`),
  ];
  return {
    notes: groupNotes(notes),
    files: Map.groupBy(files, (row) => row['lead_id']),
    events: Map.groupBy(events, (row) => row['lead_id']),
  };
}
