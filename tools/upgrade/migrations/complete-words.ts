/** Adds the texts that sites of version 0.1 lack, as starter/ says them: a text that is missing stops the build. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isFields, type Fields } from '../../../contract/is-fields.ts';
import { mergeYaml } from '../../editor/merge-yaml.ts';
import { listFiles } from '../../lib/list-files.ts';
import { root } from '../../lib/paths.ts';
import type { FileNotes } from './migration.ts';

const starter = path.join(root, 'starter/words');

export function completeWords(content: string): FileNotes[] {
  return listFiles(starter).flatMap((name) => {
    const [target, source] = [path.join(content, 'words', name), path.join(starter, name)];
    const file = `content/words/${name}`;
    if (!existsSync(target)) {
      cpSync(source, target);
      return [{ file, notes: ['is new in this version'] }];
    }
    const text = readFileSync(target, 'utf8');
    const [mine, delivered] = [text, readFileSync(source, 'utf8')].map((yaml): unknown => parse(yaml));
    if (!isFields(mine) || !isFields(delivered)) return [];
    const notes: string[] = [];
    const changed = complete(mine, delivered, '', notes);
    if (notes.length > 0) writeFileSync(target, mergeYaml(text, changed));
    return notes.length > 0 ? [{ file, notes }] : [];
  });
}

function complete(mine: Fields, delivered: Fields, at: string, notes: string[]): Fields {
  const changed = { ...mine };
  for (const [key, value] of Object.entries(delivered)) {
    const own = mine[key];
    if (isFields(own) && isFields(value)) changed[key] = complete(own, value, `${at}${key}.`, notes);
    if (key in mine) continue;
    changed[key] = value;
    notes.push(`${at}${key} is new: ${JSON.stringify(value)}`);
  }
  return changed;
}
