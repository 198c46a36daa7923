/**
 * Class names of CSS Modules: readable in development, as in `Hero-root`, and short in a build, as in `Fa`. A page
 * carries about 150 of them, and shortening saves 400 bytes.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A number in base 26, starting at the given letter. */
function toLetters(number: number, first: 'a' | 'A'): string {
  const rest = Math.floor(number / 26) - 1;
  const letter = String.fromCharCode(first.charCodeAt(0) + (number % 26));
  return rest < 0 ? letter : toLetters(rest, first) + letter;
}

const section = (file: string) => path.basename(file.split('?')[0] ?? file, '.module.css');

export const readableName = (name: string, file: string): string => `${section(file)}-${name}`;

/** `folder` holds `site/` and `office/`. Deterministic for the same style sheets. Capitals identify the file, lowercase letters the class in it. */
export function shortNames(folder: string): (name: string, file: string) => string {
  const files = globSync('{office,site/src}/**/*.module.css', { cwd: folder }).sort();
  const names = new Map(
    files.flatMap((file, fileNumber) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const classes = new Set([...text.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));
      return [...classes].map((name, number): [string, string] => [
        readableName(name, file),
        toLetters(fileNumber, 'A') + toLetters(number, 'a'),
      ]);
    }),
  );
  // A class that the pattern misses keeps its readable name.
  return (name, file) => names.get(readableName(name, file)) ?? readableName(name, file);
}
