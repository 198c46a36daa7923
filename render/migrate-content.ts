/** Brings an older content folder to the format that this version of the program reads. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { findCacheFolder } from '../contract/cache-folder.ts';
import { mergeYaml } from '../contract/merge-yaml.ts';
import { writeInFolder, writeWhole } from '../contract/write-whole.ts';
import { migrations as ownMigrations, type Migration } from './migrations.ts';

/** Has the number of the folder's format. A folder without one has the first format. */
const formatName = '.format';

interface ChangedFile {
  name: string;
  before: string;
  after: string;
}

/**
 * `content` is an absolute path. Changes all files or none, only the lines with the old format, and saves the earlier
 * files in the cache folder. Returns sentences for the owner; none if the folder is up to date. Throws if the folder is
 * newer than the program, or names a file that cannot be migrated.
 */
export function migrateContent(content: string, migrations: readonly Migration[] = ownMigrations): string[] {
  const format = path.join(content, formatName);
  const from = existsSync(format) ? Number(readFileSync(format, 'utf8')) : 1;
  const to = migrations.length + 1;
  if (from === to) return [];
  if (!Number.isInteger(from) || from < 1 || from > to)
    throw new Error(
      `${nameFile(content, formatName)} names format ${from} of the content, and this version of the program reads up to ${to}. Start the version that wrote it, or a newer one.`,
    );
  const sentences: string[] = [];
  const files: ChangedFile[] = [];
  for (const name of globSync('**/*.yaml', { cwd: content }).sort()) {
    const before = readFileSync(path.join(content, name), 'utf8');
    const { data, changes } = migrateFile(content, name, before, migrations.slice(from - 1));
    if (changes.length === 0) continue;
    files.push({ name, before, after: mergeYaml(before, data) });
    sentences.push(...changes.map((change) => `${nameFile(content, name)}: ${change}`));
  }
  if (files.length > 0) {
    const copy = path.join(findCacheFolder(), `content-format-${from}`);
    for (const { name, before } of files) writeInFolder(path.join(copy, name), before);
    writeAll(content, files);
    sentences.push(`${path.basename(content)}/: the earlier files are in ${copy}.`);
  }
  writeWhole(format, `${to}\n`);
  return sentences;
}

/** For messages, such as "content/pages/about.yaml". */
const nameFile = (content: string, name: string) =>
  `${path.basename(content)}/${name.replaceAll(path.sep, '/')}`;

function migrateFile(content: string, name: string, text: string, steps: readonly Migration[]) {
  const changes: string[] = [];
  try {
    let data: unknown = parse(text, { logLevel: 'error' });
    for (const step of steps) {
      const found = step.migrate({ name: name.replaceAll(path.sep, '/'), data });
      if (!found || isDeepStrictEqual(found.data, data)) continue;
      ({ data } = found);
      changes.push(...found.changes);
    }
    return { data, changes };
  } catch (error) {
    throw new Error(
      `${nameFile(content, name)} cannot be migrated to this version: ${(error as Error).message.trim()}`,
      { cause: error },
    );
  }
}

/** Undoes what it has written if a file cannot be written. */
function writeAll(content: string, files: readonly ChangedFile[]): void {
  const written: ChangedFile[] = [];
  try {
    for (const file of files) {
      writeWhole(path.join(content, file.name), file.after);
      written.push(file);
    }
  } catch (error) {
    for (const { name, before } of written) writeWhole(path.join(content, name), before);
    throw error;
  }
}
