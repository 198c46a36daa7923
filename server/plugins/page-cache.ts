/**
 * Pages in memory, in each prepared compression: asking the disk for every visitor costs more than all the rest. A new
 * build empties it. Requests that ask for more than a whole page (ranges, weights of encodings) are not served here.
 */
import { readFileSync, statSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { Site } from '../site/open-site.ts';

interface CachedPage {
  body: Buffer;
  headers: Record<string, string>;
  etag: string;
}

interface PageCache {
  find(file: string, headers: IncomingHttpHeaders): CachedPage | undefined;
}

const mostBytes = 64 * 1024 * 1024;
const unusualHeaders = ['range', 'if-match', 'if-modified-since', 'if-unmodified-since'] as const;
const suffixes = { br: '.br', gzip: '.gz' } as const;

function createPageCache(site: Site): PageCache {
  let pages = new Map<string, CachedPage>();
  let bytes = 0;
  let version = site.version();

  function read(name: string, encoding: keyof typeof suffixes | undefined): CachedPage | undefined {
    const known = pages.get(name);
    if (known !== undefined) return known;
    try {
      const { mtimeMs, size, mtime } = statSync(join(site.folder, name));
      const page = {
        body: readFileSync(join(site.folder, name)),
        etag: `W/"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'last-modified': mtime.toUTCString(),
          'accept-ranges': 'bytes',
          vary: 'accept-encoding',
          ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
        },
      };
      bytes += page.body.length;
      if (bytes <= mostBytes) pages.set(name, page);
      return page;
    } catch {
      return undefined;
    }
  }

  return {
    find(file, headers) {
      if (site.version() !== version) {
        version = site.version();
        pages = new Map();
        bytes = 0;
      }
      const accepted = String(headers['accept-encoding'] ?? '');
      if (accepted.includes(';') || unusualHeaders.some((name) => headers[name] !== undefined))
        return undefined;
      const names = accepted.split(',').map((name) => name.trim());
      for (const encoding of ['br', 'gzip'] as const) {
        const page = names.includes(encoding) ? read(file + suffixes[encoding], encoding) : undefined;
        if (page !== undefined) return page;
      }
      return read(file, undefined);
    },
  };
}

export function isKnownBy(etag: string, ifNoneMatch: string | undefined): boolean {
  return (
    ifNoneMatch !== undefined && ifNoneMatch.split(',').some((part) => ['*', etag].includes(part.trim()))
  );
}

const caches = new WeakMap<Site, PageCache>();

export function findCachedPage(site: Site, file: string, headers: IncomingHttpHeaders) {
  let cache = caches.get(site);
  if (cache === undefined) {
    cache = createPageCache(site);
    caches.set(site, cache);
  }
  return cache.find(file, headers);
}
