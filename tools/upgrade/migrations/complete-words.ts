/** Adds the texts that sites of version 0.1 lack, as starter/ says them: a text that is missing stops the build. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isFields, type Fields } from '../../../contract/is-fields.ts';
import { mergeYaml } from '../../editor/merge-yaml.ts';
import { listFiles } from '../../lib/list-files.ts';
import { root } from '../../lib/paths.ts';
import type { FileNotes } from './migration.ts';

const starter = path.join(root, 'starter');

export function completeWords(content: string): FileNotes[] {
  const words = listFiles(path.join(starter, 'words')).map((name) => `words/${name}`);
  return [...words, 'detail-pages.yaml'].flatMap((file) => {
    const [target, source] = [path.join(content, file), path.join(starter, file)];
    const name = `content/${file}`;
    if (!existsSync(target)) {
      cpSync(source, target);
      return [{ file: name, notes: ['is new in this version'] }];
    }
    const text = readFileSync(target, 'utf8');
    const [mine, delivered] = [text, readFileSync(source, 'utf8')].map((yaml): unknown => parse(yaml));
    if (!isFields(mine) || !isFields(delivered)) return [];
    const notes: string[] = [];
    const isWords = file.startsWith('words/');
    const changed = isWords ? complete(mine, delivered, '', notes) : completePages(mine, delivered, notes);
    if (notes.length > 0) writeFileSync(target, mergeYaml(text, changed));
    return notes.length > 0 ? [{ file: name, notes }] : [];
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

/** Most texts of this file may be left out, and an owner's choice to do so stays. */
function completePages(mine: Fields, delivered: Fields, notes: string[]): Fields {
  const [{ project, member }, { project: from }] = [mine, delivered];
  const changed = { ...mine };
  if (isFields(project) && isFields(from) && !('others' in project)) {
    changed['project'] = { ...project, others: from['others'] };
    notes.push(`project.others is new: ${JSON.stringify(from['others'])}`);
  }
  if (isFields(member) && 'sharePicture' in member) {
    const { sharePicture, ...rest } = member;
    changed['member'] = rest;
    notes.push(`member.sharePicture is no longer used, and was: ${JSON.stringify(sharePicture)}`);
  }
  return changed;
}
