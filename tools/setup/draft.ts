/** Collects the changed files in memory, so that setup writes exactly what it has shown, all of it or nothing. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { mergeYaml } from '../../contract/merge-yaml.ts';
import { listFiles } from '../lib/list-files.ts';

export interface Change {
  /** Path from the content folder. */
  file: string;
  /** The original, from the content folder or the starter. Missing for a new file. */
  before: Buffer | undefined;
  after: Buffer;
}

/** `content` is the content folder, which may not exist yet. `source` is the folder with the originals. */
export function createDraft(content: string, source: string) {
  const changed = new Map<string, Buffer>();
  const readSource = (file: string) =>
    existsSync(path.join(source, file)) ? readFileSync(path.join(source, file)) : undefined;
  const readText = (file: string) => (changed.get(file) ?? readSource(file))?.toString('utf8') ?? '';
  if (source !== content)
    for (const file of listFiles(source)) changed.set(file, readFileSync(path.join(source, file)));

  return {
    /** Returns an empty object for a missing file. */
    readValue: (file: string): unknown => parse(readText(file)) ?? {},
    write: (file: string, bytes: Buffer) => void changed.set(file, bytes),
    /** Rewrites only the lines that the value changes. */
    setValue(file: string, value: unknown): void {
      const text = readText(file);
      const next = mergeYaml(text, value);
      if (next !== text) changed.set(file, Buffer.from(next));
    },
    listChanges(): Change[] {
      return [...changed]
        .map(([file, after]) => ({ file, before: readSource(file), after }))
        .filter(({ before, after }) => source !== content || !before?.equals(after))
        .sort((a, b) => a.file.localeCompare(b.file));
    },
  };
}
