/**
 * A connection pool with short timeouts: if PostgreSQL does not answer in time, the statement fails and the lead goes
 * to the spool. The tables are created on first use, so the server also starts while PostgreSQL is down.
 */
import { createHash } from 'node:crypto';
import pg from 'pg';
import { writeSql, type Database, type Queries, type Row, type Sql, type Value } from '../database.ts';
import { migrate } from '../migrate.ts';

export interface PostgresOptions {
  /** Long enough for a busy database, short enough for a waiting visitor. */
  answerWithinMs?: number;
  maxConnections?: number;
}

const migrations = new URL('./migrations/', import.meta.url);
/** A migration may rewrite a table with years of rows. */
const migrateWithinMs = 30 * 60_000;
/** Ends the transaction of a stopped process, which would hold its locks. */
const longestPauseMs = 60_000;
const dialect = {
  jsonRows: 'json_array_elements(?::json) AS json_rows (value)',
  // A join instead reads the whole table, because the planner expects 100 elements.
  amongNumbers: '= ANY (ARRAY(SELECT value::text::bigint FROM json_array_elements(?::json)))',
  skipLocked: 'FOR UPDATE SKIP LOCKED',
  resetIds: [
    'people',
    'leads',
    'lead_notes',
    'lead_events',
    'files',
    'day_counts',
    'notices',
    'closures',
    'offers',
    'calendars',
  ]
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
  const pool = createPool(url, { answerWithinMs, connectWithinMs: answerWithinMs, max: maxConnections });
  let preparing: Promise<void> | undefined;

  /** Runs once, on a connection with a longer timeout. */
  async function prepareTables(): Promise<void> {
    const patient = { answerWithinMs: migrateWithinMs, connectWithinMs: answerWithinMs, max: 1 };
    const patientPool = createPool(url, patient);
    const transaction: Database['transaction'] = (work, locks) =>
      inTransaction(patientPool, work, begin(migrateWithinMs, locks));
    try {
      await migrate({ all: (sql) => transaction(({ all }) => all(sql)), transaction }, migrations);
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

  const transaction: Database['transaction'] = async (work, locks) =>
    inTransaction(await whenPrepared(), work, begin(answerWithinMs, locks));
  return {
    // Even a single statement runs in a transaction, which sets its timeout.
    all: (sql, ...values) => transaction((queries) => queries.all(sql, ...values)),
    get: (sql, ...values) => transaction((queries) => queries.get(sql, ...values)),
    run: (sql, ...values) => transaction((queries) => queries.run(sql, ...values)),
    exec: (script) => transaction((queries) => queries.exec(script)),
    dialect,
    transaction,
    snapshot: async (work) =>
      inTransaction(
        await whenPrepared(),
        work,
        begin(answerWithinMs, [], 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'),
      ),
    isAboutRows: (error) => /^(?:22|23|40)/.test(String((error as { code?: unknown }).code)),
    // Connections, a read-only server, missing resources, and a server that stops. Errors of the network and of the
    // pool have no such code.
    isUnavailable(error) {
      const { code = '' } = error as { code?: string };
      return !/^[0-9A-Z]{5}$/.test(code) || /^(?:08|25006|53|57|55P03)/.test(code);
    },
    wipeDeleted: async () => true,
    close: () => pool.end(),
  };
}

interface PoolTimes {
  answerWithinMs: number;
  connectWithinMs: number;
  max: number;
}

/** Sets no session parameters, because poolers such as PgBouncer reject them at startup. */
function createPool(url: string, { answerWithinMs, connectWithinMs, max }: PoolTimes): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectWithinMs,
    // The database itself ends a statement sooner (`begin`); this covers one that does not answer at all.
    query_timeout: answerWithinMs + 500,
    keepAlive: true,
    application_name: 'leads',
    types,
  });
  // The next query replaces a broken idle connection; without a listener, the error would end the process.
  pool.on('error', () => undefined);
  // The pool does not listen to a connection in use. If it breaks, its next query fails.
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
    // Only an error from the database proves that the connection still works; otherwise closing it rolls back.
    if (error instanceof pg.DatabaseError) await client.query('ROLLBACK').catch(() => (isBroken = true));
    else isBroken = true;
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/**
 * Takes one round trip. Settings and locks end with the transaction, because a pooler may switch connections between
 * transactions. All transactions lock in the same order, so that they never deadlock.
 */
function begin(answerWithinMs: number, locks: readonly string[] = [], start = 'BEGIN'): string {
  const calls = [...new Set(locks)].sort().map((name) => `pg_advisory_xact_lock(${toLockNumber(name)})`);
  return [
    start,
    `SET LOCAL statement_timeout = ${answerWithinMs}`,
    `SET LOCAL idle_in_transaction_session_timeout = ${longestPauseMs}`,
    ...(calls.length === 0 ? [] : [`SELECT ${calls.join(', ')}`]),
  ].join('; ');
}

function toLockNumber(name: string): bigint {
  return createHash('sha256').update(name).digest().readBigInt64BE();
}

interface Client {
  query(query: string | pg.QueryConfig<Value[]>): Promise<{ rows: Row[]; rowCount: number | null }>;
}

function toQueries(client: Client): Queries {
  const query = async (sql: Sql, values: Value[]) => {
    const result = await client.query({ text: toText(writeSql(sql)), values });
    const { rows, rowCount } = result;
    // The driver (pg 8.23) holds results until the next full garbage collection. Without their rows, they are small.
    result.rows = [];
    return { rows, rowCount };
  };
  const all = async (sql: Sql, ...values: Value[]) => (await query(sql, values)).rows;
  return {
    all,
    get: async (sql, ...values) => (await all(sql, ...values))[0],
    run: async (sql, ...values) => (await query(sql, values)).rowCount ?? 0,
    exec: async (script) => void (await client.query(script)),
  };
}

const texts = new Map<string, string>();

/**
 * PostgreSQL uses $1, $2 … for values; no statement of the store contains a `?` for any other purpose. Statements have
 * no names, because behind a pooler the next connection does not know them, or knows another statement by that name.
 */
function toText(sql: string): string {
  let text = texts.get(sql);
  if (text === undefined) {
    let marks = 0;
    text = sql.replaceAll('?', () => `$${++marks}`);
    texts.set(sql, text);
  }
  return text;
}
