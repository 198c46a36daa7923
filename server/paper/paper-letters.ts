/** The letters of a quote on paper: which are written in ASCII, and which no typeface has. */
import type { Quote } from '../../contract/quote.ts';
import { paperFolder, readLetters } from './faces.ts';

/**
 * Readers, and programs that shrink a PDF, lose primes, fractions and the minus sign, so a copied 12′ is 122. The names
 * of people and companies have none.
 */
export const writeSizes = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]/g, ' ')
    .replaceAll(/(\d?)([¼½¾⅐-⅞])/g, (_, digit: string, sign: string) =>
      [...(digit && [digit]), sign.normalize('NFKD')].join(' '),
    )
    .replaceAll('⁄', '/')
    .replaceAll('′', "'")
    .replaceAll('″', '"')
    .replaceAll('−', '-')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, '');

/** Also writes quotation marks and dashes in ASCII: in lines, 3–4 is an amount. */
export const writeLine = (text: string): string =>
  writeSizes(text)
    .replaceAll(/[‘’‛ʻʼ]/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/[‐‑‒–—―]/g, '-')
    .replaceAll('…', '...');

/** The letters that the PDF cannot show, for the owner to replace before a customer reads the quote. */
export function listUndrawable(
  { company, customer, lines, options, law, ...others }: Quote,
  folder = paperFolder,
): string[] {
  const texts = [
    ...[company, customer, others].flatMap((group) => Object.values(group)),
    ...lines.flatMap(({ text, unit }) => [text, unit]),
    ...[...options.map(({ name }) => name), ...law],
  ].filter((value) => typeof value === 'string');
  const findPart = readLetters(folder);
  const letters = new Set(writeSizes(texts.join('')).replaceAll('\n', ''));
  return [...letters].filter((letter) => findPart(letter) === undefined);
}
