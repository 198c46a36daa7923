/** The content files. Other programs may change them while the editor is open, so each is read every time and parsed once. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { findTextFault, type UnreadFile } from '../../site/src/lib/unread-files.ts';
import { Refusal } from './answers.ts';
import { listContentFiles } from './content-files.ts';

export function createContentValues(content: string) {
  const known = new Map<string, { text: string; value: unknown }>();

  /** Throws a refusal that names the file when its text is no YAML, or unfolds into more than a file can say. */
  function read(file: string): unknown {
    const bytes = readFileSync(path.join(content, file));
    const fault = findTextFault(file, bytes);
    if (fault) throw new Refusal(422, fault);
    const text = bytes.toString('utf8');
    const before = known.get(file);
    if (before?.text === text) return before.value;
    try {
      const value: unknown = parse(text);
      known.set(file, { text, value });
      return value;
    } catch (error) {
      const [reason = ''] = (error as Error).message.split('\n');
      throw new Refusal(
        422,
        `${file} cannot be read: ${reason.replace(/:$/, '')}. Mend it in a text editor.`,
      );
    }
  }

  /** All files but those that cannot be read. */
  function readAll(): { values: Map<string, unknown>; unread: UnreadFile[] } {
    const values = new Map<string, unknown>();
    const unread: UnreadFile[] = [];
    for (const file of listContentFiles(content)) {
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
