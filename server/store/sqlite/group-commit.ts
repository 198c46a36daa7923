/**
 * Commits what waits together: a commit costs one flush of the disk, however many transactions it carries. Each one is
 * answered only after that flush. While the disk works, new requests gather for the next round by themselves.
 */
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Queries } from '../database.ts';

export interface Writer {
  database: DatabaseSync;
  queries: Queries;
}

export interface GroupCommit {
  transaction: Database['transaction'];
  /** Resolves when nothing waits any more. */
  settle(): Promise<void>;
}

interface Job {
  work: (queries: Queries) => Promise<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/** Bounds how long the process is busy with one round. */
const maxJobsPerCommit = 256;

/** `begin` opens a transaction for a round. */
export function createGroupCommit(begin: () => Promise<Writer>): GroupCommit {
  const waiting: Job[] = [];
  let running: Promise<void> | undefined;

  async function runRounds(): Promise<void> {
    await nextTurn();
    while (waiting.length > 0) {
      await commitTogether(begin, waiting.splice(0, maxJobsPerCommit));
      await nextTurn();
    }
    running = undefined;
  }

  return {
    transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        waiting.push({ work, resolve: resolve as (result: unknown) => void, reject });
        running ??= runRounds();
      });
    },
    settle: async () => running,
  };
}

/** Never throws. */
async function commitTogether(begin: () => Promise<Writer>, jobs: readonly Job[]): Promise<void> {
  let writer: Writer | undefined;
  try {
    writer = await begin();
    const endings: (() => void)[] = [];
    for (const job of jobs) endings.push(await runApart(writer, job));
    writer.database.exec('COMMIT');
    for (const end of endings) end();
  } catch (error) {
    undo(writer?.database);
    for (const job of jobs) job.reject(error);
  }
}

/** A job that fails undoes only itself. Throws when the whole transaction is lost, as on a full disk. */
async function runApart({ database, queries }: Writer, job: Job): Promise<() => void> {
  database.exec('SAVEPOINT job');
  try {
    const result = await job.work(queries);
    database.exec('RELEASE job');
    return () => job.resolve(result);
  } catch (error) {
    if (!database.isTransaction) throw error;
    database.exec('ROLLBACK TO job; RELEASE job');
    return () => job.reject(error);
  }
}

function undo(database: DatabaseSync | undefined): void {
  try {
    // A full disk or a failed COMMIT may have ended the transaction already.
    if (database?.isTransaction) database.exec('ROLLBACK');
  } catch {
    // Closed or unreadable: then nothing was committed, and the next round opens the file anew.
  }
}
