/**
 * Makes what the process of a PDF needs: its program in one file, without what it never calls, and typefaces. They are
 * static TrueType files, because pdfkit draws nothing with WOFF2 and only the default weight of a variable font.
 * `npm run program` calls this script.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { build } from 'rolldown';
import subsetFont from 'subset-font';
import {
  faceParts,
  lettersFile,
  nameFace,
  paperFolder,
  printerFile,
  weights,
  type FaceTable,
} from './faces.ts';

const family = path.dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/inter/package.json')));
/** What people and companies are named with, in ranges. Phonetic letters would double the PDF of a Łukasz. */
const ranges = [
  [0x0020, 0x017f],
  // Ơ, Ư, Ș and Ț.
  ...[
    [0x01a0, 0x01a1],
    [0x01af, 0x01b0],
    [0x0218, 0x021b],
  ],
  [0x02b9, 0x0527],
  // Vietnamese.
  [0x1ea0, 0x1ef9],
  [0x2000, 0x2bff],
] as const;
const allLetters = String.fromCodePoint(
  ...ranges.flatMap(([from, until]) => Array.from({ length: until - from + 1 }, (_, code) => from + code)),
);
const kernedLetters = [...allLetters.slice(1, 95), ...'‘’“”–—'];

function readFace(font: Font): FaceTable {
  const { unitsPerEm, ascent, descent, lineGap, xHeight, capHeight, bbox } = font;
  const { minX, minY, maxX, maxY } = bbox;
  const letters = [...allLetters].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  const list = (some: readonly string[], features: string[]) =>
    Object.fromEntries(
      some.map((letter) => {
        const [glyph] = font.layout(letter, features).glyphs;
        return [letter, [glyph?.id ?? 0, glyph?.advanceWidth ?? 0]] as const;
      }),
    );
  const kerned = kernedLetters.filter((letter) => letters.includes(letter));
  const pairs = kerned.flatMap((left) => kerned.map((right) => left + right));
  const kernings = pairs.map((pair) => {
    const { positions, glyphs } = font.layout(pair, []);
    return [pair, (positions[0]?.xAdvance ?? 0) - (glyphs[0]?.advanceWidth ?? 0)] as const;
  });
  return {
    metrics: { unitsPerEm, ascent, descent, lineGap, xHeight, capHeight },
    bbox: { minX, minY, maxX, maxY },
    widths: Array.from({ length: font.numGlyphs }, (_, id) => font.getGlyph(id).advanceWidth),
    glyphs: list(letters, []),
    figures: list(letters.includes('0') ? [...'0123456789'] : [], ['tnum']),
    kerning: Object.fromEntries(kernings.filter(([, kern]) => kern !== 0)),
  };
}

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
