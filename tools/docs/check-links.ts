/** Checks that every relative link in the docs leads to a file. */
import path from 'node:path';
import { listLines, type TextFile } from './text-file.ts';

const link = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;

export function checkLinks(files: readonly TextFile[], exists: (name: string) => boolean): string[] {
  return listLines(files.filter(({ name }) => name.endsWith('.md'))).flatMap(({ place, line }) =>
    [...line.matchAll(link)]
      .map(([, target = '']) => target)
      .filter((target) => !exists(path.posix.join(path.posix.dirname(place), target)))
      .map((target) => `${place}: the link leads nowhere: ${target}`),
  );
}
