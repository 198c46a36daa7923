/** Parses a day as Americans write it: "10/31/2027", "Oct 31, 2027", "31 October 2027" or "2027-10-31". */
import { formatDate } from '../../contract/language.ts';
import { AnswerError } from './answer-error.ts';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const patterns = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})[/-](?<day>\d{1,2})[/-](?<year>\d{4}|\d\d)$/,
  /^(?<name>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/i,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)? (?<name>[a-z]{3,9})\.?,? (?<year>\d{4})$/i,
];

/** Returns 0 for a name that matches no month. */
function findMonth(name: string): number {
  const month = months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const first = Date.UTC(2000, Math.max(0, month - 1), 1);
  const whole = formatDate(first, { month: 'long', timeZone: 'UTC' }).toLowerCase();
  return whole.startsWith(name.toLowerCase()) || name.toLowerCase() === 'sept' ? month : 0;
}

/** Returns the day as "2027-10-31". */
export function parseDay(text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ');
  const found = patterns.map((pattern) => pattern.exec(plain)?.groups).find((groups) => groups !== undefined);
  const { year = '', name, day = '' } = found ?? {};
  const month = name === undefined ? Number(found?.['month']) : findMonth(name);
  const iso = [year.length === 2 ? `20${year}` : year, month, day]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const time = Date.parse(`${iso}T00:00:00Z`);
  if (!found || Number.isNaN(time) || !new Date(time).toISOString().startsWith(iso))
    throw new AnswerError(
      `“${plain}” is not a day: write month, day and year, such as 10/31/2027 or Oct 31, 2027.`,
    );
  return iso;
}
