/** The length limit of a text, counted the same in the browser and on the server. */
import { fillIn } from './fill-in.ts';
import { formatNumber } from './language.ts';

/** Counts a line break once, as in a textarea's value, and ignores spaces at both ends. */
const countCharacters = (text: string): number => text.replaceAll('\r\n', '\n').trim().length;

/**
 * Returns an error message for a text longer than `max` characters, such as "8,045 of 5,000 characters …"; otherwise
 * undefined.
 */
export function findExcess(text: string, max: number | undefined, sentence: string): string | undefined {
  const length = countCharacters(text);
  if (max === undefined || length <= max) return undefined;
  return fillIn(sentence, { length: formatNumber(length), max: formatNumber(max) });
}
