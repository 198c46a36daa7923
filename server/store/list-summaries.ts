/** Lists leads with their notes, files and deliveries. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Row, Value } from './database.ts';
import { parseFileRow } from './file-rows.ts';
import type { LeadSummary } from './records.ts';
import { groupNotes, parseDeliveryRow, parseLeadRow, tryToRead, type ReportUnreadable } from './read-rows.ts';

/** SQLite reads this many, with all their rows, in about ten milliseconds, which block the process. */
const pageSize = 200;

/** Parses each row separately, so that an unreadable row hides no other. */
export async function listSummaries(
  database: Database,
  condition: string,
  ...values: Value[]
): Promise<(() => LeadSummary)[]> {
  return readSummaries(database, await database.all(`SELECT * FROM leads ${condition}`, ...values));
}

/** Oldest first; yields to other work between pages. */
export async function* pageSummaries(
  database: Database,
  report: ReportUnreadable,
  condition: string,
  ...values: Value[]
): AsyncGenerator<LeadSummary[]> {
  const statement = `SELECT * FROM leads WHERE ${condition} AND (received_at_ms, id) > (?, ?)
    ORDER BY received_at_ms, id LIMIT ${pageSize}`;
  let last: Value[] = [-1, -1];
  for (;;) {
    const rows = await database.all(statement, ...values, ...last);
    const end = rows.at(-1);
    if (end === undefined) return;
    last = [Number(end['received_at_ms']), Number(end['id'])];
    yield (await readSummaries(database, rows)).flatMap((read) => tryToRead(read, report) ?? []);
    await nextTurn();
  }
}

async function readSummaries(database: Database, rows: readonly Row[]): Promise<(() => LeadSummary)[]> {
  const { notes, files, deliveries } = await readRest(database, rows);
  return rows.map((row) => () => ({
    lead: parseLeadRow(row, notes.get(Number(row['id'])) ?? []),
    files: (files.get(row['id']) ?? []).map(parseFileRow),
    deliveries: (deliveries.get(row['id']) ?? []).map(parseDeliveryRow),
  }));
}

/** Reads the notes, files and deliveries of these leads, grouped by lead id. */
async function readRest(database: Database, leads: readonly Row[]) {
  const ofLeads = `WHERE lead_id ${database.dialect.amongNumbers}`;
  const ids = JSON.stringify(leads.map(({ id }) => id));
  const notes = await database.all(`SELECT * FROM lead_notes ${ofLeads} ORDER BY id`, ids);
  const files = await database.all(
    `SELECT lead_id, name, kind, received_at_ms, size_bytes, is_doubtful, author, used_in FROM files ${ofLeads} ORDER BY id`,
    ids,
  );
  const deliveries = await database.all(
    `SELECT * FROM deliveries ${ofLeads} ORDER BY occasion, channel, recipient, created_at_ms`,
    ids,
  );
  return {
    notes: groupNotes(notes),
    files: Map.groupBy(files, (row) => row['lead_id']),
    deliveries: Map.groupBy(deliveries, (row) => row['lead_id']),
  };
}
