/**
 * Reduces the files of content/words to the texts that their owner changed. All others have defaults in contract/words.
 */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isWordsFile } from '../../../contract/words/words-labels.ts';
import { mergeYaml } from '../../../office/content/merge-yaml.ts';
import { listFiles } from '../../lib/list-files.ts';
import { pruneWords } from '../../words/prune-words.ts';
import type { FileNotes } from './migration.ts';
import { readYaml } from './read-yaml.ts';

export function pruneWordsFiles(content: string): FileNotes[] {
  return listFiles(path.join(content, 'words')).flatMap((file) => {
    const name = path.basename(file, '.yaml');
    if (!isWordsFile(name)) return [];
    const target = path.join(content, 'words', file);
    const { text, data } = readYaml(content, `words/${file}`);
    const { changes, dropped } = pruneWords(name, data ?? {});
    if (isDeepStrictEqual(changes, data)) return [];
    const isEmpty = Object.keys(changes).length === 0;
    if (isEmpty) rmSync(target);
    else writeFileSync(target, mergeYaml(text, changes));
    const kept = isEmpty
      ? 'is removed: it had only default texts'
      : 'now has only the texts that you changed';
    const lost = dropped.map(
      (place) => `${place} is left out: this version does not have it, or not with these placeholders`,
    );
    return [{ file: `content/words/${file}`, notes: [kept, ...lost] }];
  });
}
