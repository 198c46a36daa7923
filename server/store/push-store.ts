/** Browsers subscribed to push messages. A device is removed with its session. */
import { z } from 'zod';
import { roles } from '../../contract/roles.ts';
import { makeVapidKeys, type PushAddress, type VapidKeys } from '../../domain/encrypt-push.ts';
import { insert, json, parseRow } from './columns.ts';
import type { Database } from './database.ts';

const device = z.object({
  id: z.number(),
  sessionId: z.number(),
  personId: z.number(),
  role: z.enum(roles),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  /** The last time that the browser confirmed a message. */
  arrivedAtMs: z.number().nullable(),
});
export type PushDevice = z.output<typeof device>;

const unopened = z.object({
  reference: z.string(),
  receivedAtMs: z.number(),
  isSuspect: z.coerce.boolean(),
  fields: json(z.object({ urgency: z.string().optional() })),
  assignedTo: z.number().nullable(),
  /** The number of planned messages. */
  pushes: z.coerce.number(),
});
export type UnopenedLead = z.output<typeof unopened>;

const hasNoPush = "NOT EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id AND channel = 'push')";

export function createPushStore(database: Database) {
  return {
    /** Generated once, and shared by all processes on this database. */
    async readVapidKeys() {
      const read = "SELECT value FROM secrets WHERE name = 'vapid'";
      if ((await database.get(read)) === undefined)
        await database.run`INSERT INTO secrets (name, value)
          VALUES ('vapid', ${JSON.stringify(makeVapidKeys())}) ON CONFLICT DO NOTHING`;
      return JSON.parse(String((await database.get(read))?.['value'])) as VapidKeys;
    },

    /** Replaces any earlier device of the session or browser. */
    savePushDevice: (sessionId: number, { endpoint, p256dh, auth }: PushAddress) =>
      database.transaction(async (queries) => {
        await queries.run`DELETE FROM push_devices WHERE session_id = ${sessionId} OR endpoint = ${endpoint}`;
        await insert(queries, 'push_devices', { sessionId, endpoint, p256dh, auth });
      }),

    async removePushDevice(id: number) {
      await database.run`DELETE FROM push_devices WHERE id = ${id}`;
    },

    /** Sorted by when their people were added. */
    async listPushDevices() {
      const rows = await database.all`SELECT push_devices.*, people.id AS person_id, people.role
        FROM push_devices
        JOIN sessions ON sessions.id = session_id JOIN people ON people.id = sessions.person_id
        ORDER BY people.id, push_devices.id`;
      return rows.map((row) => parseRow(device, row));
    },

    async recordArrival(sessionId: number, nowMs: number) {
      await database.run`UPDATE push_devices SET arrived_at_ms = ${nowMs} WHERE session_id = ${sessionId}`;
    },

    /**
     * At most a hundred unopened new leads, except junk. Clean leads and those with the fewest messages come first, so
     * that a flood holds up no others. Of those without a message, the newest come first; of the others, the oldest.
     */
    async listUnopened(sinceMs: number) {
      const rows = await database.all(
        `SELECT reference, received_at_ms, assigned_to, fields,
           CASE WHEN verdict = 'suspect' THEN 1 ELSE 0 END AS is_suspect,
           (SELECT count(*) FROM deliveries WHERE lead_id = leads.id AND channel = 'push') AS pushes
         FROM leads
         WHERE received_at_ms >= ? AND status = 'new' AND verdict <> 'junk' AND opened_at_ms IS NULL
         ORDER BY is_suspect, pushes, CASE WHEN ${hasNoPush} THEN -received_at_ms ELSE received_at_ms END
         LIMIT 100`,
        sinceMs,
      );
      return rows.map((row) => parseRow(unopened, row));
    },

    /** The number of suspect leads with messages that were planned since then. */
    async countSuspectPushes(sinceMs: number) {
      const row = await database.get`SELECT count(DISTINCT lead_id) AS amount FROM deliveries
        JOIN leads ON leads.id = lead_id
        WHERE channel = 'push' AND deliveries.created_at_ms >= ${sinceMs} AND verdict = 'suspect'`;
      return Number(row?.['amount']);
    },
  };
}
