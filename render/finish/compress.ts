/** Writes Brotli and gzip files next to the site's text files, so that the server never compresses a response. */
import { mkdirSync } from 'node:fs';
import { copyFile, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { writeWhole } from '../../site/src/lib/write-whole.ts';
import { hashOf } from './build-cache.ts';

const worthwhileBytes = 200;

/** Brotli quality. Quality 11 makes pages 2 % smaller and takes three times as long. */
export type Quality = 10 | 11;

const brotliOptions = (size: number, quality: Quality | 5) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

const encodings = {
  br: (data: Buffer, quality: Quality) =>
    promisify(brotliCompress)(data, brotliOptions(data.length, quality)),
  gz: (data: Buffer) => promisify(gzip)(data, { level: 9 }),
};

/** Takes a tenth of the time of quality 10; the result is 6 to 9 % larger. */
export const compressQuickly = (text: string): Buffer =>
  brotliCompressSync(text, brotliOptions(Buffer.byteLength(text), 5));

type Encoding = keyof typeof encodings;

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

export interface Compression {
  /** Starts compressing the file while the build continues. */
  add: (file: string, quality: Quality) => void;
  /** The size of a text after Brotli, in bytes. */
  measure: (text: string, quality: Quality) => Promise<number>;
  /** Waits for all files and returns how many became smaller. */
  end: () => Promise<number>;
}

/** Caches results by content hash, and deletes the entries that this run did not use. */
export function openCompression(site: string, cache: string): Compression {
  mkdirSync(cache, { recursive: true });
  const made = new Map<string, Promise<void>>();
  const running: Promise<number>[] = [];
  const make = async (cached: string, data: Buffer, encoding: Encoding, quality: Quality) => {
    if (!(await exists(cached))) writeWhole(cached, await encodings[encoding](data, quality));
  };
  /** The cached file with the compressed data. */
  const findOrMake = async (data: Buffer, encoding: Encoding, quality: Quality): Promise<string> => {
    const name = `${hashOf(data)}.${quality}.${encoding}`;
    const cached = path.join(cache, name);
    const making = made.get(name) ?? make(cached, data, encoding, quality);
    made.set(name, making);
    await making;
    return cached;
  };
  const compressOne = async (file: string, quality: Quality): Promise<number> => {
    const source = path.join(site, file);
    const data = await readFile(source);
    if (data.length <= worthwhileBytes) return 0;
    for (const encoding of ['br', 'gz'] as const)
      await copyFile(await findOrMake(data, encoding, quality), `${source}.${encoding}`);
    return 1;
  };
  return {
    add: (file, quality) => {
      const task = compressOne(file, quality);
      // end() throws the error.
      task.catch(() => undefined);
      running.push(task);
    },
    measure: async (text, quality) => (await stat(await findOrMake(Buffer.from(text), 'br', quality))).size,
    end: async () => {
      const counts = await Promise.all(running);
      for (const name of await readdir(cache)) if (!made.has(name)) await rm(path.join(cache, name));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}
