/** Writes the search text of new and changed leads, before a search reads it. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { writeSearchText } from './lead-search.ts';
import type { Database, Row } from './database.ts';
import { groupNotes } from './read-rows.ts';

/** SQLite writes this many in a few milliseconds, which block the process. */
const indexedAtOnce = 25;

/** A database that cannot be written keeps the text of earlier leads, which a search still finds. */
export async function indexLeads(database: Database): Promise<void> {
  try {
    while ((await indexSome(database)) === indexedAtOnce) await nextTurn();
  } catch (error) {
    if (!database.isUnavailable(error)) throw error;
  }
}

async function indexSome(database: Database): Promise<number> {
  const unindexed = 'SELECT id FROM leads WHERE is_indexed = 0 LIMIT 1';
  if ((await database.get(unindexed)) === undefined) return 0;
  const { jsonRows, amongNumbers } = database.dialect;
  return database.transaction(
    async (queries) => {
      const rows = await queries.all(
        `SELECT id, reference, fields, phone_e164 FROM leads WHERE is_indexed = 0 ORDER BY id LIMIT ${indexedAtOnce}`,
      );
      const ids = JSON.stringify(rows.map(({ id }) => id));
      const notes = groupNotes(
        await queries.all(`SELECT * FROM lead_notes WHERE lead_id ${amongNumbers} ORDER BY id`, ids),
      );
      const texts = rows.map((row) => [row['id'], toText(row, notes.get(Number(row['id'])) ?? [])]);
      await queries.run(`DELETE FROM lead_words WHERE rowid ${amongNumbers}`, ids);
      await queries.run(
        `INSERT INTO lead_words (rowid, text) SELECT CAST(value->>0 AS BIGINT), value->>1 FROM ${jsonRows}`,
        JSON.stringify(texts),
      );
      await queries.run(`UPDATE leads SET is_indexed = 1 WHERE id ${amongNumbers}`, ids);
      return rows.length;
    },
    ['index of leads'],
  );
}

/** Unreadable fields count as empty. */
function toText({ reference, fields, phone_e164: phone }: Row, notes: readonly { text: string }[]): string {
  const read = { reference: String(reference), phoneE164: phone as string | null, notes };
  try {
    return writeSearchText({ ...read, fields: JSON.parse(String(fields)) as Record<string, string> });
  } catch {
    return writeSearchText({ ...read, fields: {} });
  }
}
