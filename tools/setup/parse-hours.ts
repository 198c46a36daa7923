/** Hours as people write them: "Mon-Fri 8:00-17:00", "M–F, 8 a.m. – 5 p.m.", "Mon, Wed, Fri 9-17", "weekdays 8 to noon", "24/7". */
import type { Company } from '../../contract/company.ts';
import { AnswerError } from './answer-error.ts';

export type Office = Company['hours']['office'];
type Day = Office['days'][number];

const week: readonly Day[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const example = 'Write the days and the times such as "Mon-Fri 8:00-17:00" or "Mon-Sat 7:30 am to 4 pm".';

/** Letters that name one day alone; T and S are Tuesday and Saturday wherever a span begins or ends with them. */
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
  if (!day) throw new AnswerError(`“${text.trim()}” is not a day. ${example}`);
  return day;
}

function parseDays(text: string): Day[] {
  const plain = text.trim().replace(/[,:]$/, '');
  if (/^(?:daily|every ?day|7 days(?: a week)?|all week)$/i.test(plain)) return [...week];
  if (/^(?:weekdays?|business days)$/i.test(plain)) return week.slice(0, 5);
  if (/^weekends?$/i.test(plain)) return week.slice(5);
  const days = plain.split(/\s*(?:,|\band\b|&)\s*/i).flatMap((part) => {
    const [first = '', last] = part.split(/\s*(?:-|–|\bto\b)\s*/i);
    const from = week.indexOf(parseDay(first));
    const to = last === undefined ? from : week.indexOf(parseDay(last));
    if (to < from) throw new AnswerError(`“${part}” goes backward. ${example}`);
    return week.slice(from, to + 1);
  });
  return week.filter((day) => days.includes(day));
}

/** "8", "8:30", "8.30 a.m.", "noon" or "5 p" as "17:00". */
function parseClock(text: string): string {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/^noon$/, '12 pm');
  const [, hour = '', minute = '00', half] =
    /^(\d{1,2})(?:[:.h](\d\d))?\s*(?:([ap])\.?\s?(?:m\.?)?|o[’']clock|h)?$/.exec(plain) ?? [];
  const shift = half === 'p' && hour !== '12' ? 12 : half === 'a' && hour === '12' ? -12 : 0;
  const hours = Number(hour) + shift;
  if (hour === '' || hours > 23 || Number(minute) > 59)
    throw new AnswerError(`“${text.trim()}” is not a time of day. ${example}`);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** The whole day, as far as a clock says it. */
const allDay = { opens: '00:00', closes: '23:59' };
const aroundTheClock =
  /^24\s*\/\s*7$|^24 hours(?: a day)?$|^(?:always )?open 24 hours$|^around the clock$|^always$/i;

export function parseHours(text: string): Office {
  if (aroundTheClock.test(text.trim())) return { days: [...week], ...allDay };
  const [, days, opens, closes] =
    /^(.*?[^\d\s].*?)\s+(?:from )?(\d[^–-]*?|noon)\s*(?:-|–|—|\bto\b|\buntil\b|\btill\b)\s*(\d.*|noon)$/i.exec(
      text.trim(),
    ) ?? [];
  if (days === undefined || opens === undefined || closes === undefined)
    throw new AnswerError(`“${text.trim()}” does not say days and times. ${example}`);
  const office = { days: parseDays(days), opens: parseClock(opens), closes: parseClock(closes) };
  if (office.closes <= office.opens)
    throw new AnswerError(
      `The office closes at ${office.closes} before it opens at ${office.opens}: write am and pm.`,
    );
  return office;
}

/** Runs of days: "Monday to Friday", "Monday, Wednesday". `length`: letters of a day. */
function sayDays(days: readonly Day[], joiner: string, length?: number): string {
  const runs: Day[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && week.indexOf(day) === week.indexOf(run.at(-1) ?? day) + 1) run.push(day);
    else runs.push([day]);
  }
  return runs
    .map((run) => {
      const [first = '', last = first] = [run[0]?.slice(0, length), run.at(-1)?.slice(0, length)];
      return first === last ? first : `${first}${joiner}${last}`;
    })
    .join(', ');
}

/** "17:00" as "5 pm", "07:30" as "7:30 am". */
function sayClock(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

const isAllDay = ({ days, opens, closes }: Office): boolean =>
  days.length === week.length && opens === allDay.opens && closes === allDay.closes;

/** The hours in the forms of the header and the footer. */
export function sayHours(office: Office): { header: string; footer: string } {
  if (isAllDay(office)) return { header: 'Open 24 hours', footer: 'Every day, around the clock' };
  const { days, opens, closes } = office;
  const times = `${sayClock(opens)} to ${sayClock(closes)}`;
  return { header: `${sayDays(days, '-', 3)} ${times}`, footer: `${sayDays(days, ' to ')}, ${times}` };
}

/** The hours in the form of the question. */
export const writeHours = (office: Office): string =>
  isAllDay(office) ? '24/7' : `${sayDays(office.days, '-', 3)} ${office.opens}-${office.closes}`;
