/** Brings a content folder into the form of this version. Comments and everything else of a file stay as they are. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { mergeYaml } from '../editor/merge-yaml.ts';
import { listFiles } from '../lib/list-files.ts';
import { companyFacts } from './migrations/company-facts.ts';
import { completeDetailPages } from './migrations/complete-detail-pages.ts';
import { dropReserve } from './migrations/drop-reserve.ts';
import type { ContentStep, FileNotes, Migration } from './migrations/migration.ts';
import { pruneWordsFiles } from './migrations/prune-words-files.ts';
import { renameKinds } from './migrations/rename-kinds.ts';
import { UpgradeError } from './upgrade-error.ts';

/** In the order in which forms changed. Each step can run again, also on a page that is copied from an older site later. */
const steps: readonly ContentStep[] = [
  inEachFile(renameKinds),
  inEachFile(dropReserve),
  inEachFile(completeDetailPages),
  inEachFile(companyFacts),
  pruneWordsFiles,
];

/** `content`: absolute path; its files are rewritten. Throws an UpgradeError that names a file that is not YAML. */
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
    throw new UpgradeError(
      `${name} is not YAML, so it cannot be brought into a new form: ${(error as Error).message}`,
    );
  }
}
