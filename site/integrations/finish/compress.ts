/** Brotli and gzip files beside the text files of the built site, so that the server never compresses while it answers. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
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

/** Results are kept in the cache folder under the hash of the content; what this run did not need is dropped from it. */
export async function compressFiles(site: string, files: readonly string[], cache: string): Promise<number> {
  await mkdir(cache, { recursive: true });
  const needed = new Set<string>();
  const compressOne = async (file: string) => {
    const source = path.join(site, file);
    const data = await readFile(source);
    if (data.length <= worthwhileBytes) return 0;
    const hash = createHash('sha256').update(data).digest('hex');
    for (const [extension, compress] of Object.entries(encodings)) {
      const name = `${hash}.${extension}`;
      const cached = path.join(cache, name);
      if (!needed.has(name) && !(await exists(cached))) await writeFile(cached, await compress(data));
      needed.add(name);
      await copyFile(cached, `${source}.${extension}`);
    }
    return 1;
  };

  const queue = [...files];
  let count = 0;
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const done = await compressOne(file);
      count += done;
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));

  for (const name of await readdir(cache)) if (!needed.has(name)) await rm(path.join(cache, name));
  return count;
}
