/** Browsers subscribed to push messages. A device is removed with its session. */
import { z } from 'zod';
import { roles } from '../../contract/inbox.ts';
import { makeVapidKeys, type PushAddress, type VapidKeys } from '../lib/encrypt-push.ts';
import { parseRow } from './columns.ts';
import { insert, type Database } from './database.ts';
import { json } from './read-rows.ts';

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
  fields: json(z.object({ urgency: z.string().optional() })),
  assignedTo: z.number().nullable(),
});
export type UnopenedLead = z.output<typeof unopened>;

export interface PushStore {
  /** Generated once, and shared by all processes on this database. */
  readVapidKeys(): Promise<VapidKeys>;
  /** Replaces any earlier device of the session or browser. */
  savePushDevice(sessionId: number, address: PushAddress): Promise<void>;
  removePushDevice(id: number): Promise<void>;
  /** Sorted by when their people were added. */
  listPushDevices(): Promise<PushDevice[]>;
  recordArrival(sessionId: number, nowMs: number): Promise<void>;
  /** At most a hundred unopened new leads, except junk, oldest first. */
  listUnopened(sinceMs: number): Promise<UnopenedLead[]>;
}

export function createPushStore(database: Database): PushStore {
  return {
    async readVapidKeys() {
      const read = "SELECT value FROM secrets WHERE name = 'vapid'";
      if ((await database.get(read)) === undefined)
        await database.run(
          "INSERT INTO secrets (name, value) VALUES ('vapid', ?) ON CONFLICT DO NOTHING",
          JSON.stringify(makeVapidKeys()),
        );
      return JSON.parse(String((await database.get(read))?.['value'])) as VapidKeys;
    },

    savePushDevice: (sessionId, { endpoint, p256dh, auth }) =>
      database.transaction(async (queries) => {
        await queries.run(
          'DELETE FROM push_devices WHERE session_id = ? OR endpoint = ?',
          sessionId,
          endpoint,
        );
        await insert(queries, 'push_devices', { session_id: sessionId, endpoint, p256dh, auth });
      }),

    removePushDevice: async (id) => void (await database.run('DELETE FROM push_devices WHERE id = ?', id)),

    async listPushDevices() {
      const rows = await database.all(
        `SELECT push_devices.*, people.id AS person_id, people.role FROM push_devices
         JOIN sessions ON sessions.id = session_id JOIN people ON people.id = sessions.person_id
         ORDER BY people.id, push_devices.id`,
      );
      return rows.map((row) => parseRow(device, row));
    },

    recordArrival: async (sessionId, nowMs) =>
      void (await database.run(
        'UPDATE push_devices SET arrived_at_ms = ? WHERE session_id = ?',
        nowMs,
        sessionId,
      )),

    async listUnopened(sinceMs) {
      const rows = await database.all(
        `SELECT reference, received_at_ms, assigned_to, fields FROM leads
         WHERE received_at_ms >= ? AND status = 'new' AND verdict <> 'junk' AND opened_at_ms IS NULL
         ORDER BY received_at_ms LIMIT 100`,
        sinceMs,
      );
      return rows.map((row) => parseRow(unopened, row));
    },
  };
}
