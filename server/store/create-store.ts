import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';
import { createDump } from './dump.ts';
import { createLeads } from './leads.ts';
import { createOutbox } from './outbox.ts';
import type { ReportUnreadable, Store } from './store.ts';

export function createStore(database: Database): Store {
  let report: ReportUnreadable = (problem) => console.error(problem);
  const reportUnreadable: ReportUnreadable = (problem) => report(problem);
  return {
    onUnreadable: (listener) => void (report = listener),
    ...createLeads(database, reportUnreadable),
    ...createOutbox(database, reportUnreadable),
    ...createDump(database),

    async readSecret() {
      const read = "SELECT value FROM secrets WHERE name = 'signing'";
      const known = await database.get(read);
      if (known !== undefined) return String(known['value']);
      await database.run(
        "INSERT INTO secrets (name, value) VALUES ('signing', ?) ON CONFLICT DO NOTHING",
        randomBytes(32).toString('base64url'),
      );
      return String((await database.get(read))?.['value']);
    },

    async probeWrite(nowMs) {
      await database.run(
        `INSERT INTO write_probes (id, written_at_ms) VALUES (1, ?)
         ON CONFLICT (id) DO UPDATE SET written_at_ms = excluded.written_at_ms`,
        nowMs,
      );
    },

    close: () => database.close(),
  };
}
