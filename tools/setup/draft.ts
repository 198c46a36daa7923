/** The files as they will be, changed in memory first: what is shown is what is written, and nothing is half done. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { mergeYaml } from '../editor/merge-yaml.ts';
import { listFiles } from '../lib/list-files.ts';

export interface Change {
  /** Path from the project's folder. */
  file: string;
  /** Nothing when the file is new. */
  before: Buffer | undefined;
  /** Nothing when the file goes. */
  after: Buffer | undefined;
}

export function createDraft(root: string) {
  const changed = new Map<string, Buffer | undefined>();

  const onDisk = (file: string) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file)) : undefined;
  const readBytes = (file: string) => (changed.has(file) ? changed.get(file) : onDisk(file));

  return {
    root,
    has: (file: string) => readBytes(file) !== undefined,
    /** Files below a folder, as paths from the project's folder. */
    list(folder: string): string[] {
      const there = listFiles(path.join(root, folder)).map((name) => `${folder}/${name}`);
      const made = [...changed.keys()].filter((file) => file.startsWith(`${folder}/`));
      return [...new Set([...there, ...made])].filter((file) => readBytes(file) !== undefined).sort();
    },
    read: (file: string): string => readBytes(file)?.toString('utf8') ?? '',
    /** What a YAML file says; an empty object when there is none. */
    readValue: (file: string): unknown => parse(readBytes(file)?.toString('utf8') ?? '') ?? {},
    write: (file: string, bytes: string | Buffer) => void changed.set(file, Buffer.from(bytes as string)),
    /** Changes only the lines that the value changes. */
    setValue(file: string, value: unknown): void {
      const text = readBytes(file)?.toString('utf8') ?? '';
      const next = mergeYaml(text, value);
      if (next !== text) changed.set(file, Buffer.from(next));
    },
    remove: (file: string) => void changed.set(file, undefined),
    listChanges(): Change[] {
      return [...changed]
        .map(([file, after]) => ({ file, before: onDisk(file), after }))
        .filter(({ before, after }) => (before && after ? !before.equals(after) : before !== after))
        .sort((a, b) => a.file.localeCompare(b.file));
    },
  };
}

export type Draft = ReturnType<typeof createDraft>;
