/**
 * Reads the content files. Other programs may change them while the editor is open, so each call reads the disk but
 * parses only changed files.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { findTextFault, type UnreadFile } from '../../site/src/entries/unread-files.ts';
import { Refusal } from './answers.ts';
import { listEditableFiles } from './content-files.ts';
import { isWords } from './whole-words.ts';

export function createContentValues(content: string) {
  const known = new Map<string, { text: string; value: unknown }>();

  /** Throws a refusal with the file's name if the text is not YAML or its aliases expand too far. */
  function read(file: string): unknown {
    const target = path.join(content, file);
    if (isWords(file) && !existsSync(target)) return {};
    const bytes = readFileSync(target);
    const fault = findTextFault(file, bytes);
    if (fault) throw new Refusal(422, fault);
    const text = bytes.toString('utf8');
    const before = known.get(file);
    if (before?.text === text) return before.value;
    try {
      const parsed: unknown = parse(text);
      // A file of words may contain only comments.
      const value = isWords(file) ? (parsed ?? {}) : parsed;
      known.set(file, { text, value });
      return value;
    } catch (error) {
      const [reason = ''] = (error as Error).message.split('\n');
      throw new Refusal(422, `${file} cannot be read: ${reason.replace(/:$/, '')}. Fix it in a text editor.`);
    }
  }

  /** All readable files. */
  function readAll(): { values: Map<string, unknown>; unread: UnreadFile[] } {
    const values = new Map<string, unknown>();
    const unread: UnreadFile[] = [];
    for (const file of listEditableFiles(content)) {
      try {
        values.set(file, read(file));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        unread.push({ file, message: error.message });
      }
    }
    return { values, unread };
  }

  return { read, readAll };
}

export type ContentValues = ReturnType<typeof createContentValues>;
