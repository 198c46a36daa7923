/**
 * Stores leads while the database is down: one file per lead, flushed to disk before the visitor gets an answer, and
 * moved into the database later. An unreadable file is renamed, never deleted.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readEntry, type SpooledLead } from './read-entry.ts';

export interface Spool {
  /** Returns the lead's reference, or the first one if its key is already spooled. */
  append(entry: SpooledLead): Promise<string>;
  /** Finds the reference of a repeat during the outage. */
  findReferenceByKey(idempotencyKey: string): string | undefined;
  /** True if the lead is in the spool. */
  holds(reference: string): boolean;
  count(): number;
  /** Counts the files that were renamed because they contain no readable lead. */
  countUnreadable(): Promise<number>;
  /** Writes a real probe file, larger than a lead, to detect a full disk. */
  probeWrite(): Promise<void>;
  /** Recreates the reserve once there is enough space. */
  keepReserve(): Promise<void>;
  /**
   * Passes every spooled lead to `save` and returns how many were saved. Stops at the first failure and moves that lead
   * to the end of the queue, so that one bad lead blocks no others.
   */
  drain(save: (entry: SpooledLead) => Promise<unknown>): Promise<number>;
}

/** Space for about a thousand leads on an otherwise full disk. */
export const usualReserveBytes = 16 * 1024 * 1024;
const probeBytes = 32 * 1024;
/** Older drafts belong to a process that has ended. */
const draftExpiresMs = 60 * 60_000;

export async function openSpool(
  folder: string,
  reportUnreadable: (file: string) => void,
  reserveBytes = 0,
): Promise<Spool> {
  await makeFolder(folder);
  const reserve = `${folder}.reserve`;
  const waiting = new Map<string, { file: string; reference: string }>();
  const writing = new Map<string, Promise<string>>();
  let draining: Promise<number> | undefined;
  let freeing: Promise<void> | undefined;

  for (const name of (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()) {
    const file = join(folder, name);
    const entry = await readEntry(file);
    if (entry === undefined) {
      // Another process may have moved it into the database in the meantime.
      const isThere = await rename(file, `${file}.unreadable`).then(() => true, isMissing);
      if (isThere) reportUnreadable(`${file}.unreadable`);
    } else {
      waiting.set(entry.lead.idempotencyKey, { file, reference: entry.lead.reference });
    }
  }

  for (const name of (await readdir(folder)).filter((name) => name.endsWith('.draft'))) {
    const draft = join(folder, name);
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > draftExpiresMs) await rm(draft, { force: true });
  }

  async function keepReserve(): Promise<void> {
    const { size } = await stat(reserve).catch(() => ({ size: 0 }));
    const { bavail, bsize } = await statfs(dirname(folder));
    if (size >= reserveBytes || bavail * bsize < 2 * reserveBytes) return;
    // Random bytes, because some file systems do not allocate space for zeros.
    await writeFile(reserve, randomBytes(reserveBytes)).catch(() => rm(reserve, { force: true }));
  }
  await keepReserve();

  /** If another call is already deleting the reserve, wait for it: space is freed only when the deletion is done. */
  function freeReserve(): Promise<void> {
    freeing ??= rm(reserve, { force: true }).finally(() => (freeing = undefined));
    return freeing;
  }

  async function writeEntry(entry: SpooledLead): Promise<string> {
    const { receivedAtMs, reference, idempotencyKey } = entry.lead;
    const file = join(folder, `${receivedAtMs}-${reference}.json`);
    const write = () => writeDurably(folder, file, JSON.stringify(entry));
    await write().catch(async (error: NodeJS.ErrnoException) => {
      // ENOENT: somebody removed the folder. ENOSPC, EDQUOT: the disk is full.
      if (error.code === 'ENOENT') await makeFolder(folder);
      else if (error.code === 'ENOSPC' || error.code === 'EDQUOT') await freeReserve();
      else throw error;
      await write();
    });
    waiting.set(idempotencyKey, { file, reference });
    return reference;
  }

  async function drainAll(save: (entry: SpooledLead) => Promise<unknown>): Promise<number> {
    let drained = 0;
    for (const [key, place] of [...waiting]) {
      const entry = await readEntry(place.file);
      if (entry !== undefined) {
        await save(entry).catch((error: unknown) => {
          waiting.delete(key);
          waiting.set(key, place);
          throw error;
        });
        // Another process on the same folder may have been faster; the idempotency key prevented a duplicate.
        await rm(place.file, { force: true });
        drained++;
      }
      waiting.delete(key);
    }
    return drained;
  }

  return {
    append(entry) {
      const key = entry.lead.idempotencyKey;
      const known = waiting.get(key)?.reference;
      if (known !== undefined) return Promise.resolve(known);
      let write = writing.get(key);
      if (write === undefined) {
        write = writeEntry(entry).finally(() => writing.delete(key));
        writing.set(key, write);
      }
      return write;
    },
    findReferenceByKey: (idempotencyKey) => waiting.get(idempotencyKey)?.reference,
    holds: (reference) => [...waiting.values()].some((place) => place.reference === reference),
    count: () => waiting.size,
    countUnreadable: async () =>
      (await readdir(folder)).filter((name) => name.endsWith('.unreadable')).length,
    async probeWrite() {
      await makeFolder(folder);
      const probe = `${folder}.probe`;
      await writeFile(probe, Buffer.alloc(probeBytes)).finally(() => rm(probe, { force: true }));
    },
    keepReserve,
    drain(save) {
      draining ??= drainAll(save).finally(() => (draining = undefined));
      return draining;
    },
  };
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

function isMissing(error: NodeJS.ErrnoException): false {
  if (error.code !== 'ENOENT') throw error;
  return false;
}

/** Writes to a draft first, so that a crash never leaves a partial lead under the real name. */
async function writeDurably(folder: string, file: string, content: string): Promise<void> {
  const draft = `${file}.draft`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
