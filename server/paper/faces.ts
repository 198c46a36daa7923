/**
 * The typefaces of PDFs, as build-paper.ts writes them: static files, and a table of the widths in each, because to read
 * a typeface takes pdfkit half a second of processor time.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FaceTable } from './read-face.ts';

/** `npm run program` fills it. */
export const paperFolder = fileURLToPath(new URL('../../.cache/program/paper', import.meta.url));

/** Parts of one family, in the order in which a letter is looked for. */
export const faceParts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'] as const;
export type FacePart = (typeof faceParts)[number];
export const weights = [400, 600] as const;
export type Weight = (typeof weights)[number];
export const lettersFile = 'letters.json';
export const printerFile = 'print-quote.mjs';

export const nameFace = (part: FacePart, weight: Weight): string => `${part}-${weight}`;

/** Finds the first part with a letter. */
export type FindPart = (letter: string) => FacePart | undefined;

export function readLetters(folder: string): FindPart {
  const letters = JSON.parse(readFileSync(path.join(folder, lettersFile), 'utf8')) as Record<
    FacePart,
    string
  >;
  const parts = new Map(
    faceParts.toReversed().flatMap((part) => [...letters[part]].map((letter) => [letter, part] as const)),
  );
  return (letter) => parts.get(letter);
}

export type Face = ReturnType<typeof openFace>;

/** What pdfkit calls of a font that fontkit opens. The whole face is in the PDF. */
export function openFace(folder: string, name: string) {
  const file = path.join(folder, name);
  const table = JSON.parse(readFileSync(`${file}.json`, 'utf8')) as FaceTable;
  const { metrics, bbox, widths, glyphs, figures, kerning } = table;
  const scale = 1_000 / metrics.unitsPerEm;
  const codes: number[][] = widths.map(() => [0]);
  for (const group of [glyphs, figures])
    for (const [letter, [id]] of Object.entries(group)) codes[id] = [letter.codePointAt(0) ?? 0];

  const layout = (text: string, features?: readonly string[]) => {
    const letters = [...text];
    const found = letters.map((letter, index) => {
      const [id, width] = (features && figures[letter]) ?? glyphs[letter] ?? [0, widths[0] ?? 0];
      const kern = features ? 0 : (kerning[letter + (letters[index + 1] ?? '')] ?? 0);
      return { id, advanceWidth: width, codePoints: codes[id], xAdvance: width + kern };
    });
    return {
      glyphs: found,
      positions: found.map(({ xAdvance }) => ({ xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0 })),
      advanceWidth: found.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
    };
  };

  return {
    ...metrics,
    ...{ bbox, layout, postscriptName: `Inter-${name}`, italicAngle: 0 },
    ...{ post: { isFixedPitch: false }, head: { macStyle: { italic: false } } },
    getGlyph: (id: number) => ({ advanceWidth: widths[id] }),
    createSubset: () => ({ includeGlyph: (id: number) => id, encode: () => readFileSync(`${file}.ttf`) }),
    /** Of all glyphs; pdfkit lists only those that a text uses, in their order. */
    whole: { widths: widths.map((width) => width * scale), unicode: codes },
  };
}
