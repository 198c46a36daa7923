/** Leads with everything that belongs to them. */
import type { Database, Row, Value } from './database.ts';
import { parseFileRow } from './file-rows.ts';
import type { LeadSummary } from './records.ts';
import { groupNotes, parseDeliveryRow, parseLeadRow } from './read-rows.ts';

/** Each is read on its own, so that one row that cannot be read hides no other. */
export async function listSummaries(
  database: Database,
  condition: string,
  ...values: Value[]
): Promise<(() => LeadSummary)[]> {
  const rows = await database.all(`SELECT * FROM leads ${condition}`, ...values);
  const { notes, files, deliveries } = await readRest(database, rows);
  return rows.map((row) => () => ({
    lead: parseLeadRow(row, notes.get(Number(row['id'])) ?? []),
    files: (files.get(row['id']) ?? []).map(parseFileRow),
    deliveries: (deliveries.get(row['id']) ?? []).map(parseDeliveryRow),
  }));
}

/** Notes, files and deliveries of these leads, by the ids of the leads. */
async function readRest(database: Database, leads: readonly Row[]) {
  const ofLeads = `WHERE lead_id IN (SELECT CAST(value->>0 AS BIGINT) FROM ${database.dialect.jsonRows})`;
  const ids = JSON.stringify(leads.map(({ id }) => [id]));
  const notes = await database.all(`SELECT * FROM lead_notes ${ofLeads} ORDER BY id`, ids);
  const files = await database.all(
    `SELECT lead_id, name, kind, received_at_ms, size_bytes FROM files ${ofLeads} ORDER BY id`,
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
