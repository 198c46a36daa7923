/**
 * A pool of connections that never lets a lead wait long: what PostgreSQL does not answer in time fails here, and the
 * lead goes to the spool. The tables are made on first use, so the server also starts while PostgreSQL does not.
 */
import pg from 'pg';
import type { Row, Value } from '../rows.ts';
import { migrate } from './migrate.ts';

export type Parameter = Value | readonly Value[];

/** One connection, inside or outside of a transaction. */
export interface Queries {
  all(sql: string, ...values: Parameter[]): Promise<Row[]>;
  get(sql: string, ...values: Parameter[]): Promise<Row | undefined>;
  /** Returns how many rows changed. */
  run(sql: string, ...values: Parameter[]): Promise<number>;
  insert(table: string, row: Record<string, Value>): Promise<Row>;
}

export interface PostgresConnection extends Queries {
  inTransaction<T>(work: (queries: Queries) => Promise<T>, begin?: string): Promise<T>;
  close(): Promise<void>;
}

export interface PostgresOptions {
  /** Long enough for a busy database, short enough for a visitor who waits. */
  answerWithinMs?: number;
  maxConnections?: number;
}

/** Times and ids are BIGINT (type 20) and far below 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(20, Number);

export function openPostgres(url: string, options: PostgresOptions = {}): PostgresConnection {
  const { answerWithinMs = 3_000, maxConnections = 10 } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
    statement_timeout: answerWithinMs,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    application_name: 'leads',
    types,
  });
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  // While a connection is lent out, the pool does not listen to it; its loss is then the failure of the next query.
  pool.on('connect', (client) => client.on('error', () => undefined));

  let isMigrated: Promise<void> | undefined;
  function prepareTables(): Promise<void> {
    isMigrated ??= migrate(pool, Date.now()).catch((error: unknown) => {
      isMigrated = undefined;
      throw error;
    });
    return isMigrated;
  }

  return {
    ...toQueries(async (sql, values) => {
      await prepareTables();
      return pool.query(sql, values);
    }),

    async inTransaction(work, begin = 'BEGIN') {
      await prepareTables();
      const client = await pool.connect();
      let isBroken = false;
      try {
        await client.query(begin);
        const result = await work(toQueries((sql, values) => client.query(sql, values)));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        // Only an answer of the database proves that the connection still works; else closing it rolls back.
        if (error instanceof pg.DatabaseError) await client.query('ROLLBACK').catch(() => (isBroken = true));
        else isBroken = true;
        throw error;
      } finally {
        client.release(isBroken);
      }
    },

    close: () => pool.end(),
  };
}

function toQueries(
  query: (sql: string, values: Parameter[]) => Promise<{ rows: Row[]; rowCount: number | null }>,
): Queries {
  const all = async (sql: string, ...values: Parameter[]) => (await query(sql, values)).rows;
  return {
    all,
    get: async (sql, ...values) => (await all(sql, ...values))[0],
    run: async (sql, ...values) => (await query(sql, values)).rowCount ?? 0,
    async insert(table, row) {
      const columns = Object.keys(row);
      const marks = columns.map((_column, index) => `$${index + 1}`).join(', ');
      const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks}) RETURNING *`;
      return (await all(sql, ...Object.values(row)))[0] ?? {};
    },
  };
}
