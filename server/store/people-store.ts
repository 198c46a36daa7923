/** The statements about people, their codes and their sessions. */
import type { Role } from '../../contract/roles.ts';
import { insert } from './columns.ts';
import type { Database, Queries } from './database.ts';
import { insertDeliveries } from './deliveries.ts';
import { openCondition } from './inbox-store.ts';
import type { Author, NewDelivery, Person } from './records.ts';
import { parsePersonRow, parseSessionRow } from './read-rows.ts';

const sessions = `SELECT sessions.id, device, sessions.created_at_ms, seen_at_ms, is_trusted, person_id, email, name,
  role, language, edits_site FROM sessions JOIN people ON people.id = person_id`;

interface Removal {
  heirId?: number | null;
  nowMs: number;
  by: Author;
  deliveries?: readonly NewDelivery[];
}

interface NewCode {
  tokenHash: string;
  addressHash: string;
  pool: string;
  codeHash: string;
  email: string;
  owners: readonly { email: string; name: string }[];
  nowMs: number;
  sinceMs: number;
  mayAsk: (taken: ReadonlyMap<string, number>) => boolean;
}

interface TypedCode {
  tokenHash: string;
  codeHash: string;
  sinceMs: number;
  nowMs: number;
  mostTries: number;
}

type NewPerson = Pick<Person, 'email' | 'name' | 'role'> & Partial<Pick<Person, 'editsSite'>>;

interface NewSession {
  tokenHash: string;
  personId: number;
  device: string;
  nowMs: number;
}

