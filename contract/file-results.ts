/**
 * Remembers what was read from files until they change. The processes that render and that write content set READ_CACHE
 * to a folder, and then the next one knows the results too: parsing the YAML of a site and reading its pictures takes
 * half a second.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { writeInFolder } from './write-whole.ts';

interface Remembered<Result> {
  stamp: string;
  result: Result;
}

export interface FileResults<Result> {
  /** `file` is an absolute path. */
  find: (file: string, stamp: string) => Result | undefined;
  /** `result` is JSON, or it is only remembered in this process. */
  add: (file: string, stamp: string, result: Result) => void;
}

interface Shared {
  results: Map<string, FileResults<unknown>>;
  /** By file. */
  stamps?: Map<string, string | undefined>;
}

/** The pages are bundled, so they have their own copy of this module in the same process, and both write one file. */
const shared = ((globalThis as { fileResults?: Shared }).fileResults ??= { results: new Map() });

/** From now on, no file changes for this process, so that all pages of a release show one state of it. */
export function freezeFiles(): void {
  shared.stamps ??= new Map();
}

/** Changes with every save. A missing file has none, and neither has a folder. */
export function findStamp(file: string): string | undefined {
  if (shared.stamps?.has(file)) return shared.stamps.get(file);
  const stats = statSync(file, { throwIfNoEntry: false });
  const stamp = stats?.isFile() ? `${stats.ino} ${stats.size} ${stats.ctimeMs}` : undefined;
  shared.stamps?.set(file, stamp);
  return stamp;
}

/** `name` names the results' file in READ_CACHE. */
export function openFileResults<Result>(name: string): FileResults<Result> {
  const opened = shared.results.get(name) ?? open<unknown>(name);
  shared.results.set(name, opened);
  return opened as FileResults<Result>;
}

function open<Result>(name: string): FileResults<Result> {
  const folder = process.env['READ_CACHE'];
  const results = new Map(folder ? Object.entries(load<Result>(path.join(folder, `${name}.json`))) : []);
  const added = new Map<string, Remembered<Result>>();
  if (folder)
    process.once('exit', () => {
      try {
        if (added.size > 0) save(folder, name, added);
      } catch {
        // The next process reads the files again.
      }
    });
  return {
    find(file, stamp) {
      const remembered = results.get(file);
      return remembered?.stamp === stamp ? remembered.result : undefined;
    },
    add(file, stamp, result) {
      if (results.get(file)?.stamp !== stamp) added.set(file, { stamp, result });
      results.set(file, { stamp, result });
    },
  };
}

/** A cache that cannot be read is empty. */
function load<Result>(file: string): Record<string, Remembered<Result>> {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) ?? {}) as Record<string, Remembered<Result>>;
  } catch {
    return {};
  }
}

/** Another process may have added results meanwhile. A deleted file leaves the cache. */
function save(folder: string, name: string, added: ReadonlyMap<string, Remembered<unknown>>): void {
  const file = path.join(folder, `${name}.json`);
  const lasting = [...added].filter(([, { result }]) =>
    isDeepStrictEqual(JSON.parse(JSON.stringify(result)), result),
  );
  const all = [...new Map([...Object.entries(load(file)), ...lasting])].filter(([one]) => existsSync(one));
  writeInFolder(file, JSON.stringify(Object.fromEntries(all)));
}
