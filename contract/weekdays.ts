/** The weekday names of company.yaml, in every language. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** `day` is noon UTC. */
export const nameWeekday = (day: Date): string => weekdays[(day.getUTCDay() + 6) % 7] ?? '';

/** Days with the same hours. A day with a break has two spans. */
export interface OfficeSpan {
  /** English weekday names. */
  days: readonly string[];
  /** Local times, such as "08:00". */
  opens: string;
  closes: string;
}
