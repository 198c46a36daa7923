/** The statements about people, their codes and their sessions. */
import { insert, type Database, type Queries } from './database.ts';
import { insertDeliveries } from './deliveries.ts';
import { openCondition } from './inbox-store.ts';
import type { NewDelivery, Person } from './records.ts';
import { parsePersonRow, parseSessionRow } from './read-rows.ts';
import type { PeopleStore } from './store.ts';

const sessions = `SELECT sessions.id, device, seen_at_ms, person_id, email, name, role
  FROM sessions JOIN people ON people.id = person_id`;

export function createPeopleStore(database: Database): PeopleStore {
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

    addPerson: (person, nowMs, deliveries = []) =>
      database.transaction(async (queries) => {
        const added = await addPerson(queries, person, nowMs);
        if (added) await mail(queries, deliveries, nowMs);
        return added;
      }),

    async changePerson(id, { name, role }) {
      await database.run('UPDATE people SET name = ?, role = ? WHERE id = ?', name, role, id);
    },

    async countAssigned() {
      const rows = await database.all(
        `SELECT assigned_to, count(*) AS amount FROM leads WHERE assigned_to IS NOT NULL AND ${openCondition}
         GROUP BY assigned_to`,
      );
      return new Map(rows.map((row) => [Number(row['assigned_to']), Number(row['amount'])]));
    },

    removePerson: (id, { heirId = null, nowMs, by, deliveries = [] }) =>
      database.transaction(async (queries) => {
        await queries.run(
          `INSERT INTO lead_events (lead_id, at_ms, source, who, person_id, kind, value, text)
           SELECT id, CAST(? AS BIGINT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT), 'assigned',
             coalesce((SELECT name FROM people WHERE id = ?), ''), ''
           FROM leads WHERE assigned_to = ?`,
          ...[nowMs, by.source, by.who, by.personId ?? null, heirId, id],
        );
        await queries.run(
          'UPDATE leads SET assigned_to = ?, version = version + 1 WHERE assigned_to = ?',
          heirId,
          id,
        );
        await queries.run('DELETE FROM people WHERE id = ?', id);
        await mail(queries, deliveries, nowMs);
      }),

    saveCode: ({ tokenHash, addressHash, pool, codeHash, email, owners, nowMs, sinceMs, mayAsk }) =>
      database.transaction(
        async (queries) => {
          for (const owner of owners) await addPerson(queries, { ...owner, role: 'owner' }, nowMs);
          const counted = await queries.all(
            `SELECT pool, count(*) AS amount FROM sign_in_codes
             WHERE address_hash = ? AND created_at_ms > ? AND created_at_ms <= ? GROUP BY pool`,
            ...[addressHash, sinceMs, nowMs],
          );
          const isAllowed = mayAsk(
            new Map(counted.map((row) => [String(row['pool']), Number(row['amount'])])),
          );
          const row = await queries.get('SELECT * FROM people WHERE email = ?', email);
          if (!isAllowed) return { isAllowed, person: undefined };
          await insert(queries, 'sign_in_codes', {
            token_hash: tokenHash,
            address_hash: addressHash,
            pool,
            person_id: row === undefined ? null : Number(row['id']),
            code_hash: codeHash,
            created_at_ms: nowMs,
          });
          return { isAllowed, person: row && parsePersonRow(row) };
        },
        [addressHash],
      ),

    // Guesses at the same time would all see the same number of tries without the lock.
    useCode: ({ tokenHash, codeHash, sinceMs, nowMs, mostTries }) =>
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
          const row = await queries.get('SELECT * FROM people WHERE id = ?', Number(code['person_id']));
          return row && parsePersonRow(row);
        },
        [tokenHash],
      ),

    async countGuessedAddresses(sinceMs, leastCodes) {
      const rows = await database.all(
        `SELECT 1 FROM sign_in_codes WHERE person_id IS NOT NULL AND pool NOT IN ('pass', 'shown') AND created_at_ms > ?
         GROUP BY address_hash HAVING count(*) >= ?`,
        sinceMs,
        leastCodes,
      );
      return rows.length;
    },

    async purgeSignIns({ codesMs, sessionsMs }) {
      await database.run('DELETE FROM sign_in_codes WHERE created_at_ms < ?', codesMs);
      await database.run('DELETE FROM sessions WHERE seen_at_ms < ?', sessionsMs);
    },

    addSession: ({ tokenHash, personId, device, nowMs }) =>
      database.transaction(async (queries) => {
        const times = { created_at_ms: nowMs, seen_at_ms: nowMs };
        await insert(queries, 'sessions', { token_hash: tokenHash, person_id: personId, device, ...times });
      }),

    async findSession(tokenHash, sinceMs) {
      const row = await database.get(
        `${sessions} WHERE token_hash = ? AND seen_at_ms >= ?`,
        tokenHash,
        sinceMs,
      );
      return row && parseSessionRow(row);
    },

    async touchSession(id, nowMs) {
      await database.run('UPDATE sessions SET seen_at_ms = ? WHERE id = ?', nowMs, id);
    },

    async listSessions(personId, sinceMs) {
      const rows = await database.all(
        `${sessions} WHERE person_id = ? AND seen_at_ms >= ? ORDER BY seen_at_ms DESC`,
        personId,
        sinceMs,
      );
      return rows.map(parseSessionRow);
    },

    async endSession(personId, id) {
      await database.run('DELETE FROM sessions WHERE person_id = ? AND id = ?', personId, id);
    },
  };
}

async function addPerson(
  queries: Queries,
  { email, name, role }: Omit<Person, 'id'>,
  nowMs: number,
): Promise<Person | undefined> {
  const row = { email: email.toLowerCase(), name, role, created_at_ms: nowMs };
  const [added] = await insert(queries, 'people', row, 'ON CONFLICT (email) DO NOTHING RETURNING *');
  return added && parsePersonRow(added);
}
