/** Checks that every relative link in the docs leads to a file, and that files which docs and comments name exist. */
import path from 'node:path';
import { listLines, type TextFile } from './text-file.ts';

const link = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;

/** A path from the repository's root. The docs write `Name` for any name. */
const namedFile =
  /(?<![\w/.*-])(?:bench|contract|deploy|docs|domain|office|render|server|site|tests|tools)\/(?:[\w.-]+\/)*(?![\w.-]*Name)[\w.-]+\.(?:tsx?|astro|css|mjs|md|env)\b/g;
const isComment = (line: string) => /^\s*(?:\/\/|\/?\*|#|\{\/\*)/.test(line);
/** A record tells what was so when it was written. */
const isRecord = (name: string) => name.startsWith('docs/decisions/');

export function checkLinks(files: readonly TextFile[], exists: (name: string) => boolean): string[] {
  const isDocument = ({ name }: TextFile) => name.endsWith('.md');
  const links = listLines(files.filter(isDocument)).flatMap(({ place, line }) =>
    [...line.matchAll(link)]
      .map(([, target = '']) => target)
      .filter((target) => !exists(path.posix.join(path.posix.dirname(place), target)))
      .map((target) => `${place}: the link leads nowhere: ${target}`),
  );
  const names = files
    .filter(({ name }) => !isRecord(name))
    .flatMap((file) => listLines([file]).filter(({ line }) => isDocument(file) || isComment(line)))
    .flatMap(({ place, line }) =>
      [...line.matchAll(namedFile)]
        .filter(([file]) => !exists(file))
        .map(([file]) => `${place}: there is no file ${file}`),
    );
  return [...links, ...names];
}
