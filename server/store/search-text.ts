/** Normalizes text and numbers, so that spelling variants match. */

/** Includes quotation marks, since programs replace one with the other. */
const apostrophes = /['"`´ʹʻʼ′＇\p{Pi}\p{Pf}]/gu;
const separators = /[\s,;\u2212\p{Pd}]+/gu;
/** Letters that Unicode does not decompose. */
const letters: Readonly<Record<string, string>> = { ς: 'σ', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe' };

/** Lower-cases, removes accents, apostrophes and invisible characters, and turns spaces and dashes into one space. */
export function toSearchText(text: string): string {
  return (
    text
      .replace(apostrophes, '')
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      // Up and down again, because ß has no capital letter and ı shares that of i.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .replace(/[ςøłđæœ]/g, (letter) => letters[letter] ?? letter)
      .replace(separators, ' ')
      .trim()
  );
}

/** The digits of one number, with the separators that people type. */
const number = /\d(?:[\s().+/\u2212\p{Pd}\p{Cf}]*\d)*/gu;
/** Fewer digits could be anything. */
export const leastDigits = 7;

const toPlainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    // Drops "(0)", which people dial only without the country code.
    .replaceAll('(0)', '');

const toDigits = (found: string): string => found.replace(/\D/g, '').replace(/^0+/, '');

/** The digits of each phone number, or of any other number as long. */
export const listNumbers = (text: string): string[] =>
  (toPlainDigits(text).match(number) ?? []).map(toDigits).filter(({ length }) => length >= leastDigits);

/** Removes numbers and their extensions. */
export const dropNumbers = (text: string): string =>
  toPlainDigits(text).replace(
    new RegExp(`[+(]*${number.source}(?:\\s*(?:ext(?:ension)?\\.?|x|#)\\s*\\d{1,6}\\b)?`, 'giu'),
    (found) => (toDigits(found.replace(/(?:e?x|#).*$/i, '')).length >= leastDigits ? ' ' : found),
  );
