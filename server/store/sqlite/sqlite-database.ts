/**
 * A durable SQLite file. Node's driver is synchronous, so each statement blocks the process until it is done. One
 * connection writes and another one reads, so that nobody sees uncommitted rows.
 */
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { writeSql, type Database, type Queries, type Sql } from '../database.ts';
import { migrate } from '../migrate.ts';

export interface SqliteOptions {
  /** A lead that cannot be written in this time goes to the spool. */
  waitForLockMs?: number;
}

interface Connection {
  fileId: string | undefined;
  writer: DatabaseSync;
  reader: DatabaseSync;
  write: Queries;
  read: Queries;
}

const migrations = new URL('./migrations/', import.meta.url);
const dialect = {
  jsonRows: 'jsonb_each(?)',
  amongNumbers: 'IN (SELECT value FROM jsonb_each(?))',
  skipLocked: '',
  resetIds: '',
};
/** Short, because it blocks the whole process, which serves others between attempts. */
const lockAttemptMs = 5;
const lockPauseMs = 20;

/** Opens the file on first use, and again if the file was replaced. */
export function openSqlite(file: string, { waitForLockMs = 1_000 }: SqliteOptions = {}): Database {
  let connection: Connection | undefined;
  let connecting: Promise<Connection> | undefined;
  let wasOpened = false;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  async function connect(): Promise<Connection> {
    // While it opens, the tables may be missing.
    const opened = connecting === undefined ? connection : undefined;
    if (opened !== undefined && identify(file) === opened.fileId) return opened;
    connecting ??= reconnect().finally(() => (connecting = undefined));
    return connecting;
  }

  async function reconnect(): Promise<Connection> {
    disconnect();
    if (isClosed) throw new UnavailableError('The database is closed');
    // Creating an empty file would hide the loss of the old one.
    if (wasOpened && identify(file) === undefined)
      throw new UnavailableError(`The database file ${file} is missing`);
    const opened = await retryWhileLocked(waitForLockMs, () => openConnection(file));
    connection = opened;
    try {
      const transaction: Database['transaction'] = (work) => inTransaction(opened, work);
      await migrate({ all: opened.read.all, transaction }, migrations);
    } catch (error) {
      disconnect();
      throw error;
    }
    wasOpened = true;
    return opened;
  }

  function disconnect(): void {
    const closing = connection;
    connection = undefined;
    closing?.reader.close();
    closing?.writer.close();
  }

  /** If even the rollback fails, closing the connection rolls back, and the next use opens another one. */
  function rollBack({ writer }: Connection): void {
    try {
      // A full disk, a failed COMMIT or a closed file may have ended the transaction already.
      if (writer.isOpen && writer.isTransaction) writer.exec('ROLLBACK');
    } catch {
      disconnect();
    }
  }

  async function inTransaction<T>(opened: Connection, work: (queries: Queries) => Promise<T>) {
    const { writer, write } = opened;
    await retryWhileLocked(waitForLockMs, () => writer.exec('BEGIN IMMEDIATE'));
    try {
      const result = await work(write);
      writer.exec('COMMIT');
      return result;
    } catch (error) {
      rollBack(opened);
      throw error;
    }
  }

  /** Transactions run one after the other, because they share a connection. */
  const transaction: Database['transaction'] = (work) => {
    const run = last.then(async () => inTransaction(await connect(), work));
    last = run.catch(() => undefined);
    return run;
  };

  return {
    dialect,
    all: async (sql, ...values) => (await connect()).read.all(sql, ...values),
    get: async (sql, ...values) => (await connect()).read.get(sql, ...values),
    run: (sql, ...values) => transaction((queries) => queries.run(sql, ...values)),
    exec: (script) => transaction((queries) => queries.exec(script)),
    transaction,

    async snapshot(work) {
      await connect();
      const database = new DatabaseSync(file, { readOnly: true, timeout: waitForLockMs });
      try {
        database.exec('BEGIN');
        return await work(toQueries(database));
      } finally {
        database.close();
      }
    },

    isAboutRows: (error) => [18, 19, 20].includes(getErrorCode(error)),
    isUnavailable: (error) => error instanceof UnavailableError || unavailable.includes(getErrorCode(error)),

    async wipeDeleted() {
      const endsAtMs = Date.now() + waitForLockMs;
      for (;;) {
        await last;
        const { writer } = await connect();
        // Deleted rows are overwritten in the file, but remain in the WAL until it is checkpointed and truncated.
        const result = writer.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
        if (result?.['busy'] === 0) return true;
        if (Date.now() > endsAtMs) return false;
        await pause(lockPauseMs);
      }
    },

    async close() {
      await last;
      isClosed = true;
      disconnect();
    },
  };
}

function openConnection(file: string): Connection {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const writer = new DatabaseSync(file, { timeout: lockAttemptMs });
  try {
    writer.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;',
    );
    const reader = new DatabaseSync(file, { readOnly: true, timeout: lockAttemptMs });
    return { fileId: identify(file), writer, reader, write: toQueries(writer), read: toQueries(reader) };
  } catch (error) {
    writer.close();
    throw error;
  }
}

function toQueries(database: DatabaseSync): Queries {
  const statements = new Map<string, StatementSync>();
  function prepare(template: Sql): StatementSync {
    const sql = writeSql(template);
    let statement = statements.get(sql);
    if (statement === undefined) {
      statement = database.prepare(sql);
      statements.set(sql, statement);
    }
    return statement;
  }
  return {
    all: async (sql, ...values) => prepare(sql).all(...values),
    get: async (sql, ...values) => prepare(sql).get(...values),
    run: async (sql, ...values) => Number(prepare(sql).run(...values).changes),
    exec: async (script) => database.exec(script),
  };
}

/** Undefined if the file does not exist. */
function identify(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino}`;
}

async function retryWhileLocked<T>(waitMs: number, attempt: () => T): Promise<T> {
  for (const endsAtMs = Date.now() + waitMs; ; await pause(lockPauseMs)) {
    try {
      return attempt();
    } catch (error) {
      if (getErrorCode(error) !== 5 || Date.now() > endsAtMs) throw error;
    }
  }
}

class UnavailableError extends Error {
  override name = 'UnavailableError';
}

/** Locked twice, read-only, an error of the disk, a full disk, and a file that cannot be opened. */
const unavailable = [5, 6, 8, 10, 13, 14];

/** 5: locked; 18, 19, 20: a value is too long, violates a constraint or has the wrong type. */
function getErrorCode(error: unknown): number {
  const { errcode = 0 } = error as { errcode?: number };
  // The upper bits are the extended error code.
  return errcode & 0xff;
}
