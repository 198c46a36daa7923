/** Compression for the few pages that are written on request; built pages have their compressed twins. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Fast, and within a few per cent of the best. */
const brotliQuality = 5;

const accepts = (header: string, encoding: string) =>
  header
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some((part) => part.split(';')[0]?.trim() === encoding && !/;\s*q=0(\.0*)?\s*$/.test(part));

export async function compressPage(
  html: string,
  acceptEncoding: string | string[] | undefined,
): Promise<{ encoding?: 'br' | 'gzip'; body: Buffer }> {
  const header = String(acceptEncoding ?? '');
  const body = Buffer.from(html);
  if (accepts(header, 'br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
    return { encoding: 'br', body: await toBrotli(body, { params }) };
  }
  return accepts(header, 'gzip') ? { encoding: 'gzip', body: await toGzip(body) } : { body };
}
