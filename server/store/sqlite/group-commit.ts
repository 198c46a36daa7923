/**
 * Commits what waits together: a commit costs one flush of the disk, however many writes it carries. Each write is
 * answered only after that flush. While the disk works, new requests gather for the next round by themselves.
 */
import type { DatabaseSync } from 'node:sqlite';

export interface GroupCommit {
  /**
   * `work` runs inside a transaction that it shares with others; when it throws, only its own writes are undone. It does
   * nothing but read and write the database, because it may run twice.
   */
  write<T>(work: () => T): Promise<T>;
  /** Commits what still waits. */
  flush(): void;
}

interface Job {
  work: () => unknown;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/** Bounds how long the process is busy with one round. */
const maxJobsPerCommit = 256;

export function createGroupCommit(database: DatabaseSync): GroupCommit {
  let waiting: Job[] = [];

  function commitRound(): void {
    const jobs = waiting.slice(0, maxJobsPerCommit);
    waiting = waiting.slice(maxJobsPerCommit);
    if (waiting.length > 0) setImmediate(commitRound);
    if (jobs.length > 0) commitTogether(database, jobs);
  }

  return {
    write<T>(work: () => T): Promise<T> {
      return new Promise((resolve, reject) => {
        waiting.push({ work, resolve: resolve as (result: unknown) => void, reject });
        if (waiting.length === 1) setImmediate(commitRound);
      });
    },
    flush() {
      while (waiting.length > 0) commitRound();
    },
  };
}

function commitTogether(database: DatabaseSync, jobs: readonly Job[]): void {
  let endings: (() => void)[];
  try {
    database.exec('BEGIN IMMEDIATE');
    endings = runAll(database, jobs);
    database.exec('COMMIT');
  } catch (error) {
    // A full disk or a failed COMMIT may have ended the transaction already.
    if (database.isTransaction) database.exec('ROLLBACK');
    for (const job of jobs) job.reject(error);
    return;
  }
  for (const end of endings) end();
}

/** Savepoints cost as much as a row, so jobs are kept apart only after one of them has failed. */
function runAll(database: DatabaseSync, jobs: readonly Job[]): (() => void)[] {
  try {
    return jobs.map((job) => {
      const result = job.work();
      return () => job.resolve(result);
    });
  } catch (error) {
    if (!database.isTransaction) throw error;
    database.exec('ROLLBACK; BEGIN IMMEDIATE');
    return jobs.map((job) => runApart(database, job));
  }
}

/** Throws only when the whole transaction is lost, as on a full disk. */
function runApart(database: DatabaseSync, job: Job): () => void {
  database.exec('SAVEPOINT job');
  try {
    const result = job.work();
    database.exec('RELEASE job');
    return () => job.resolve(result);
  } catch (error) {
    if (!database.isTransaction) throw error;
    database.exec('ROLLBACK TO job; RELEASE job');
    return () => job.reject(error);
  }
}
