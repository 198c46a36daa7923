/** Leads and everything around them in SQLite or PostgreSQL. Both engines must pass `store.contract.ts`. */
import { randomBytes } from 'node:crypto';
import { createCalendarStore } from './calendar-store.ts';
import { createClosureStore } from './closure-store.ts';
import { createCountStore } from './count-store.ts';
import type { Database } from './database.ts';
import { createDump } from './dump.ts';
import { createExportStore } from './export-store.ts';
import { createFileStore } from './file-store.ts';
import { createInboxStore } from './inbox-store.ts';
import { createLeadStore } from './lead-store.ts';
import { createNoticeStore } from './notice-store.ts';
import { createOfferStore } from './offers.ts';
import { createOutboxStore } from './outbox-store.ts';
import { createPeopleStore } from './people-store.ts';
import { createPushStore } from './push-store.ts';
import { createQuoteStore } from './quote-store.ts';
import { createReviewStore } from './review-store.ts';
import { createVisitStore } from './visit-store.ts';
import { UnreadableRowError, type ReportUnreadable } from './read-rows.ts';

/** Errors of PostgreSQL's network and pool have no code, and neither have bugs. */
const isBug = (error: unknown): boolean =>
  [TypeError, RangeError, ReferenceError, SyntaxError, UnreadableRowError].some(
    (kind) => error instanceof kind,
  );

export type Store = ReturnType<typeof createStore>;

export function createStore(database: Database) {
  let report: ReportUnreadable = (problem) => console.error(problem);
  const reportUnreadable: ReportUnreadable = (problem) => report(problem);
  return {
    onUnreadable(listener: ReportUnreadable) {
      report = listener;
    },
    ...createLeadStore(database, reportUnreadable),
    ...createInboxStore(database, reportUnreadable),
    ...createExportStore(database, reportUnreadable),
    ...createPeopleStore(database),
    ...createFileStore(database),
    ...createOutboxStore(database, reportUnreadable),
    ...createCountStore(database),
    ...createNoticeStore(database),
    ...createClosureStore(database),
    ...createPushStore(database),
    ...createOfferStore(database),
    ...createVisitStore(database),
    ...createReviewStore(database),
    ...createQuoteStore(database),
    ...createCalendarStore(database),
    ...createDump(database),

    /** A random secret for links and tokens, created once and shared by all processes on this database. */
    async readSecret() {
      const read = "SELECT value FROM secrets WHERE name = 'signing'";
      const known = await database.get(read);
      if (known !== undefined) return String(known['value']);
      await database.run`INSERT INTO secrets (name, value)
        VALUES ('signing', ${randomBytes(32).toString('base64url')}) ON CONFLICT DO NOTHING`;
      return String((await database.get(read))?.['value']);
    },

    /** True if the error says that the database cannot be reached or written now; false for a bug or a bad row. */
    isUnavailable: (error: unknown) => !isBug(error) && database.isUnavailable(error),

    /** Writes a real row, to detect a full disk or a lost lock. */
    async probeWrite(nowMs: number) {
      await database.run`INSERT INTO write_probes (id, written_at_ms) VALUES (1, ${nowMs})
        ON CONFLICT (id) DO UPDATE SET written_at_ms = excluded.written_at_ms`;
    },

    /** Returns the time of the first call, or of the oldest lead if that is earlier. */
    async recordStart(nowMs: number) {
      const row = await database.transaction(
        (queries) =>
          queries.get`INSERT INTO moments (name, at_ms)
          VALUES ('start', coalesce((SELECT min(received_at_ms) FROM leads
          WHERE received_at_ms < ${nowMs}), ${nowMs}))
          ON CONFLICT (name) DO UPDATE SET at_ms = moments.at_ms
          RETURNING at_ms`,
      );
      return Number(row?.['at_ms']);
    },

    /** Records a nightly backup. From then on, another is expected every night. */
    async recordBackup(atMs: number) {
      await database.run`INSERT INTO moments (name, at_ms) VALUES ('backup', ${atMs}) ON CONFLICT (name)
        DO UPDATE SET at_ms = excluded.at_ms`;
    },

    async findLastBackupMs() {
      const row = await database.get("SELECT at_ms FROM moments WHERE name = 'backup'");
      return row && Number(row['at_ms']);
    },

    /**
     * Returns the latest time seen, after moving it toward `nowMs` by at most `mostMs`. It starts at the newest lead, so
     * that a clock that is wrong from the start is noticed, too.
     */
    async followClock(nowMs: number, mostMs: number) {
      const row = await database.transaction(
        (queries) =>
          queries.get`INSERT INTO moments (name, at_ms)
          VALUES ('retention', coalesce((SELECT max(received_at_ms) FROM leads
          WHERE received_at_ms <= ${nowMs}), ${nowMs}))
          ON CONFLICT (name) DO UPDATE SET at_ms = CASE
          WHEN ${nowMs} > moments.at_ms + ${mostMs} THEN moments.at_ms + ${mostMs}
          WHEN ${nowMs} > moments.at_ms THEN ${nowMs}
          ELSE moments.at_ms END
          RETURNING at_ms`,
      );
      return Number(row?.['at_ms']);
    },

    close: () => database.close(),
  };
}
