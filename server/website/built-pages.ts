/**
 * Caches the pages of one build in memory, in each prepared compression. Opening a file for every visitor made the
 * server six times slower (docs/decisions/0025-pages-from-memory.md). A new build gets a new cache.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Encoding } from './encodings.ts';

export interface BuiltPage {
  body: Buffer;
  changedAtMs: number;
  headers: { readonly etag: string; readonly [name: string]: string };
}

export type BuiltPages = ReturnType<typeof createBuiltPages>;

const mostBytes = 64 * 1024 * 1024;
const suffixes = { br: '.br', gzip: '.gz' } as const;

export function createBuiltPages(folder: string) {
  const pages = new Map<string, BuiltPage | undefined>();
  let bytes = 0;

  function find(file: string, encoding: Encoding | undefined): BuiltPage | undefined {
    const name = encoding === undefined ? file : file + suffixes[encoding];
    if (pages.has(name)) return pages.get(name);
    const page = read(join(folder, name), encoding);
    bytes += page?.body.length ?? 0;
    if (bytes <= mostBytes) pages.set(name, page);
    return page;
  }

  return {
    /** The page as compressed by the build, or plain if it was not compressed; undefined if there is no such file. */
    find: (file: string, encoding: Encoding | undefined): BuiltPage | undefined =>
      find(file, encoding) ?? (encoding === undefined ? undefined : find(file, undefined)),
  };
}

function read(path: string, encoding: Encoding | undefined): BuiltPage | undefined {
  try {
    const { mtimeMs, mtime, size } = statSync(path);
    return {
      body: readFileSync(path),
      changedAtMs: mtimeMs,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        etag: `W/"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`,
        'last-modified': mtime.toUTCString(),
        vary: 'accept-encoding',
        ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
      },
    };
  } catch {
    return undefined;
  }
}
