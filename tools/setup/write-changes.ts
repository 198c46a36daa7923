/** Writes all changes or none: if one fails, it undoes the earlier ones. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findType } from '../../office/content/content-files.ts';
import { createHistory } from '../../office/content/history.ts';
import { writeWhole } from '../../contract/write-whole.ts';
import type { Change } from './draft.ts';

/** Earlier texts go to the editor's "Versions". `content` is the content folder, `root` the program's folder. */
export function writeChanges(root: string, content: string, changes: readonly Change[]): void {
  const history = createHistory(root, content);
  const isNew = !existsSync(content);
  const undo: (() => void)[] = [];
  try {
    for (const { file, after } of changes) {
      const target = path.join(content, file);
      const old = existsSync(target) ? readFileSync(target) : undefined;
      if (old && findType(file)) history.keep(file, old.toString('utf8'));
      mkdirSync(path.dirname(target), { recursive: true });
      writeWhole(target, after);
      undo.push(() => (old ? writeWhole(target, old) : rmSync(target, { force: true })));
    }
  } catch (error) {
    for (const step of undo.toReversed()) step();
    // The build would use a folder with half a site instead of the showcase.
    if (isNew) rmSync(content, { recursive: true, force: true });
    throw error;
  }
}
