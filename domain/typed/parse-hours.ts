/**
 * Parses hours as people write them: "Mon-Fri 8-5, Sat 8-12", "M–F, 8 a.m. – noon and 1 – 5 p.m.", "weekdays 8 to 17",
 * "24/7".
 */
import { toPlainDashes } from './plain-dashes.ts';
import { TypedError } from './typed-error.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
type Day = (typeof week)[number];

/** Days with the same hours. A day with a break has two spans. */
interface Span {
  days: Day[];
  /** Local times, such as "08:00". */
  opens: string;
  closes: string;
}

const example =
  'Write the days and the times such as "Mon-Fri 8:00-17:00, Sat 8-12" or "Mon-Sat 7:30 am to 4 pm".';

/** Single letters for days. At the start or end of a span, T means Tuesday and S means Saturday. */
const letters: Readonly<Record<string, Day>> = {
  m: 'Monday',
  t: 'Tuesday',
  w: 'Wednesday',
  th: 'Thursday',
  f: 'Friday',
  s: 'Saturday',
  thurs: 'Thursday',
  tues: 'Tuesday',
};

function parseDay(text: string): Day {
  const wanted = text
    .trim()
    .toLowerCase()
    .replace(/s?\.?$/, (end) => (end === 's' ? 's' : ''));
  const day =
    letters[wanted] ?? week.find((name) => wanted.length >= 2 && `${name.toLowerCase()}s`.startsWith(wanted));
  if (!day) throw new TypedError(`“${text.trim()}” is not a day. ${example}`);
  return day;
}

function parseDays(text: string): Day[] {
  const plain = text.trim().replace(/[,:]$/, '');
  if (/^(?:daily|every ?day|7 days(?: a week)?|all week)$/i.test(plain)) return [...week];
  if (/^(?:weekdays?|business days)$/i.test(plain)) return week.slice(0, 5);
  if (/^weekends?$/i.test(plain)) return week.slice(5);
  const days = plain.split(/\s*(?:,|\band\b|&)\s*/i).flatMap((part) => {
    const [first = '', last] = part.split(/\s*(?:-|\b(?:to|thru|through)\b)\s*/i);
    const from = week.indexOf(parseDay(first));
    const to = last === undefined ? from : week.indexOf(parseDay(last));
    if (to < from) throw new TypedError(`“${part}” is in reverse order. ${example}`);
    return week.slice(from, to + 1);
  });
  return week.filter((day) => days.includes(day));
}

/** Minutes from midnight. */
interface Clock {
  minutes: number;
  /** `true` for "8" and "8:30", which may be a.m. or p.m. */
  isOpen: boolean;
  /** `true` if the text says "p.m." */
  isAfternoon: boolean;
}

/** "8", "8:30", "8.30 a.m.", "noon" or "5 p". */
function parseClock(text: string): Clock {
  const plain = text.trim().toLowerCase();
  if (plain === 'noon') return { minutes: 12 * 60, isOpen: false, isAfternoon: false };
  if (plain === 'midnight') return { minutes: 24 * 60, isOpen: false, isAfternoon: false };
  const [, hour = '', minute = '00', half] =
    /^(\d{1,2})(?:[:.h](\d\d))?\s*(?:([ap])\.?\s?(?:m\.?)?|o[’']clock|h)?$/.exec(plain) ?? [];
  const shift = half === 'p' && hour !== '12' ? 12 : half === 'a' && hour === '12' ? -12 : 0;
  const hours = Number(hour) + shift;
  if (hour === '' || hours > 24 || Number(minute) > 59)
    throw new TypedError(`“${text.trim()}” is not a time of day. ${example}`);
  return {
    minutes: hours * 60 + Number(minute),
    isOpen: half === undefined && hours <= 12,
    isAfternoon: half === 'p',
  };
}

/** Formats minutes as "17:00". Midnight becomes the last minute of the day. */
function writeClock(minutes: number): string {
  const last = Math.min(minutes, 24 * 60 - 1);
  return [Math.floor(last / 60), last % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

const halfDay = 12 * 60;

/** "8-5" ends in the afternoon, and "1 to 5 pm" starts there. */
function parseTimes(first: string, last: string): Pick<Span, 'opens' | 'closes'> {
  const [from, to] = [parseClock(first), parseClock(last)];
  const beginsLate = from.isOpen && from.minutes < halfDay && to.isAfternoon;
  const start = beginsLate && from.minutes + halfDay < to.minutes ? from.minutes + halfDay : from.minutes;
  const endsLate = to.minutes <= start && (to.minutes === 0 || (from.isOpen && to.isOpen));
  const end = endsLate ? (to.minutes === 0 ? 2 * halfDay : to.minutes + halfDay) : to.minutes;
  const [opens, closes] = [writeClock(start), writeClock(end)];
  if (closes <= opens)
    throw new TypedError(`The office closes at ${closes} before it opens at ${opens}: write am and pm.`);
  return { opens, closes };
}

const aroundTheClock =
  /^24\s*\/\s*7$|^24 hours(?: a day)?$|^(?:always )?open 24 hours$|^around the clock$|^always$/i;

const time = String.raw`(?:\d{1,2}(?:[:.h]\d{1,2})?\s*(?:[ap]\.?\s?(?:m\.?)?(?![a-z])|o[’']clock|h(?![a-z]))?|noon|midnight)`;
const times = new RegExp(
  String.raw`(?:from\s+)?(${time})\s*(?:-|\bto\b|\buntil\b|\btill\b)\s*(${time})`,
  'gi',
);
const separators = /^[\s,;&.]*(?:and\b)?[\s,;&:]*|[\s,;:&]+$/gi;
/** "Sun closed" adds nothing: days without hours are closed. */
const closedDays = /[^,;]*\bclosed\b/gi;

/** Returns the spans in the order of the text; other days are closed. Throws a TypedError. */
export function parseHours(text: string): Span[] {
  const plain = toPlainDashes(text.trim());
  if (aroundTheClock.test(plain)) return [{ days: [...week], opens: '00:00', closes: '23:59' }];
  const found = [...plain.matchAll(times)];
  const rest = plain.slice(found.at(-1) ? (found.at(-1)?.index ?? 0) + (found.at(-1)?.[0].length ?? 0) : 0);
  if (found.length === 0 || rest.replaceAll(closedDays, '').replaceAll(separators, '') !== '')
    throw new TypedError(`“${plain}” has no days and times. ${example}`);
  let end = 0;
  let days: Day[] = [];
  return found.map(([whole, first = '', last = ''], index) => {
    const start = found[index]?.index ?? 0;
    const said = plain.slice(end, start).replaceAll(closedDays, '').replaceAll(separators, '');
    end = start + whole.length;
    // A time without days belongs to the days before it: there is a break in between.
    if (said !== '') days = parseDays(said);
    if (days.length === 0) throw new TypedError(`“${plain}” has no days and times. ${example}`);
    return { days, ...parseTimes(first, last) };
  });
}
