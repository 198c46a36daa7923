/** Finds the area of a ZIP code (`zip.areas` of content/words/questions.yaml). */
import type { ZipArea } from '../contract/questions/zip-area.ts';
import { toPlainDashes } from './typed/plain-dashes.ts';

/** The five digits of a ZIP code; undefined for other text. */
export const findZip = (typed: string): string | undefined =>
  /^(\d{5})(?:[- ]?\d{4})?$/.exec(toPlainDashes(typed.trim()))?.[1];

/** The ZIP code at the end of a postal address. */
export const findZipOfAddress = (address: string): string | undefined =>
  /(?:^|\D)(\d{5})(?:[- ]?\d{4})?\W*(?:USA?)?\W*$/i.exec(toPlainDashes(address))?.[1];

/** The ZIP code of a request: its own field, or else the end of the address. */
export const findZipOfFields = (fields: Readonly<Record<string, string | undefined>>): string | undefined =>
  findZip(fields['zip'] ?? '') ?? findZipOfAddress(fields['address'] ?? '');

/** The most specific matching prefix counts. `digits` is a ZIP code of five digits. */
export function findZipArea<Area extends Pick<ZipArea, 'prefixes'>>(
  digits: string,
  areas: readonly Area[],
): Area | undefined {
  const fitting = (length: number) =>
    areas.find(({ prefixes }) => prefixes.some((prefix) => fits(digits, prefix, length)));
  return fitting(5) ?? fitting(3) ?? fitting(7);
}

/** `294` and `29483` are prefixes, `290-293` is a range of prefixes. */
function fits(digits: string, prefix: string, length: number): boolean {
  if (prefix.length !== length) return false;
  const [first = '', last = first] = prefix.split('-');
  const start = digits.slice(0, first.length);
  return start >= first && start <= last;
}
