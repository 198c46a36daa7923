/** Keeps results of slow work between renders, keyed by a hash of its inputs. */
import { createHash } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, utimes } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { findCacheFolder } from '../contract/cache-folder.ts';
import { writeInFolder } from '../contract/write-whole.ts';

/** The length of the checksum at the end of each file. A power failure can leave a file with too few bytes, or zeros. */
const sumBytes = 4;
const dayMs = 86_400_000;
/** Files that no render has used for this long are deleted. */
const keptDays = 30;
/** Folders already cleared in this run. */
const cleared = new Set<string>();

/** `folder` is in the cache folder. `sources` must contain every input of `make`. */
export async function findOrMakeFile(
  folder: string,
  sources: readonly (string | Buffer)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const found = await findCachedFile(folder, sources);
  if (found) return found;
  const made = await make();
  const parent = `${findCacheFolder()}/${folder}`;
  // Another page may read the file at once.
  writeInFolder(`${parent}/${toKey(sources)}`, Buffer.concat([made, sumOf(made)]));
  if (!cleared.has(parent)) dropUnused(parent);
  return made;
}

/** Returns a file that `findOrMakeFile` made of the same sources; `undefined` also if it is damaged or cannot be read. */
export async function findCachedFile(
  folder: string,
  sources: readonly (string | Buffer)[],
): Promise<Buffer | undefined> {
  const file = `${findCacheFolder()}/${folder}/${toKey(sources)}`;
  try {
    const content = await readFile(file);
    await touch(file);
    const made = content.subarray(0, -sumBytes);
    return sumOf(made).equals(content.subarray(-sumBytes)) ? made : undefined;
  } catch {
    return undefined;
  }
}

/** Sets the time of the last use, once a day. */
async function touch(file: string): Promise<void> {
  const now = new Date();
  // The file of another user can be read.
  if (now.getTime() - statSync(file).mtimeMs > dayMs) await utimes(file, now, now).catch(() => undefined);
}

function sumOf(bytes: Buffer): Buffer {
  const sum = Buffer.alloc(sumBytes);
  sum.writeUInt32BE(crc32(bytes));
  return sum;
}

const toKey = (sources: readonly (string | Buffer)[]): string =>
  sources.reduce((sum, source) => sum.update(source), createHash('sha256')).digest('hex');

/** Runs without a pause, so that it never meets a file that is still being written. */
function dropUnused(folder: string): void {
  cleared.add(folder);
  const oldestMs = Date.now() - keptDays * dayMs;
  for (const name of readdirSync(folder)) {
    const file = `${folder}/${name}`;
    const lastUse = statSync(file, { throwIfNoEntry: false });
    if (lastUse && lastUse.mtimeMs < oldestMs) rmSync(file, { force: true });
  }
}
