/**
 * One SQLite file, made durable. Node's driver is synchronous, so every statement is one uninterrupted step of the
 * process. One connection writes; another one reads, so that nobody sees what is not committed.
 */
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Queries } from '../database.ts';
import { migrate } from '../migrate.ts';
import { createGroupCommit } from './group-commit.ts';

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
const dialect = { jsonRows: 'json_each(?)', skipLocked: '', resetIds: '' };
/** Short, because the whole process waits; between two attempts it serves others. */
const lockAttemptMs = 20;

/** Opened on first use, and again when another file has taken the place of the one that was open. */
export function openSqlite(file: string, { waitForLockMs = 1_000 }: SqliteOptions = {}): Database {
  let connection: Connection | undefined;
  let connecting: Promise<Connection> | undefined;
  let wasOpened = false;
  let isClosed = false;

  async function connect(): Promise<Connection> {
    if (connection !== undefined && identify(file) === connection.fileId) return connection;
    connecting ??= reconnect().finally(() => (connecting = undefined));
    return connecting;
  }

  async function reconnect(): Promise<Connection> {
    disconnect();
    if (isClosed) throw new Error('The database is closed');
    // A new and empty file would hide that the old one is missing.
    if (wasOpened && identify(file) === undefined) throw new Error(`The database file ${file} is missing`);
    const opened = await retryWhileLocked(waitForLockMs, () => openConnection(file));
    connection = opened;
    try {
      const transaction: Database['transaction'] = async (work) => {
        await retryWhileLocked(waitForLockMs, () => opened.writer.exec('BEGIN IMMEDIATE'));
        const result = await work(opened.write);
        opened.writer.exec('COMMIT');
        return result;
      };
      await migrate({ all: opened.read.all, transaction }, migrations);
    } catch (error) {
      disconnect();
      throw error;
    }
    wasOpened = true;
    return opened;
  }

  function disconnect(): void {
    connection?.reader.close();
    connection?.writer.close();
    connection = undefined;
  }

  const commits = createGroupCommit(async () => {
    const { writer, write } = await connect();
    await retryWhileLocked(waitForLockMs, () => writer.exec('BEGIN IMMEDIATE'));
    return { database: writer, queries: write };
  });

  return {
    dialect,
    all: async (sql, ...values) => (await connect()).read.all(sql, ...values),
    get: async (sql, ...values) => (await connect()).read.get(sql, ...values),
    run: (sql, ...values) => commits.transaction((queries) => queries.run(sql, ...values)),
    exec: (script) => commits.transaction((queries) => queries.exec(script)),
    transaction: commits.transaction,

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

    async wipeDeleted() {
      const endsAtMs = Date.now() + waitForLockMs;
      for (;;) {
        await commits.settle();
        const { writer } = await connect();
        // Deleted rows are overwritten in the file, but stay in its log until that is written back and cut.
        const result = writer.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
        if (result?.['busy'] === 0) return true;
        if (Date.now() > endsAtMs) return false;
        await pause(lockAttemptMs);
      }
    },

    async close() {
      await commits.settle();
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
  function prepare(sql: string): StatementSync {
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

/** Undefined when there is no such file. */
function identify(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino}`;
}

async function retryWhileLocked<T>(waitMs: number, attempt: () => T): Promise<T> {
  for (const endsAtMs = Date.now() + waitMs; ; await pause(lockAttemptMs)) {
    try {
      return attempt();
    } catch (error) {
      const { errcode = 0 } = error as { errcode?: number };
      // 5 is SQLITE_BUSY; the bits above say why.
      if ((errcode & 0xff) !== 5 || Date.now() > endsAtMs) throw error;
    }
  }
}
