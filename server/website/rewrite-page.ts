import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BuiltPage, BuiltPages } from './built-pages.ts';
import type { Encoding } from './encodings.ts';

/** Changes built pages when they are sent, each once. `tag` identifies the change in the ETag. */
export function rewritePages(
  pages: BuiltPages,
  tag: string,
  change: (html: string) => string,
  isChanged: (page: BuiltPage, file: string) => boolean = () => true,
): BuiltPages {
  const changed = new Map<string, BuiltPage>();
  return {
    find(file, encoding) {
      const key = `${file} ${encoding ?? ''}`;
      const known = changed.get(key);
      if (known) return known;
      const plain = pages.find(file, undefined);
      if (!plain || !isChanged(plain, file)) return pages.find(file, encoding);
      const page = rewritePage(plain, change, tag, encoding);
      changed.set(key, page);
      return page;
    },
  };
}

function rewritePage(
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
