/**
 * Who changed which content file in the office, in editor/history of the cache folder, beside the earlier versions
 * (history.ts). It sees every write of a call, whichever module made it.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findCacheFolder } from '../../contract/cache-folder.ts';
import type { ContentCall } from '../../contract/content-calls.ts';
import { hashContent, listChanges, type ContentHashes } from '../../render/hash-content.ts';
import { shortenHash, type History } from './history.ts';

/** The person and the device of a change. */
export type Author = Pick<ContentCall, 'author' | 'session' | 'personId' | 'device'>;

export interface Change extends Author {
  file: string;
  atMs: number;
  /** The hash of the replaced file; absent if the file is new. */
  before?: string;
  /** Absent if the file was removed. */
  after?: string;
}

/** Older entries are deleted. */
const mostEntries = 5_000;

interface Parts {
  /** The program's folder. */
  root: string;
  content: string;
  history: History;
  nowMs?: () => number;
}

export function createJournal({ root, content, history, nowMs = Date.now }: Parts) {
  const folder = path.join(findCacheFolder(root), 'editor/history');
  const journal = path.join(folder, `${path.basename(content)}.changes.jsonl`);
  /** The texts before a call, by hash: most calls change one file. */
  let texts = new Map<string, string>();

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

  /** Notes the files that differ after the work as changes of this person, and keeps their earlier texts. */
  async function watch<Result>(by: Author, work: () => Result | Promise<Result>): Promise<Result> {
    const before = await hashContent(content);
    texts = new Map(listTexts(before).map(([file, hash]) => [hash, texts.get(hash) ?? read(file)]));
    try {
      return await work();
    } finally {
      // The work is done: a full disk must not turn it into a failure.
      await note(by, before).catch((error: unknown) => console.error(error));
    }
  }

  async function note(by: Author, before: ContentHashes): Promise<void> {
    const atMs = nowMs();
    const after = await hashContent(content);
    const changes = listChanges(before, after).map((file): Change => {
      const [old, now] = [before[file], after[file]];
      return { file, ...by, atMs, ...(old && { before: old }), ...(now && { after: now }) };
    });
    for (const change of changes) keepText(change);
    if (changes.length > 0) add(changes);
  }

  const read = (file: string) => readFileSync(path.join(content, file), 'utf8');

  /** Some modules write without the history. */
  function keepText({ file, before = '' }: Change): void {
    const text = texts.get(before);
    const isKept = history.list(file)[0]?.id.endsWith(shortenHash(before)) ?? false;
    if (text !== undefined && !isKept) history.keep(file, text);
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

const listTexts = (hashes: ContentHashes) =>
  Object.entries(hashes).filter(([file]) => file.endsWith('.yaml'));

export type Journal = ReturnType<typeof createJournal>;
