/**
 * Where a lead waits when the database cannot be written: one file per lead, forced to disk before the visitor is
 * answered, moved into the database when that works again. A file that cannot be read is kept aside, never deleted.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readEntry, type SpooledLead } from './read-entry.ts';

export interface Spool {
  /** Returns the reference under which the lead waits: the first one, when its key is known. */
  append(entry: SpooledLead): Promise<string>;
  /** Lets a repeat during the outage return the reference that was already given. */
  findReferenceByKey(idempotencyKey: string): string | undefined;
  /** Whether the lead of this reference waits here. */
  holds(reference: string): boolean;
  count(): number;
  /** Files that were kept aside because they hold no lead that can be read. */
  countUnreadable(): Promise<number>;
  /** Really writes, with room to spare, so that a full disk shows. */
  probeWrite(): Promise<void>;
  /** Sets room aside again once there is enough. */
  keepReserve(): Promise<void>;
  /**
   * Hands every waiting lead to `save`. Stops at the first that cannot be saved, which then waits behind all others: one
   * bad lead holds up none of them. Returns how many were saved.
   */
  drain(save: (entry: SpooledLead) => Promise<unknown>): Promise<number>;
}

/** About a thousand leads, on a disk that has no room for anything else. */
export const usualReserveBytes = 16 * 1024 * 1024;
const probeBytes = 32 * 1024;
/** The process that wrote an older draft has ended. */
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
      // Another process may have moved it into the database meanwhile.
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
    // Not zeros: some file systems store none.
    await writeFile(reserve, randomBytes(reserveBytes)).catch(() => rm(reserve, { force: true }));
  }
  await keepReserve();

  /** If another call is deleting the reserve, wait for it: the disk has the room when the deletion is over. */
  function freeReserve(): Promise<void> {
    freeing ??= rm(reserve, { force: true }).finally(() => (freeing = undefined));
    return freeing;
  }

  async function writeEntry(entry: SpooledLead): Promise<string> {
    const { receivedAtMs, reference, idempotencyKey } = entry.lead;
    const file = join(folder, `${receivedAtMs}-${reference}.json`);
    const write = () => writeDurably(folder, file, JSON.stringify(entry));
    await write().catch(async (error: NodeJS.ErrnoException) => {
      // Somebody has removed the folder, or the disk is full.
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
        // Another process on the same folder may have been faster; the key has kept the lead from doubling.
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

/** Written under another name first, so that a crash leaves either the whole lead or nothing under the real name. */
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
