/** Migrates a content folder to the format of this version. Comments and all other lines stay unchanged. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { mergeYaml } from '../editor/merge-yaml.ts';
import { listFiles } from '../lib/list-files.ts';
import { companyFacts } from './migrations/company-facts.ts';
import { completeDetailPages } from './migrations/complete-detail-pages.ts';
import { dropReserve } from './migrations/drop-reserve.ts';
import type { ContentStep, FileNotes, Migration } from './migrations/migration.ts';
import { phoneNumbers } from './migrations/phone-numbers.ts';
import { pruneWordsFiles } from './migrations/prune-words-files.ts';
import { renameKinds } from './migrations/rename-kinds.ts';
import { UpgradeError } from './upgrade-error.ts';

/** The steps in historical order. Each can run again, for example on a page copied later from an older site. */
const steps: readonly ContentStep[] = [
  inEachFile(renameKinds),
  inEachFile(dropReserve),
  inEachFile(completeDetailPages),
  inEachFile(companyFacts),
  inEachFile(phoneNumbers),
  pruneWordsFiles,
];

/**
 * Rewrites the files in `content`, an absolute path. Throws an UpgradeError with the name of a file that is not YAML.
 */
export const migrateContent = (content: string): FileNotes[] => steps.flatMap((step) => step(content));

function inEachFile({ migrate }: Migration): ContentStep {
  return (content) =>
    listFiles(content)
      .filter((file) => file.endsWith('.yaml'))
      .flatMap((file) => {
        const name = `content/${file}`;
        const text = readFileSync(path.join(content, file), 'utf8');
        const change = migrate({ name, data: parseYaml(text, name) });
        if (!change) return [];
        writeFileSync(path.join(content, file), mergeYaml(text, change.data));
        return [{ file: name, notes: change.notes }];
      });
}

function parseYaml(text: string, name: string): unknown {
  try {
    return parse(text, { logLevel: 'error' }) as unknown;
  } catch (error) {
    throw new UpgradeError(`${name} is not YAML, so it cannot be migrated: ${(error as Error).message}`);
  }
}
