/**
 * One SQLite file, made durable. Node's driver is synchronous, so every statement is one uninterrupted step of the
 * process; other processes (the command line, a second server) are kept apart by SQLite's own locks.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Row, Value } from '../rows.ts';
import { createGroupCommit } from './group-commit.ts';
import { migrate } from './migrate.ts';

/** Short, because the whole process waits; a lead that cannot be written in this time goes to the spool. */
const waitForLockMs = 1_000;

export interface SqliteConnection {
  all(sql: string, ...values: Value[]): Row[];
  get(sql: string, ...values: Value[]): Row | undefined;
  run(sql: string, ...values: Value[]): { changes: number; insertedId: number };
  /** Statements that are prepared once and kept, because they run for every lead. */
  insert(
    table: string,
    row: Record<string, Value>,
    onConflict?: string,
  ): { changes: number; insertedId: number };
  /** One at a time, so that a large table need not fit into memory. */
  iterate(sql: string): Iterable<Row>;
  exec(sql: string): void;
  write<T>(work: () => T): Promise<T>;
  close(): void;
}

export function openSqlite(file: string, options: { waitForLockMs?: number } = {}): SqliteConnection {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: options.waitForLockMs ?? waitForLockMs });
  try {
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;',
    );
    migrate(database, Date.now());
  } catch (error) {
    database.close();
    throw error;
  }
  const statements = new Map<string, StatementSync>();
  const commits = createGroupCommit(database);

  function prepare(sql: string): StatementSync {
    let statement = statements.get(sql);
    if (statement === undefined) {
      statement = database.prepare(sql);
      statements.set(sql, statement);
    }
    return statement;
  }

  function run(sql: string, ...values: Value[]) {
    const { changes, lastInsertRowid } = prepare(sql).run(...values);
    return { changes: Number(changes), insertedId: Number(lastInsertRowid) };
  }

  return {
    all: (sql, ...values) => prepare(sql).all(...values),
    get: (sql, ...values) => prepare(sql).get(...values),
    run,
    insert(table, row, onConflict = '') {
      const columns = Object.keys(row);
      const marks = columns.map(() => '?').join(', ');
      return run(
        `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks}) ${onConflict}`,
        ...Object.values(row),
      );
    },
    iterate: (sql) => database.prepare(sql).iterate(),
    exec: (sql) => database.exec(sql),
    write: commits.write,
    close() {
      if (!database.isOpen) return;
      commits.flush();
      database.close();
    },
  };
}
