/** Words as the search compares them. */
import { stemmer } from 'stemmer';

/** Names of trades and parts whose stem means something else: siding is no side, molding no mold, flooring no floor. */
const unstemmed = new Set([
  ...['casing', 'flooring', 'footing', 'generator', 'housing', 'landing', 'lining', 'molding'],
  ...['roofing', 'siding'],
]);
/** A word may begin with a letter and a hyphen: "e-mail" is one word, and so is "T-bar". */
export const wordPattern = /(?:\p{L}-(?=\p{L}))?[\p{L}\p{N}]+/gu;
export const splitWords = (text: string): string[] => text.match(wordPattern) ?? [];

/** Removes case, accents and hyphens. */
export const fold = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/[\p{M}-]/gu, '')
    .toLowerCase();

/** Stems a word by Porter's rules: "cracks", "cracked" and "cracking" become one. */
export function stem(word: string): string {
  const folded = fold(word);
  const singular = folded.replace(/s$/, '');
  if (unstemmed.has(singular)) return singular;
  return /^[a-z]+$/.test(folded) ? stemmer(folded) : folded;
}
