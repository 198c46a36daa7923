/** Brings content/ and the catalogue of pictures into the form of this version. Comments and everything else of a file stay as they are. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { mergeYaml } from '../editor/merge-yaml.ts';
import { listFiles } from '../lib/list-files.ts';
import { companyFacts } from './migrations/company-facts.ts';
import { completeWords } from './migrations/complete-words.ts';
import { dropReserve } from './migrations/drop-reserve.ts';
import type { Migration } from './migrations/migration.ts';
import { renameKinds } from './migrations/rename-kinds.ts';
import { UpgradeError } from './upgrade-error.ts';

/** In the order in which forms changed. Each knows an old form when it meets it, so a page copied from an older site is changed, too. */
const migrations: readonly Migration[] = [renameKinds, completeWords, dropReserve, companyFacts];

const catalogue = 'pictures/catalogue.yaml';

/** Files that every site has: a new one of them is delivered with its texts, which name nobody and claim nothing. */
const needed = /^content\/words\/[^/]+\.yaml$/;

export interface ContentStep {
  file: string;
  text: string;
  notes: string[];
}

interface Folders {
  site: string;
  /** Delivered by the version before, and by the new one. */
  base: string;
  next: string;
}

/** Changed and new files with their whole text; nothing is written here. */
export function planContent({ site, base, next }: Folders): ContentStep[] {
  const list = (folder: string) => listFiles(path.join(folder, 'content')).map((file) => `content/${file}`);
  const mine = [...list(site), catalogue].filter(
    (file) => /\.ya?ml$/.test(file) && existsSync(path.join(site, file)),
  );
  const added = list(next)
    .filter((file) => needed.test(file) && !existsSync(path.join(site, file)))
    .map((file) => ({
      file,
      text: readFileSync(path.join(next, file), 'utf8'),
      notes: ['is new in this version'],
    }));
  return [...mine.flatMap((file) => planFile(file, { site, base, next })), ...added];
}

function planFile(name: string, { site, base, next }: Folders): ContentStep[] {
  const before = readFileSync(path.join(site, name), 'utf8');
  const delivered = { next: readYaml(next, name), base: readYaml(base, name) };
  let text = before;
  const notes: string[] = [];
  for (const migration of migrations) {
    const change = migration.migrate({ name, data: parseYaml(text, name) }, delivered);
    if (!change) continue;
    text = mergeYaml(text, change.data);
    notes.push(...change.notes);
  }
  return text === before ? [] : [{ file: name, text, notes }];
}

function readYaml(folder: string, name: string): unknown {
  const file = path.join(folder, name);
  return existsSync(file) ? parseYaml(readFileSync(file, 'utf8'), name) : undefined;
}

function parseYaml(text: string, name: string): unknown {
  try {
    return parse(text, { logLevel: 'error' }) as unknown;
  } catch (error) {
    throw new UpgradeError(
      `${name} is not YAML, so it cannot be brought into a new form: ${(error as Error).message}`,
    );
  }
}
