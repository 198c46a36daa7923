/** Writes all changes or none: when one fails, those before it are taken back. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findType } from '../editor/content-files.ts';
import { createHistory } from '../editor/history.ts';
import { writeWhole } from '../lib/write-whole.ts';
import type { Change } from './draft.ts';

function put(root: string, file: string, bytes: Buffer | undefined): void {
  const target = path.join(root, file);
  if (bytes === undefined) return rmSync(target, { force: true });
  mkdirSync(path.dirname(target), { recursive: true });
  writeWhole(target, bytes);
}

/** Earlier texts are kept where the editor shows them under "Versions". */
export function writeChanges(root: string, changes: readonly Change[]): void {
  const history = createHistory(root);
  const done: Change[] = [];
  try {
    for (const change of changes) {
      const { file, before, after } = change;
      if (before && findType(file)) history.keep(file, before.toString('utf8'));
      put(root, file, after);
      done.push(change);
    }
  } catch (error) {
    for (const { file, before } of done.toReversed()) put(root, file, before);
    throw error;
  }
}
