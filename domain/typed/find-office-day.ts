/** Reads one day that comes every year: “July 4”, “4th Thursday of November”, “day after Thanksgiving”, “Good Friday”. */
import { findDay, findMonth, findWeekday } from './find-day.ts';

/** One day, in every year or in `year`. */
export interface OfficeDay {
  year?: number | undefined;
  /** Noon UTC of this day in a year; undefined if the year has none. */
  findIn(year: number): number | undefined;
}

export const dayMs = 24 * 60 * 60_000;

/** Names as people write them, in lower case, without “day”, apostrophes and periods. */
const names: Readonly<Record<string, string>> = {
  'new years': 'january 1',
  'new year': 'january 1',
  mlk: '3rd monday of january',
  'mlk jr': '3rd monday of january',
  'martin luther king': '3rd monday of january',
  'martin luther king jr': '3rd monday of january',
  presidents: '3rd monday of february',
  president: '3rd monday of february',
  washingtons: '3rd monday of february',
  'washingtons birthday': '3rd monday of february',
  'st patricks': 'march 17',
  'good friday': 'friday before easter',
  'easter sunday': 'easter',
  'easter monday': 'monday after easter',
  memorial: 'last monday of may',
  juneteenth: 'june 19',
  'juneteenth national independence': 'june 19',
  independence: 'july 4',
  'fourth of july': 'july 4',
  labor: '1st monday of september',
  labour: '1st monday of september',
  columbus: '2nd monday of october',
  'indigenous peoples': '2nd monday of october',
  halloween: 'october 31',
  election: 'tuesday after 1st monday of november',
  veterans: 'november 11',
  veteran: 'november 11',
  thanksgiving: '4th thursday of november',
  'black friday': 'day after 4th thursday of november',
  'christmas eve': 'december 24',
  'xmas eve': 'december 24',
  christmas: 'december 25',
  xmas: 'december 25',
  'new years eve': 'december 31',
};

const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
};

/** Returns undefined for any other text, such as a name that is not in the list. `text` is in lower case. */
export function findOfficeDay(text: string): OfficeDay | undefined {
  const typed = findDay(text);
  if (typed) return { year: typed.year, findIn: (year) => toNoon(year, typed.month, typed.day) };
  const [, every = text, year] = /^(.+?),? (\d{4})$/.exec(text) ?? [];
  const found = findYearly(every.replace(/^the /, ''));
  return found && { findIn: found, year: year === undefined ? undefined : Number(year) };
}

function findYearly(text: string): OfficeDay['findIn'] | undefined {
  if (text === 'easter') return findEaster;
  return findOrdinal(text) ?? findBeside(text) ?? findNamed(text);
}

function findNamed(text: string): OfficeDay['findIn'] | undefined {
  const plain = text.replace(/['’.,]/g, '');
  const name = Object.hasOwn(names, plain) ? plain : plain.replace(/ (?:holiday|day)$/, '');
  const meaning = Object.hasOwn(names, name) ? names[name] : undefined;
  return meaning === undefined ? undefined : findOfficeDay(meaning)?.findIn;
}

/** “4th Thursday of November”, “last Monday in May”. */
function findOrdinal(text: string): OfficeDay['findIn'] | undefined {
  const [, ordinal = '', weekday = '', month = ''] =
    /^(\w+) ([a-z]+)\.?,? (?:(?:of|in) )?([a-z]+)\.?$/.exec(text) ?? [];
  const [inWeek, inYear] = [findWeekday(weekday), findMonth(month)];
  const position = Object.hasOwn(ordinals, ordinal) ? ordinals[ordinal] : undefined;
  if (inWeek === undefined || inYear === undefined) return undefined;
  if (position !== undefined)
    return (year) => moveTo(inWeek, Date.UTC(year, inYear - 1, 1 + (position - 1) * 7, 12), 1);
  return ordinal === 'last' ? (year) => moveTo(inWeek, Date.UTC(year, inYear, 0, 12), -1) : undefined;
}

/** “Day after Thanksgiving”, “Friday before Easter”. */
function findBeside(text: string): OfficeDay['findIn'] | undefined {
  const [, step = '', side, base = ''] = /^([a-z]+)\.? (after|following|before) (.+)$/.exec(text) ?? [];
  const day = base === '' ? undefined : findOfficeDay(base);
  const weekday = findWeekday(step);
  if (day === undefined || day.year !== undefined || (step !== 'day' && weekday === undefined))
    return undefined;
  const direction = side === 'before' ? -1 : 1;
  return (year) => {
    const found = day.findIn(year);
    if (found === undefined) return undefined;
    const beside = found + direction * dayMs;
    return weekday === undefined ? beside : moveTo(weekday, beside, direction);
  };
}

/** The nearest such weekday from this day on, or back. */
function moveTo(weekday: number, atMs: number, direction: 1 | -1): number {
  const inWeek = new Date(atMs).getUTCDay();
  return atMs + direction * (((weekday - inWeek) * direction + 7) % 7) * dayMs;
}

function toNoon(year: number, month: number, day: number): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, day, 12));
  return date.getUTCDate() === day ? date.getTime() : undefined;
}

/** The Gregorian computus of Meeus, Jones and Butcher. */
function findEaster(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const shift = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * correction + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1, 12);
}
