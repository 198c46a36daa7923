/** Yearly holidays of the office, as people write them: "July 4", "4th Thursday of November". */
import { z } from 'zod';
import { nameWeekday, weekdays } from './weekdays.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const fixed = new RegExp(`^(${months.join('|')}) ([1-9]|[12]\\d|3[01])$`);
const moving = new RegExp(`^(1st|2nd|3rd|4th|last) (${weekdays.join('|')}) of (${months.join('|')})$`);

export const holiday = z.strictObject({
  name: z.string().trim().min(1),
  /** Such as “July 4” or “4th Thursday of November”. */
  day: z.string().refine((day) => fixed.test(day) || moving.test(day), {
    error: 'write the day as "July 4", "4th Thursday of November" or "last Monday of May"',
  }),
});

/** `date` is noon UTC of the day. */
export function isHoliday(date: Date, holidays: readonly z.output<typeof holiday>[]): boolean {
  const month = months[date.getUTCMonth()];
  const inMonth = date.getUTCDate();
  const ordinal = ['1st', '2nd', '3rd', '4th'][Math.ceil(inMonth / 7) - 1];
  const daysInMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  const weekday = `${nameWeekday(date)} of ${month}`;
  const names = [`${month} ${inMonth}`, `${ordinal} ${weekday}`];
  if (inMonth + 7 > daysInMonth) names.push(`last ${weekday}`);
  return holidays.some(({ day }) => names.includes(day));
}
