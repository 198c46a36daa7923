/** Streams incoming files to disk, so that slow visitors with large files use no memory. */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface ReceivedFile {
  path: string;
  sizeBytes: number;
  /** SHA-256. */
  hash: string;
  remove(): Promise<void>;
}

/** Older files belong to a process that has ended. */
const expiresMs = 60 * 60_000;

export async function receiveFile(source: Readable, folder: string): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const remove = () => rm(path, { force: true });
  const hash = createHash('sha256');
  let sizeBytes = 0;
  try {
    await pipeline(
      source,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          sizeBytes += chunk.length;
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(path, { mode: 0o600, flags: 'wx' }),
    );
  } catch (error) {
    await remove();
    throw error;
  }
  return { path, sizeBytes, hash: hash.digest('hex'), remove };
}

/** Removes the files of killed processes. */
export async function removeLeftovers(folder: string, nowMs: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (nowMs - mtimeMs > expiresMs) await rm(path, { force: true });
  }
}
