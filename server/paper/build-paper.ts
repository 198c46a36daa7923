/**
 * Makes what the process of a PDF needs: its program in one file, without what it never calls, and typefaces. They are
 * static TrueType files, because pdfkit draws nothing with WOFF2 and only the default weight of a variable font.
 * `npm run program` calls this script.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import { build } from 'rolldown';
import subsetFont from 'subset-font';
import { faceParts, lettersFile, nameFace, paperFolder, printerFile, weights } from './faces.ts';
import { allLetters, readFace } from './read-face.ts';

const family = path.dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/inter/package.json')));

async function makeFace(folder: string, name: string, part: string, wght: number): Promise<string[]> {
  const source = await readFile(path.join(family, `files/inter-${part}-wght-normal.woff2`));
  const cut = (features: string[]) =>
    subsetFont(source, allLetters, {
      ...{ targetFormat: 'truetype', variationAxes: { wght }, noHinting: true, keepFeatures: features },
    });
  const [whole, embedded] = [create(await cut(['kern', 'tnum'])), await cut(['tnum'])];
  if (!('characterSet' in whole)) throw new Error(`${name} has several fonts`);
  const table = readFace(whole);
  await writeFile(path.join(folder, `${name}.ttf`), embedded);
  await writeFile(path.join(folder, `${name}.json`), JSON.stringify(table));
  return Object.keys(table.glyphs);
}

export async function makeFaces(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await copyFile(path.join(family, 'LICENSE'), path.join(folder, 'OFL.txt'));
  const letters: Record<string, string> = {};
  for (const part of faceParts)
    for (const weight of weights)
      letters[part] = (await makeFace(folder, nameFace(part, weight), part, weight)).join('');
  await writeFile(path.join(folder, lettersFile), JSON.stringify(letters));
}

/** Packages that pdfkit imports for other documents: other typefaces, pictures, passwords and its own lines. */
const unused = /^(?:fontkit|linebreak|png-js|@noble\/ciphers\/.*)$/;

export async function bundlePrinter(folder: string): Promise<void> {
  await build({
    input: path.join(import.meta.dirname, 'print-quote.ts'),
    platform: 'node',
    logLevel: 'warn',
    plugins: [
      {
        name: 'unused-packages',
        resolveId: (id) => (unused.test(id) ? '\0unused' : null),
        load: (id) => (id === '\0unused' ? 'export let create, cbc, ecb; export default class {}' : null),
      },
    ],
    output: { file: path.join(folder, printerFile), minify: true, codeSplitting: false },
  });
}

if (import.meta.main) {
  await makeFaces(paperFolder);
  await bundlePrinter(paperFolder);
}
