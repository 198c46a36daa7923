/**
 * Leads in one SQLite file. Node's driver is synchronous, so every method here is one uninterrupted step of the
 * process; other processes (the command line, a second server) are kept apart by SQLite's own locks.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  ReferenceTakenError,
  type ClaimedMail,
  type LeadSummary,
  type NewLead,
  type NewMail,
  type OutboxCounts,
  type SavedLead,
  type Store,
} from '../store.ts';
import { migrate } from './migrate.ts';
import { parseClaimedRow, parseLeadRow, parseMailRow, toLeadValues } from './rows.ts';

/** Short, because the whole process waits; a lead that cannot be written in this time goes to the spool. */
const waitForLockMs = 1_000;

export function openSqliteStore(file: string, options: { waitForLockMs?: number } = {}): Store {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: options.waitForLockMs ?? waitForLockMs });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
    migrate(database, Date.now());
    return new SqliteStore(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

class SqliteStore implements Store {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async saveLead(lead: NewLead, mails: readonly NewMail[]): Promise<SavedLead> {
    return this.#inTransaction(() => {
      const known = this.#findReferenceByKey(lead.idempotencyKey);
      if (known !== undefined) return { reference: known, isNew: false };
      if (this.#get('SELECT 1 FROM leads WHERE reference = ?', lead.reference) !== undefined) {
        throw new ReferenceTakenError(lead.reference);
      }
      const values = toLeadValues(lead);
      const columns = Object.keys(values);
      const { lastInsertRowid } = this.#database
        .prepare(`INSERT INTO leads (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`)
        .run(...Object.values(values));
      for (const mail of mails) this.#insertMail(mail, lastInsertRowid, lead.receivedAtMs);
      return { reference: lead.reference, isNew: true };
    });
  }

  async findReferenceByKey(idempotencyKey: string): Promise<string | undefined> {
    return this.#findReferenceByKey(idempotencyKey);
  }

  async findLead(reference: string): Promise<LeadSummary | undefined> {
    const row = this.#get('SELECT * FROM leads WHERE reference = ?', reference);
    return row === undefined ? undefined : this.#summarize(row);
  }

  async listLeads(limit = -1): Promise<LeadSummary[]> {
    const rows = this.#database
      .prepare('SELECT * FROM leads ORDER BY received_at_ms DESC, id DESC LIMIT ?')
      .all(limit);
    return rows.map((row) => this.#summarize(row));
  }

  async claimMails(claim: { nowMs: number; leaseMs: number; limit: number }): Promise<ClaimedMail[]> {
    const rows = this.#database
      .prepare(
        `UPDATE outbox_mails
         SET state = 'sending', attempts = attempts + 1, due_at_ms = :leaseEndMs,
             first_attempt_at_ms = coalesce(first_attempt_at_ms, :nowMs)
         WHERE id IN (
           SELECT id FROM outbox_mails WHERE state IN ('pending', 'sending') AND due_at_ms <= :nowMs
           ORDER BY due_at_ms, kind LIMIT :limit)
         RETURNING id, lead_id, kind, recipient, message_id, attempts, first_attempt_at_ms`,
      )
      .all({ nowMs: claim.nowMs, leaseEndMs: claim.nowMs + claim.leaseMs, limit: claim.limit });
    return rows.map((row) => {
      const { leadId, ...mail } = parseClaimedRow(row);
      return { ...mail, lead: parseLeadRow(this.#get('SELECT * FROM leads WHERE id = ?', leadId)) };
    });
  }

  async markSent(mail: ClaimedMail, nowMs: number): Promise<void> {
    this.#endClaim(mail, "state = 'sent', sent_at_ms = ?, last_error = NULL", nowMs);
  }

  async markForRetry(mail: ClaimedMail, nextAttemptAtMs: number, error: string): Promise<void> {
    this.#endClaim(mail, "state = 'pending', due_at_ms = ?, last_error = ?", nextAttemptAtMs, error);
  }

  async markDead(mail: ClaimedMail, error: string): Promise<void> {
    this.#endClaim(mail, "state = 'dead', last_error = ?", error);
  }

  async findNextDueAtMs(): Promise<number | undefined> {
    const row = this.#get(
      "SELECT min(due_at_ms) AS due_at_ms FROM outbox_mails WHERE state IN ('pending', 'sending')",
    );
    return typeof row?.['due_at_ms'] === 'number' ? row['due_at_ms'] : undefined;
  }

  async countMails(): Promise<OutboxCounts> {
    const counts: OutboxCounts = { pending: 0, sending: 0, sent: 0, dead: 0, oldestWaitingAtMs: null };
    const rows = this.#database
      .prepare(
        'SELECT state, count(*) AS amount, min(created_at_ms) AS oldest FROM outbox_mails GROUP BY state',
      )
      .all();
    for (const row of rows) {
      const state = row['state'] as 'pending' | 'sending' | 'sent' | 'dead';
      counts[state] = Number(row['amount']);
      if (state === 'pending' || state === 'sending') {
        counts.oldestWaitingAtMs = Math.min(counts.oldestWaitingAtMs ?? Infinity, Number(row['oldest']));
      }
    }
    return counts;
  }

  async probeWrite(nowMs: number): Promise<void> {
    this.#database
      .prepare(
        'INSERT INTO write_probes VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET written_at_ms = excluded.written_at_ms',
      )
      .run(nowMs);
  }

  async close(): Promise<void> {
    if (this.#database.isOpen) this.#database.close();
  }

  #get(sql: string, ...values: (string | number)[]) {
    return this.#database.prepare(sql).get(...values);
  }

  #findReferenceByKey(idempotencyKey: string): string | undefined {
    const row = this.#get('SELECT reference FROM leads WHERE idempotency_key = ?', idempotencyKey);
    return row === undefined ? undefined : String(row['reference']);
  }

  #insertMail(mail: NewMail, leadId: number | bigint, nowMs: number): void {
    if (mail.unlessWrittenSinceMs !== undefined) {
      const recent = this.#get(
        'SELECT 1 FROM outbox_mails WHERE kind = ? AND recipient = ? COLLATE NOCASE AND created_at_ms >= ?',
        mail.kind,
        mail.recipient,
        mail.unlessWrittenSinceMs,
      );
      if (recent !== undefined) return;
    }
    this.#database
      .prepare(
        `INSERT INTO outbox_mails (id, lead_id, kind, recipient, message_id, created_at_ms, due_at_ms)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(mail.id, leadId, mail.kind, mail.recipient, mail.messageId, nowMs, nowMs);
  }

  /** The number of attempts names the claim: a later claim of the same mail has a higher one. */
  #endClaim(mail: ClaimedMail, change: string, ...values: (string | number)[]): void {
    this.#database
      .prepare(`UPDATE outbox_mails SET ${change} WHERE id = ? AND state = 'sending' AND attempts = ?`)
      .run(...values, mail.id, mail.attempts);
  }

  #summarize(row: Record<string, unknown>): LeadSummary {
    const mails = this.#database
      .prepare('SELECT * FROM outbox_mails WHERE lead_id = ? ORDER BY kind, recipient')
      .all(Number(row['id']));
    return { lead: parseLeadRow(row), mails: mails.map(parseMailRow) };
  }

  #inTransaction<T>(work: () => T): T {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      // A failed COMMIT may have ended the transaction already.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }
}
