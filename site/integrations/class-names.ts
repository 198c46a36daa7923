/**
 * Names of the classes of CSS Modules. While a site is written they can be read, as in `Hero-root`. In a built one they are
 * short, as in `Fa`: every page carries about 150 of them, and 400 bytes less of them leave room for 400 bytes of words.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Digits of a number to the base of so many letters, from `a` on. */
function toLetters(number: number, first: 'a' | 'A'): string {
  const rest = Math.floor(number / 26) - 1;
  const letter = String.fromCharCode(first.charCodeAt(0) + (number % 26));
  return rest < 0 ? letter : toLetters(rest, first) + letter;
}

const section = (file: string) => path.basename(file.split('?')[0] ?? file, '.module.css');

export const readableName = (name: string, file: string): string => `${section(file)}-${name}`;

/** The same style sheets always give the same names: capitals tell the file, small letters the class in it. */
export function shortNames(folder: string): (name: string, file: string) => string {
  const files = globSync('**/*.module.css', { cwd: folder }).sort();
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
  // A class that no pattern finds keeps its readable name.
  return (name, file) => names.get(readableName(name, file)) ?? readableName(name, file);
}
