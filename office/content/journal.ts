/** Who changed which content file in the office, in editor/history of the cache folder, beside the earlier versions (history.ts). */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findCacheFolder } from '../../contract/cache-folder.ts';
import { hashContent, listChanges } from '../../render/hash-content.ts';

export interface Change {
  file: string;
  author: string;
  atMs: number;
}

/** Older entries are deleted. */
const mostEntries = 5_000;

/** `root` is the program's folder. */
export function createJournal(root: string, content: string, nowMs: () => number = Date.now) {
  const folder = path.join(findCacheFolder(root), 'editor/history');
  const journal = path.join(folder, `${path.basename(content)}.changes.jsonl`);

  /** Returns the changes, the oldest first. A line that was cut off by a crash is left out. */
  function list(): Change[] {
    const lines = existsSync(journal) ? readFileSync(journal, 'utf8').split('\n').filter(Boolean) : [];
    return lines.flatMap((line) => {
      try {
        return [JSON.parse(line) as Change];
      } catch {
        return [];
      }
    });
  }

  /** Notes the files that differ after the work as changes of this person. */
  async function watch<Result>(author: string, work: () => Result | Promise<Result>): Promise<Result> {
    const before = await hashContent(content);
    try {
      return await work();
    } finally {
      const atMs = nowMs();
      const changes = listChanges(before, await hashContent(content)).map(
        (file): Change => ({ file, author, atMs }),
      );
      if (changes.length > 0) add(changes);
    }
  }

  function add(changes: readonly Change[]): void {
    mkdirSync(folder, { recursive: true });
    // A line that a crash cut off must not swallow the next one.
    appendFileSync(journal, changes.map((change) => `\n${JSON.stringify(change)}`).join(''));
    const all = list();
    if (all.length <= mostEntries) return;
    const saved = all.slice(-mostEntries / 2).map((change) => JSON.stringify(change));
    writeFileSync(journal, saved.join('\n'));
  }

  return { list, watch };
}

export type Journal = ReturnType<typeof createJournal>;