export function createPeopleStore(database: Database) {
  const mail = (queries: Queries, deliveries: readonly NewDelivery[], nowMs: number) =>
    insertDeliveries(
      queries,
      database.dialect,
      deliveries.map((delivery) => ({ ...delivery, leadId: null, plannedAtMs: nowMs })),
    );
  return {
    async listPeople() {
      return (await database.all('SELECT * FROM people ORDER BY lower(name), id')).map(parsePersonRow);
    },

    /** Queues the deliveries if the person is new. Undefined if the address is taken. */
    addPerson: (person: NewPerson, nowMs: number, deliveries: readonly NewDelivery[] = []) =>
      database.transaction(async (queries) => {
        const added = await addPerson(queries, person, nowMs);
        if (added) await mail(queries, deliveries, nowMs);
        return added;
      }),

    async changePerson(
      id: number,
      { name, role, editsSite = false }: { name: string; role: Role; editsSite?: boolean },
    ) {
      await database.run`UPDATE people SET name = ${name}, role = ${role}, edits_site = ${editsSite ? 1 : 0}
        WHERE id = ${id}`;
    },

    async setPersonLanguage(id: number, language: string | null) {
      await database.run`UPDATE people SET language = ${language} WHERE id = ${id}`;
    },

    /** The language of the person with this address; null for that of the site, and for an address without a person. */
    async findReaderLanguage(address: string) {
      const row = await database.get`SELECT language FROM people WHERE email = ${address.toLowerCase()}`;
      return (row?.['language'] ?? null) as string | null;
    },

    /** Counts each person's open leads, by the person's id. */
    async countAssigned() {
      const rows = await database.all(
        `SELECT assigned_to, count(*) AS amount FROM leads WHERE assigned_to IS NOT NULL AND ${openCondition}
         GROUP BY assigned_to`,
      );
      return new Map(rows.map((row) => [Number(row['assigned_to']), Number(row['amount'])]));
    },

    /** Also ends the person's sessions, and hands their leads to `heirId`, or to nobody. */
    removePerson: (id: number, { heirId = null, nowMs, by, deliveries = [] }: Removal) =>
      database.transaction(async (queries) => {
        await queries.run(
          `INSERT INTO lead_events (lead_id, at_ms, source, who, person_id, kind, value, text)
           SELECT id, CAST(? AS BIGINT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT), 'assigned',
             coalesce((SELECT name FROM people WHERE id = ?), ''), ''
           FROM leads WHERE assigned_to = ?`,
          ...[nowMs, by.source, by.who, by.personId ?? null, heirId, id],
        );
        await queries.run`UPDATE leads SET assigned_to = ${heirId}, version = version + 1
          WHERE assigned_to = ${id}`;
        await queries.run`DELETE FROM people WHERE id = ${id}`;
        await mail(queries, deliveries, nowMs);
      }),

    /**
     * Adds the `owners` as people, then stores a code for the person of this address, unless `mayAsk` refuses the unused
     * codes of the address since `sinceMs`, counted by pool. An unknown address runs the same statements.
     */
    saveCode: ({
      tokenHash,
      addressHash,
      pool,
      codeHash,
      email,
      owners,
      nowMs,
      sinceMs,
      mayAsk,
    }: NewCode): Promise<{ isAllowed: boolean; person: Person | undefined }> =>
      database.transaction(
        async (queries) => {
          for (const owner of owners) await addPerson(queries, { ...owner, role: 'owner' }, nowMs);
          const counted = await queries.all`SELECT pool, count(*) AS amount FROM sign_in_codes
            WHERE address_hash = ${addressHash} AND created_at_ms > ${sinceMs}
            AND created_at_ms <= ${nowMs} GROUP BY pool`;
          const isAllowed = mayAsk(
            new Map(counted.map((row) => [String(row['pool']), Number(row['amount'])])),
          );
          const row = await queries.get`SELECT * FROM people WHERE email = ${email}`;
          if (!isAllowed) return { isAllowed, person: undefined };
          const personId = row && Number(row['id']);
          const code = { tokenHash, addressHash, pool, personId, codeHash, createdAtMs: nowMs };
          await insert(queries, 'sign_in_codes', code);
          return { isAllowed, person: row && parsePersonRow(row) };
        },
        [addressHash],
      ),

    /**
     * Redeems one code of a browser and returns its person. Undefined for a wrong or used code, for one from before
     * `sinceMs` or after `nowMs`, and after `mostTries`. A wrong one is a try of each open code of the browser. Guesses
     * at the same time would all see the same number of tries without the lock.
     */
    useCode: ({ tokenHash, codeHash, sinceMs, nowMs, mostTries }: TypedCode) =>
      database.transaction(
        async (queries) => {
          const open = 'token_hash = ? AND tries < ? AND created_at_ms >= ? AND created_at_ms <= ?';
          const values = [tokenHash, mostTries, sinceMs, nowMs];
          const [code] = await queries.all(
            `DELETE FROM sign_in_codes WHERE ${open} AND code_hash = ? AND person_id IS NOT NULL RETURNING person_id`,
            ...[...values, codeHash],
          );
          if (code === undefined) {
            await queries.run(`UPDATE sign_in_codes SET tries = tries + 1 WHERE ${open}`, ...values);
            return undefined;
          }
          const row = await queries.get`SELECT * FROM people WHERE id = ${Number(code['person_id'])}`;
          return row && parsePersonRow(row);
        },
        [tokenHash],
      ),

    /** Counts the addresses of people for which `leastCodes` or more were asked since `sinceMs` and never used. */
    async countGuessedAddresses(sinceMs: number, leastCodes: number) {
      const rows = await database.all`SELECT 1 FROM sign_in_codes WHERE person_id IS NOT NULL
        AND pool NOT IN ('pass', 'shown') AND created_at_ms > ${sinceMs}
        GROUP BY address_hash HAVING count(*) >= ${leastCodes}`;
      return rows.length;
    },

    /** Removes codes, and sessions with their push devices, that nobody has used since these times. */
    async purgeSignIns({ codesMs, sessionsMs }: { codesMs: number; sessionsMs: number }) {
      await database.run`DELETE FROM sign_in_codes WHERE created_at_ms < ${codesMs}`;
      await database.run`DELETE FROM sessions WHERE seen_at_ms < ${sessionsMs}`;
    },

    addSession: ({ tokenHash, personId, device, nowMs }: NewSession) =>
      database.transaction(async (queries) => {
        const times = { createdAtMs: nowMs, seenAtMs: nowMs };
        await insert(queries, 'sessions', { tokenHash, personId, device, ...times });
      }),

    async findSession(tokenHash: string, sinceMs: number) {
      const row = await database.get(
        `${sessions} WHERE token_hash = ? AND seen_at_ms >= ?`,
        tokenHash,
        sinceMs,
      );
      return row && parseSessionRow(row);
    },

    async touchSession(id: number, nowMs: number) {
      await database.run`UPDATE sessions SET seen_at_ms = ${nowMs} WHERE id = ${id}`;
    },

    /** From now on the device may change the site. */
    async trustSession(id: number) {
      await database.run`UPDATE sessions SET is_trusted = 1 WHERE id = ${id}`;
    },

    async listSessions(personId: number, sinceMs: number) {
      const rows = await database.all(
        `${sessions} WHERE person_id = ? AND seen_at_ms >= ? ORDER BY seen_at_ms DESC`,
        personId,
        sinceMs,
      );
      return rows.map(parseSessionRow);
    },

    /** Ends a session only if it belongs to this person. */
    async endSession(personId: number, id: number) {
      await database.run`DELETE FROM sessions WHERE person_id = ${personId} AND id = ${id}`;
    },
  };
}

async function addPerson(
  queries: Queries,
  { email, name, role, editsSite = false }: NewPerson,
  nowMs: number,
): Promise<Person | undefined> {
  const row = { email: email.toLowerCase(), name, role, editsSite: Number(editsSite), createdAtMs: nowMs };
  const [added] = await insert(queries, 'people', row, 'ON CONFLICT (email) DO NOTHING RETURNING *');
  return added && parsePersonRow(added);
}
