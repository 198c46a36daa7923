/**
 * Records the content of published versions in `.cache/publish/`, so that the editor can list saved changes that are
 * not online.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/list-files.ts';
import { writeWhole } from '../../site/src/lib/write-whole.ts';

/** Content file → hash of its text. */
export type ContentHashes = Readonly<Record<string, string>>;
type Records = Record<string, ContentHashes>;

/** The maximum number of versions that a target may keep. */
const mostVersions = 100;

/** Pictures and films are compared by size only. */
const hashFile = (file: string): string =>
  file.endsWith('.yaml')
    ? createHash('sha256').update(readFileSync(file)).digest('hex')
    : String(statSync(file).size);

export const readContentHashes = (content: string): ContentHashes =>
  Object.fromEntries(listFiles(content).map((file) => [file, hashFile(path.join(content, file))]));

const findRecords = (root: string, content: string) =>
  path.join(root, '.cache/publish', `${path.basename(content)}.json`);

function readRecords(file: string): Records {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Records) : {};
}

export function recordContent(root: string, content: string, release: string, hashes: ContentHashes): void {
  const file = findRecords(root, content);
  const records = Object.entries({ ...readRecords(file), [release]: hashes }).slice(-mostVersions);
  mkdirSync(path.dirname(file), { recursive: true });
  writeWhole(file, JSON.stringify(Object.fromEntries(records)));
}

/** Files that differ from a version. Returns nothing if another machine published it. */
export function listChangedFiles(root: string, content: string, release: string): string[] | undefined {
  const before = readRecords(findRecords(root, content))[release];
  if (!before) return undefined;
  const now = readContentHashes(content);
  const files = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...files].filter((file) => before[file] !== now[file]).sort();
}
