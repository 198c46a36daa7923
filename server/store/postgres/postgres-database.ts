/**
 * A pool of connections that never lets a lead wait long: what PostgreSQL does not answer in time fails here, and the
 * lead goes to the spool. The tables are made on first use, so the server also starts while PostgreSQL does not.
 */
import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Database, Queries, Row, Value } from '../database.ts';
import { migrate } from '../migrate.ts';

export interface PostgresOptions {
  /** Long enough for a busy database, short enough for a visitor who waits. */
  answerWithinMs?: number;
  maxConnections?: number;
}

const migrations = new URL('./migrations/', import.meta.url);
/** A migration may rewrite a table with years of rows. */
const migrateWithinMs = 30 * 60_000;
const dialect = {
  jsonRows: 'json_array_elements(?::json) AS json_rows (value)',
  skipLocked: 'FOR UPDATE SKIP LOCKED',
  resetIds: ['leads', 'lead_notes', 'files']
    .map(
      (table) =>
        `SELECT setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 0) + 1, false) FROM ${table};`,
    )
    .join('\n'),
};

/** Times and ids are BIGINT (type 20) and far below 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(20, Number);

export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  const { answerWithinMs = 3_000, maxConnections = 10 } = options;
  const pool = createPool(url, answerWithinMs, maxConnections, answerWithinMs);
  let preparing: Promise<void> | undefined;

  /** Once, on a connection with a longer timeout. */
  async function prepareTables(): Promise<void> {
    const patientPool = createPool(url, migrateWithinMs, 1, answerWithinMs);
    try {
      await migrate(
        {
          all: toQueries(patientPool).all,
          transaction: (work, locks) => inTransaction(patientPool, work, begin(locks)),
        },
        migrations,
      );
    } finally {
      await patientPool.end();
    }
  }

  async function whenPrepared(): Promise<pg.Pool> {
    preparing ??= prepareTables().catch((error: unknown) => {
      preparing = undefined;
      throw error;
    });
    await preparing;
    return pool;
  }

  const queries = toQueries({ query: async (query) => (await whenPrepared()).query(query) });
  return {
    ...queries,
    dialect,
    transaction: async (work, locks) => inTransaction(await whenPrepared(), work, begin(locks)),
    snapshot: async (work) =>
      inTransaction(await whenPrepared(), work, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'),
    isAboutRows: (error) => /^(?:22|23|40)/.test(String((error as { code?: unknown }).code)),
    wipeDeleted: async () => true,
    close: () => pool.end(),
  };
}

function createPool(url: string, answerWithinMs: number, max: number, connectWithinMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectWithinMs,
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
  return pool;
}

async function inTransaction<T>(
  pool: pg.Pool,
  work: (queries: Queries) => Promise<T>,
  begin: string,
): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query(begin);
    const result = await work(toQueries(client));
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
}

/** Locks are taken with BEGIN, in one round trip, and in one order everywhere, so that nobody waits in a circle. */
function begin(locks: readonly string[] = []): string {
  const calls = [...new Set(locks)].sort().map((name) => `pg_advisory_xact_lock(${toLockNumber(name)})`);
  return calls.length === 0 ? 'BEGIN' : `BEGIN; SELECT ${calls.join(', ')}`;
}

function toLockNumber(name: string): bigint {
  return createHash('sha256').update(name).digest().readBigInt64BE();
}

interface Client {
  query(query: string | pg.QueryConfig<Value[]>): Promise<{ rows: Row[]; rowCount: number | null }>;
}

function toQueries(client: Client): Queries {
  const query = (sql: string, values: Value[]) => client.query({ ...prepare(sql), values });
  const all = async (sql: string, ...values: Value[]) => (await query(sql, values)).rows;
  return {
    all,
    get: async (sql, ...values) => (await all(sql, ...values))[0],
    run: async (sql, ...values) => (await query(sql, values)).rowCount ?? 0,
    exec: async (script) => void (await client.query(script)),
  };
}

const prepared = new Map<string, { name: string; text: string }>();

/**
 * Each statement has a name, by which a connection plans it once: planning costs more than running. PostgreSQL writes
 * $1, $2 … for values; no statement of the store holds a `?` for another reason.
 */
function prepare(sql: string): { name: string; text: string } {
  let statement = prepared.get(sql);
  if (statement === undefined) {
    let marks = 0;
    statement = { name: `leads-${prepared.size + 1}`, text: sql.replaceAll('?', () => `$${++marks}`) };
    prepared.set(sql, statement);
  }
  return statement;
}
