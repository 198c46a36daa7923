/** Migrates a content folder to the format of this version. Comments and all other lines stay unchanged. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { mergeYaml } from '../../office/content/merge-yaml.ts';
import { listFiles } from '../lib/list-files.ts';
import type { ContentStep, FileNotes, Migration } from './migrations/migration.ts';
import { pruneWordsFiles } from './migrations/prune-words-files.ts';
import { readYaml } from './migrations/read-yaml.ts';

/**
 * In historical order. Each step can run again, for example on a page copied later from an older site. Version 0.3 is
 * the first release, so there is no older format yet.
 */
const formats: readonly Migration[] = [];

/**
 * Rewrites the files in `content`, an absolute path: first to the formats of this version, then without texts that it
 * no longer has. Throws an UpgradeError with the name of a file that is not YAML.
 */
export const migrateContent = (content: string, migrations = formats): FileNotes[] =>
  [...migrations.map(inEachFile), pruneWordsFiles].flatMap((step) => step(content));

function inEachFile({ migrate }: Migration): ContentStep {
  return (content) =>
    listFiles(content)
      .filter((file) => file.endsWith('.yaml'))
      .flatMap((file) => {
        const name = `content/${file}`;
        const { text, data } = readYaml(content, file);
        const change = migrate({ name, data });
        if (!change) return [];
        writeFileSync(path.join(content, file), mergeYaml(text, change.data));
        return [{ file: name, notes: change.notes }];
      });
}
