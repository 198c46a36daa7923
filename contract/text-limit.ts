/** The limit of a text, counted alike in the browser and on the server. */
import { fillIn } from './fill-in.ts';
import { formatNumber } from './language.ts';

/** Line ends count once, as in the value of a textarea; blanks at either end do not count. */
const countCharacters = (text: string): number => text.replaceAll('\r\n', '\n').trim().length;

/** Returns the sentence for a text beyond `max` characters, for example "8,045 of 5,000 characters …"; else nothing. */
export function findExcess(text: string, max: number | undefined, sentence: string): string | undefined {
  const length = countCharacters(text);
  if (max === undefined || length <= max) return undefined;
  return fillIn(sentence, { length: formatNumber(length), max: formatNumber(max) });
}
