/** Reads the hours at the end of a day off: “from noon”, “closes at 12”, “opens at 10”, “open 8 to 12”, “afternoon”. */
import { parseTime } from './parse-time.ts';

/** Part of a day, such as "12:00" to "24:00". */
export interface ClosedHours {
  from: string;
  until: string;
}

export const wholeDay: ClosedHours = { from: '00:00', until: '24:00' };

const time = String.raw`(\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?|(?:12(?::00)? )?noon|midday|midnight)`;

interface Typed {
  /** Minutes after midnight. */
  minutes: number;
  /** True for "8" and "8:30", which may be in the morning or in the afternoon. */
  isOpen: boolean;
}

function findTime(text: string): Typed | undefined {
  if (text === 'midnight') return { minutes: 24 * 60, isOpen: false };
  const clock = parseTime(text === 'midday' ? 'noon' : text);
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[:.]([0-5]\d))?$/.exec(clock ?? text) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  if (hour === '' || minutes > 24 * 60) return undefined;
  return { minutes, isOpen: clock === undefined && Number(hour) < 12 };
}

const toClock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const halfDay = 12 * 60;

/** Offices open at 5 to 11 in the morning, or at 1 to 4 in the afternoon. */
function findStart(text: string): number | undefined {
  const found = findTime(text);
  return found?.isOpen && found.minutes < 5 * 60 ? found.minutes + halfDay : found?.minutes;
}

/** They close at 1 to 6 in the afternoon; 7 to 11 may be either. */
function findEnd(text: string): number | undefined {
  const found = findTime(text);
  if (!found?.isOpen) return found?.minutes;
  return found.minutes < 7 * 60 ? found.minutes + halfDay : undefined;
}

const toTime = (minutes: number | undefined) => (minutes === undefined ? undefined : toClock(minutes));

/** “Noon”, “2 pm”, “2” or “14:00” as "14:00"; undefined for any other text, and for 7 to 11 without am or pm. */
export const findClosingTime = (text: string): string | undefined =>
  toTime(findEnd(text.trim().toLowerCase()));

/** “10”, “10:30 am” or “noon” as "12:00"; undefined for any other text. */
export const findOpeningTime = (text: string): string | undefined =>
  toTime(findStart(text.trim().toLowerCase()));

function findRange(first: string, last: string): ClosedHours | undefined {
  const [start, end] = [findStart(first), findTime(last)];
  if (start === undefined || end === undefined) return undefined;
  const ends = end.isOpen && end.minutes <= start ? end.minutes + halfDay : end.minutes;
  return ends > start ? { from: toClock(start), until: toClock(ends) } : undefined;
}

const from = (minutes: number | undefined): ClosedHours[] | undefined =>
  minutes === undefined ? undefined : [{ ...wholeDay, from: toClock(minutes) }];
const until = (minutes: number | undefined): ClosedHours[] | undefined =>
  minutes === undefined ? undefined : [{ ...wholeDay, until: toClock(minutes) }];

type Read = (first: string, last: string) => ClosedHours[] | undefined;

/** How an entry ends → its closed hours. */
const endings = (
  [
    ['(?:closed )?(?:in the )?afternoon(?: off| closed)?', () => from(halfDay)],
    ['(?:closed )?(?:in the )?morning(?: off| closed)?', () => until(halfDay)],
    [
      `(?:only )?open(?: only)?(?: from)? ${time} ?(?:-|to|until|till) ?${time}(?: only)?`,
      (first, last) => {
        const open = findRange(first, last);
        return (
          open && [
            { ...wholeDay, until: open.from },
            { ...wholeDay, from: open.until },
          ]
        );
      },
    ],
    [
      `closed (?:from |between )?${time} ?(?:-|to|and|until|till) ?${time}`,
      (first, last) => {
        const closed = findRange(first, last);
        return closed && [closed];
      },
    ],
    [`closed (?:until|till) ${time}`, (first) => until(findStart(first))],
    [`(?:opens|opening|open)(?: late)?(?: at| from| after)? ${time}`, (first) => until(findStart(first))],
    [`(?:only )?open(?: only)? (?:until|till|to) ${time}(?: only)?`, (first) => from(findEnd(first))],
    [
      `(?:closed|closes|closing|close)(?: early)?(?: from| after| at| as of)? ${time}(?: on)?`,
      (first) => from(findEnd(first)),
    ],
    [`(?:from|after|as of|starting(?: at)?) ${time}(?: on)?`, (first) => from(findEnd(first))],
    // “Until 10 am” may mean the office or its closing; “until noon” does not.
    [
      `(?:until|till) ${time}(?: only)?`,
      (first) => ((findEnd(first) ?? 0) >= halfDay ? from(findEnd(first)) : undefined),
    ],
  ] satisfies [string, Read][]
).map(([ending, read]: [string, Read]) => ({
  pattern: new RegExp(`^(.+?)(?: -|[,:;])? \\(?(?:we (?:are )?|(?:the )?office )?${ending}\\)?$`),
  read,
}));

/** “Dec 2 until 12” may be ten days or half a day. */
function isSpanOrHours(text: string): boolean {
  const [, day, number] = /(\d{1,2})(?:st|nd|rd|th)? (?:until|till) (\d{1,2})$/.exec(text) ?? [];
  return Number(number) > Number(day);
}

/** `text` is in lower case. Undefined without hours, and for hours with two meanings. */
export function findClosedHours(text: string): { day: string; closed: readonly ClosedHours[] } | undefined {
  // “Closes at noon on Christmas Eve”.
  const [, hours, on] = /^((?:we |open|clos|from|until|till|after).+?) on (.+)$/.exec(text) ?? [];
  const plain = (hours === undefined ? text : `${on} ${hours}`).replace(/,? \(?half[- ]day\)?(?=,? )/, '');
  if (isSpanOrHours(plain)) return undefined;
  for (const { pattern, read } of endings) {
    const [, day, first = '', last = ''] = pattern.exec(plain) ?? [];
    if (day === undefined) continue;
    const closed = read(first, last);
    return closed && { day, closed };
  }
  return undefined;
}
