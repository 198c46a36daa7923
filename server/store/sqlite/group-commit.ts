/**
 * Commits what waits together: a commit costs one flush of the disk, however many writes it carries. Each write is
 * answered only after that flush. While the disk works, new requests gather for the next round by themselves.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';

export interface GroupCommit {
  /** `work` runs inside a transaction that it may share with others; when it throws, only its own writes are undone. */
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
  const savepoint = { begin: database.prepare('SAVEPOINT job'), release: database.prepare('RELEASE job') };

  function commitRound(): void {
    const jobs = waiting.slice(0, maxJobsPerCommit);
    waiting = waiting.slice(maxJobsPerCommit);
    if (waiting.length > 0) setImmediate(commitRound);
    if (jobs.length > 0) commitTogether(database, savepoint, jobs);
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

interface Savepoint {
  begin: StatementSync;
  release: StatementSync;
}

function commitTogether(database: DatabaseSync, savepoint: Savepoint, jobs: readonly Job[]): void {
  const endings: (() => void)[] = [];
  try {
    database.exec('BEGIN IMMEDIATE');
    for (const job of jobs) endings.push(runApart(database, savepoint, job));
    database.exec('COMMIT');
  } catch (error) {
    // A failed COMMIT may have ended the transaction already.
    if (database.isTransaction) database.exec('ROLLBACK');
    for (const job of jobs) job.reject(error);
    return;
  }
  for (const end of endings) end();
}

/** Throws only when the whole transaction is lost, as on a full disk. */
function runApart(database: DatabaseSync, savepoint: Savepoint, job: Job): () => void {
  savepoint.begin.run();
  try {
    const result = job.work();
    savepoint.release.run();
    return () => job.resolve(result);
  } catch (error) {
    if (!database.isTransaction) throw error;
    database.exec('ROLLBACK TO job; RELEASE job');
    return () => job.reject(error);
  }
}
