/** Writes Brotli and gzip files next to the site's text files, so that the server never compresses a response. */
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { writeWhole } from '../../contract/write-whole.ts';
import { findOrMakeFile } from '../file-cache.ts';

const worthwhileBytes = 200;

/** Brotli quality. Quality 11 makes pages 2 % smaller and takes three times as long. */
export type Quality = 10 | 11;

/** Takes a tenth of the time of quality 10; the result is 6 to 9 % larger. */
const quickQuality = 5;
/** Above it, the slow qualities take tens of megabytes: the search index of a thousand projects has 2.8 MB. */
const largestSlowBytes = 500_000;

const brotliOptions = (size: number, quality: Quality | typeof quickQuality) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: size > largestSlowBytes ? quickQuality : quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

const encodings = {
  br: (data: Buffer, quality: Quality) =>
    promisify(brotliCompress)(data, brotliOptions(data.length, quality)),
  gz: (data: Buffer) => promisify(gzip)(data, { level: 9 }),
};

export const compressQuickly = (text: string): Buffer =>
  brotliCompressSync(text, brotliOptions(Buffer.byteLength(text), quickQuality));

const compress = (data: Buffer, encoding: keyof typeof encodings, quality: Quality): Promise<Buffer> =>
  findOrMakeFile('compressed', [data, `${quality}.${encoding}`], () => encodings[encoding](data, quality));

/** The size of a text after Brotli, in bytes. */
export const measure = async (text: string, quality: Quality): Promise<number> =>
  (await compress(Buffer.from(text), 'br', quality)).length;

/**
 * Writes a file of the site, compressed as well if that is worthwhile. Returns the paths of all files. Replaces a file of
 * another page, because it may be a link to the release that is online.
 */
export async function writeCompressed(
  site: string,
  file: string,
  content: string | Uint8Array,
  quality: Quality = 11,
): Promise<string[]> {
  const data = Buffer.from(content);
  writeWhole(path.join(site, file), data);
  if (data.length <= worthwhileBytes) return [file];
  const compressed = (['br', 'gz'] as const).map(async (encoding) => {
    writeWhole(path.join(site, `${file}.${encoding}`), await compress(data, encoding, quality));
    return `${file}.${encoding}`;
  });
  return [file, ...(await Promise.all(compressed))];
}
