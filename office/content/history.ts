/**
 * Keeps earlier versions of each content file in editor/history of the cache folder, so that an owner can undo a save without git.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findCacheFolder } from '../../contract/cache-folder.ts';
import type { Version } from '../../contract/content-versions.ts';
import { writeInFolder } from '../../contract/write-whole.ts';

/** Versions per file. Older ones are deleted. */
const mostKept = 200;

const idPattern = /^(\d{13})-[0-9a-f]{12}$/;

/** The end of a version's id, from a hash of render/hash-content.ts. */
export const shortenHash = (hash: string): string =>
  Buffer.from(hash, 'base64url').toString('hex').slice(0, shortLength);
const shortLength = 12;

export const hashOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/** `root` is the program's folder. */
export function createHistory(root: string, content: string, now: () => number = Date.now) {
  const folderOf = (file: string) =>
    path.join(
      findCacheFolder(root),
      'editor/history',
      `${path.basename(content)}/${file}`.replaceAll('/', '~'),
    );

  /** Lists the latest version first. */
  function list(file: string): Version[] {
    const folder = folderOf(file);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .map((name) => name.replace(/\.yaml$/, ''))
      .filter((id) => idPattern.test(id))
      .sort()
      .reverse()
      .map((id) => ({ id, replacedAt: Number(idPattern.exec(id)?.[1]) }));
  }

  function keep(file: string, text: string | Buffer): Version {
    const folder = folderOf(file);
    const latest = list(file)[0]?.replacedAt ?? 0;
    // Two saves within a millisecond need distinct times to stay in order.
    const replacedAt = Math.max(now(), latest + 1);
    const id = `${replacedAt}-${hashOf(text).slice(0, shortLength)}`;
    // A part of a text would be an earlier version that never was.
    writeInFolder(path.join(folder, `${id}.yaml`), text);
    for (const old of list(file).slice(mostKept)) rmSync(path.join(folder, `${old.id}.yaml`));
    return { id, replacedAt };
  }

  /** Returns nothing if there is no such version. */
  function read(file: string, id: string): string | undefined {
    const name = path.join(folderOf(file), `${id}.yaml`);
    return idPattern.test(id) && existsSync(name) ? readFileSync(name, 'utf8') : undefined;
  }

  return { list, keep, read };
}

export type History = ReturnType<typeof createHistory>;
