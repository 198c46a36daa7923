/** The statements about files. A file shares its lead's fate: it is kept and removed with it. */
import { insert } from './columns.ts';
import type { Database, Queries, Value } from './database.ts';
import { insertDeliveries } from './deliveries.ts';
import { parseContentRow, parsePreviewRow } from './file-rows.ts';
import type { NewDelivery, NewFile, SavedFile } from './records.ts';

export interface FilePlan {
  /** The maximum number of files of this kind. */
  mostOfKind: number;
  /** The maximum number of bytes of all files together. */
  mostBytes: number;
  /**
   * Mails to the owners, due at `mailAtMs`. A waiting mail is postponed to that time, but by at most `longestWaitMs` in
   * all.
   */
  deliveries: readonly Omit<NewDelivery, 'unlessWrittenSinceMs'>[];
  mailAtMs: number;
  longestWaitMs: number;
}

export function createFileStore(database: Database) {
  return {
    /** Writes the file and queues its mail in one transaction, and resolves after the commit. */
    saveFile: (reference: string, file: NewFile, plan: FilePlan) =>
      database.transaction(async (queries): Promise<SavedFile> => {
        // Locks the lead, so that simultaneous files are counted one by one.
        const lead = await queries.get`UPDATE leads SET status = status WHERE reference = ${reference}
          RETURNING id`;
        if (lead === undefined) return { type: 'unknown-lead' };
        const leadId = Number(lead['id']);
        const known = await queries.get`SELECT name FROM files WHERE lead_id = ${leadId}
          AND hash = ${file.hash}`;
        if (known !== undefined) return { type: 'known', name: String(known['name']) };
        // Photos and originals share one limit and one series of numbers, and those of the team have their own.
        const ofTeam = file.author !== undefined;
        const ofKind = `WHERE lead_id = ? AND author IS ${ofTeam ? 'NOT NULL' : 'NULL'} AND kind ${file.kind === 'plan' ? '=' : '<>'} 'plan'`;
        const amount = await count(queries, 'count(*)', ofKind, leadId);
        if (amount >= plan.mostOfKind) return { type: 'enough' };
        const total = await count(queries, 'sum(size_bytes)');
        if (total + file.content.length > plan.mostBytes) return { type: 'full' };
        const name = `${ofTeam ? 'team' : file.kind}-${amount + 1}.${file.extension}`;
        const { extension: _, isDoubtful, ...columns } = file;
        const added = { leadId, name, isDoubtful: Number(isDoubtful), sizeBytes: file.content.length };
        await insert(queries, 'files', { ...columns, ...added });
        await planMails(queries, database, leadId, file, plan);
        return { type: 'saved', name };
      }),

    /** The name of the file with this hash. */
    async findFileName(reference: string, hash: string) {
      const row = await database.get(`SELECT files.name ${ofLead} AND hash = ?`, reference, hash);
      return row && String(row['name']);
    },

    async findFile(reference: string, name: string) {
      const row = await database.get(`SELECT files.* ${ofLead} AND name = ?`, reference, name);
      return row && parseContentRow(row);
    },

    /** Lists the previews of the visitor's files in order of arrival. */
    async listPreviews(reference: string) {
      const rows = await database.all(
        `SELECT name, files.kind, files.received_at_ms, size_bytes, is_doubtful, author, used_in, preview
         ${ofLead} AND author IS NULL ORDER BY files.id`,
        reference,
      );
      return rows.map(parsePreviewRow);
    },

    /** These photos of the team are on the page of a project. */
    async useFiles(reference: string, names: readonly string[], project: string) {
      for (const name of names)
        await database.run`UPDATE files SET used_in = ${project} WHERE name = ${name} AND author IS NOT NULL
          AND lead_id = (SELECT id FROM leads WHERE reference = ${reference})`;
    },

    /** The leads with photos of the team that wait for approval, the latest first. */
    async listWaitingPhotos() {
      const rows = await database.all`SELECT reference, count(*) AS amount FROM files
        JOIN leads ON leads.id = lead_id
        WHERE author IS NOT NULL AND used_in IS NULL GROUP BY reference ORDER BY max(files.id) DESC LIMIT 20`;
      return rows.map(({ reference, amount }) => ({
        reference: String(reference),
        photos: Number(amount),
      }));
    },

    /** Counts the files of all leads. */
    countFileBytes: () => count(database, 'sum(size_bytes)'),

    /** References of the leads whose files are largest together, the largest first. */
    async listLargest(limit: number) {
      const rows = await database.all`SELECT reference, sum(size_bytes) AS bytes FROM files
        JOIN leads ON leads.id = lead_id
        GROUP BY reference ORDER BY bytes DESC, reference LIMIT ${limit}`;
      return rows.map(({ reference, bytes }) => ({ reference: String(reference), bytes: Number(bytes) }));
    },
  };
}

const ofLead = 'FROM files JOIN leads ON leads.id = lead_id WHERE reference = ?';

async function count(queries: Queries, what: string, condition = '', ...values: Value[]): Promise<number> {
  const row = await queries.get(`SELECT ${what} AS amount FROM files ${condition}`, ...values);
  return Number(row?.['amount'] ?? 0);
}

/**
 * Postpones a mail that still waits, so that a burst of files makes one mail. Writing its row keeps others from
 * claiming it before the file is stored. A claimed mail may have read the files already, so another one is planned.
 */
async function planMails(
  queries: Queries,
  { dialect }: Pick<Database, 'dialect'>,
  leadId: number,
  { receivedAtMs }: NewFile,
  { deliveries, mailAtMs, longestWaitMs }: FilePlan,
): Promise<void> {
  for (const delivery of deliveries) {
    const joined = await queries.run(
      `UPDATE deliveries
       SET due_at_ms = CASE WHEN created_at_ms + ? < ? THEN created_at_ms + ? ELSE ? END
       WHERE lead_id = ? AND occasion = ? AND channel = ? AND recipient = ? AND state = 'pending' AND attempts = 0`,
      ...[longestWaitMs, mailAtMs, longestWaitMs, mailAtMs, leadId],
      ...[delivery.occasion, delivery.channel, delivery.recipient],
    );
    if (joined > 0) continue;
    const planned = { ...delivery, leadId, plannedAtMs: receivedAtMs, dueAtMs: mailAtMs };
    await insertDeliveries(queries, dialect, [planned]);
  }
}
