import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BuiltPage } from './built-pages.ts';
import type { Encoding } from './encodings.ts';

/** Changes a built page when it is sent. `tag` identifies the change in the ETag. The caller caches the result. */
export function rewritePage(
  plain: BuiltPage,
  change: (html: string) => string,
  tag: string,
  encoding: Encoding | undefined,
): BuiltPage {
  const html = Buffer.from(change(plain.body.toString()));
  // Everybody waits for this, once for each page after a change: quality 9 takes four times as long.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const body =
    encoding === 'br' ? brotliCompressSync(html, { params }) : encoding === 'gzip' ? gzipSync(html) : html;
  // Drops `Last-Modified`, or a browser could reuse an earlier copy.
  const { etag, 'last-modified': _date, ...headers } = plain.headers;
  return {
    body,
    changedAtMs: Number.MAX_SAFE_INTEGER,
    headers: {
      ...headers,
      etag: `${etag.slice(0, -1)}-${tag}"`,
      ...(encoding && { 'content-encoding': encoding }),
    },
  };
}
