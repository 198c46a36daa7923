/** Who goes on visits, and their calendars. Only busy times are stored, without titles or places. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { insert, json, parseRow, toRow } from './columns.ts';
import type { Database } from './database.ts';

const calendar = z.object({
  id: z.number(),
  personId: z.number(),
  /** The secret address of the feed. */
  address: z.string(),
  etag: z.string().nullable(),
  busy: json(z.array(z.object({ fromMs: z.number(), untilMs: z.number() }))),
  /** The last success; null before the first. */
  readAtMs: z.number().nullable(),
  /** The end of the busy times. */
  untilMs: z.number().nullable(),
  /** Why the last reading failed; empty after a success. */
  problem: z.string(),
  /** Names of time zones that nobody can know. */
  unknownZones: json(z.array(z.string())),
});
export type StoredCalendar = z.output<typeof calendar>;

export type SavedReading = Partial<Omit<StoredCalendar, 'id' | 'personId' | 'address'>>;

export function createCalendarStore(database: Database) {
  return {
    /** Those of everybody, or of one person. */
    async listCalendars(personId: number | null = null) {
      const rows = await database.all`SELECT * FROM calendars
        WHERE person_id = coalesce(${personId}, person_id) ORDER BY person_id, id`;
      return rows.map((row) => parseRow(calendar, row));
    },

    async addCalendar(personId: number, address: string) {
      await database.transaction((queries) => insert(queries, 'calendars', { personId, address }));
    },

    async removeCalendar(id: number, personId: number) {
      await database.run`DELETE FROM calendars WHERE id = ${id} AND person_id = ${personId}`;
    },

    /** True for the one process that reads it now: nobody tried within the last `everyMs`. */
    async takeCalendar(id: number, nowMs: number, everyMs: number) {
      const taken = await database.run`UPDATE calendars SET tried_at_ms = ${nowMs} WHERE id = ${id}
        AND (tried_at_ms IS NULL OR tried_at_ms <= ${nowMs - everyMs} OR tried_at_ms > ${nowMs})`;
      return taken > 0;
    },

    /** Writes the given columns; the others stay. */
    async saveReading(id: number, { busy, unknownZones, ...reading }: SavedReading) {
      const columns = toRow({
        ...reading,
        ...(busy && { busy: JSON.stringify(busy) }),
        ...(unknownZones && { unknownZones: JSON.stringify(unknownZones) }),
      });
      const setting = Object.keys(columns).map((name) => `${name} = ?`);
      await database.run(
        `UPDATE calendars SET ${setting.join(', ')} WHERE id = ?`,
        ...Object.values(columns),
        id,
      );
    },

    /** The ids of the people who go on visits. */
    async listGoers() {
      const rows = await database.all('SELECT person_id FROM visit_people WHERE goes = 1 ORDER BY person_id');
      return rows.map((row) => Number(row['person_id']));
    },

    /** Those who go and have a calendar that nobody has read since then. */
    async listUnreadGoers(sinceMs: number) {
      const rows = await database.all`SELECT DISTINCT visit_people.person_id FROM visit_people
        JOIN calendars ON calendars.person_id = visit_people.person_id
        WHERE goes = 1 AND (read_at_ms IS NULL OR read_at_ms < ${sinceMs})`;
      return rows.map((row) => Number(row['person_id']));
    },

    async setGoes(personId: number, goes: boolean) {
      await database.run`INSERT INTO visit_people (person_id, goes) VALUES (${personId}, ${Number(goes)})
        ON CONFLICT (person_id) DO UPDATE SET goes = excluded.goes`;
    },

    /** Gives the person's feed a new secret, and ends the earlier address. */
    async renewFeed(personId: number) {
      const secret = randomBytes(18).toString('base64url');
      await database.run`INSERT INTO visit_people (person_id, goes, feed_secret)
        VALUES (${personId}, 0, ${secret})
        ON CONFLICT (person_id) DO UPDATE SET feed_secret = excluded.feed_secret`;
    },

    async findFeedSecret(personId: number) {
      const row = await database.get`SELECT feed_secret FROM visit_people WHERE person_id = ${personId}`;
      return (row?.['feed_secret'] as string | null | undefined) ?? undefined;
    },

    async findFeedOwner(secret: string) {
      const row = await database.get`SELECT person_id FROM visit_people WHERE feed_secret = ${secret}`;
      return row && Number(row['person_id']);
    },
  };
}
