/** Brotli and gzip files beside the text files of the built site, so that the server never compresses while it answers. */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { copyFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthwhileBytes = 200;

const encodings = {
  br: (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gz: (data: Buffer) => promisify(gzip)(data, { level: 9 }),
};

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

export interface Compression {
  /** Begins at once, beside what the build does then. */
  add: (file: string) => void;
  /** Waits for all of them; returns how many were worth it. */
  end: () => Promise<number>;
}

/** Results are kept in the cache folder under the hash of the content; what this run did not need is dropped from it. */
export function openCompression(site: string, cache: string): Compression {
  mkdirSync(cache, { recursive: true });
  const made = new Map<string, Promise<void>>();
  const running: Promise<number>[] = [];
  const make = async (name: string, compress: () => Promise<Buffer>) => {
    const cached = path.join(cache, name);
    if (!(await exists(cached))) await writeFile(cached, await compress());
  };
  const compressOne = async (file: string): Promise<number> => {
    const source = path.join(site, file);
    const data = await readFile(source);
    if (data.length <= worthwhileBytes) return 0;
    const hash = createHash('sha256').update(data).digest('hex');
    for (const [extension, compress] of Object.entries(encodings)) {
      const name = `${hash}.${extension}`;
      const making = made.get(name) ?? make(name, () => compress(data));
      made.set(name, making);
      await making;
      await copyFile(path.join(cache, name), `${source}.${extension}`);
    }
    return 1;
  };
  return {
    add: (file) => {
      const task = compressOne(file);
      // What goes wrong is said by end().
      task.catch(() => undefined);
      running.push(task);
    },
    end: async () => {
      const counts = await Promise.all(running);
      for (const name of await readdir(cache)) if (!made.has(name)) await rm(path.join(cache, name));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}
