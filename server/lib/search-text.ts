/** Normalizes texts and numbers, so that another way of typing them makes no difference. */

/** Quotation marks are among them: programs turn one into the other. */
const apostrophes = /['"`´ʹʻʼ′＇\p{Pi}\p{Pf}]/gu;
const separators = /[\s,;\u2212\p{Pd}]+/gu;
/** Letters that Unicode does not decompose. */
const letters: Readonly<Record<string, string>> = { ς: 'σ', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe' };

/** Lower case without accents, apostrophes and invisible signs; blanks and dashes become one blank. */
export function toSearchText(text: string): string {
  return (
    text
      .replace(apostrophes, '')
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      // There and back: ß has no capital letter of its own, and ı has that of i.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .replace(/[ςøłđæœ]/g, (letter) => letters[letter] ?? letter)
      .replace(separators, ' ')
      .trim()
  );
}

/** Digits of one number, with the signs that people write between them. */
const number = /\d(?:[\s().+/\u2212\p{Pd}\p{Cf}]*\d)*/gu;
/** A shorter one may be anything. */
const leastDigits = 7;

const toPlainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    // A zero in parentheses: people dial it only without the code of the country.
    .replaceAll('(0)', '');

const toDigits = (found: string): string => found.replace(/\D/g, '').replace(/^0+/, '');

/** The digits of each phone number, or of anything as long. */
export const listNumbers = (text: string): string[] =>
  (toPlainDigits(text).match(number) ?? []).map(toDigits).filter(({ length }) => length >= leastDigits);

/** The text without its numbers and their extensions. */
export const dropNumbers = (text: string): string =>
  toPlainDigits(text).replace(
    new RegExp(`[+(]*${number.source}(?:\\s*(?:ext(?:ension)?\\.?|x|#)\\s*\\d{1,6}\\b)?`, 'giu'),
    (found) => (toDigits(found.replace(/(?:e?x|#).*$/i, '')).length >= leastDigits ? ' ' : found),
  );

/** True with or without the code of the country, and for a part of the number. */
export const isSameNumber = (one: string, asked: string): boolean =>
  one.includes(asked) || asked.endsWith(one);
