/** Chooses the compression of an answer. Built pages are compressed in advance, rendered pages here. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Fast, and within a few percent of the best. */
const brotliQuality = 5;

const offered: Encoding[] = ['br', 'gzip'];

/** Undefined if the browser accepts none. */
export function chooseEncoding(acceptEncoding: string | string[] | undefined): Encoding | undefined {
  return negotiate(String(acceptEncoding ?? ''), offered) ?? undefined;
}

export async function compress(html: string, encoding: Encoding | undefined): Promise<string | Buffer> {
  if (encoding === undefined) return html;
  if (encoding === 'gzip') return toGzip(html);
  return toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}
