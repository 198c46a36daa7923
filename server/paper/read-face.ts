/** The table of a typeface, which the process of a PDF reads in its place. */
import type { Font } from 'fontkit';

/** What people and companies are named with, in ranges. Phonetic letters would double the PDF of a Łukasz. */
const ranges = [
  [0x0020, 0x017f],
  [0x01a0, 0x01a1], // Ơ
  [0x01af, 0x01b0], // Ư
  [0x0218, 0x021b], // Ș and Ț
  [0x02b9, 0x0527],
  [0x1ea0, 0x1ef9], // Vietnamese
  [0x2000, 0x2bff],
] as const;
export const allLetters = String.fromCodePoint(
  ...ranges.flatMap(([from, until]) => Array.from({ length: until - from + 1 }, (_, code) => from + code)),
);
const kernedLetters = [...allLetters.slice(1, 95), ...'‘’“”–—'];

/** Lengths in units of the face. */
export type FaceTable = ReturnType<typeof readFace>;

export function readFace(font: Font) {
  const { unitsPerEm, ascent, descent, lineGap, xHeight, capHeight, bbox } = font;
  const { minX, minY, maxX, maxY } = bbox;
  const letters = [...allLetters].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  /** A glyph's number and width by letter. */
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
    /** Of all glyphs. */
    widths: Array.from({ length: font.numGlyphs }, (_, id) => font.getGlyph(id).advanceWidth),
    glyphs: list(letters, []),
    /** Digits of the same width. */
    figures: list(letters.includes('0') ? [...'0123456789'] : [], ['tnum']),
    /** By pair of letters. */
    kerning: Object.fromEntries(kernings.filter(([, kern]) => kern !== 0)),
  };
}
