/** As company.yaml names them, in every language. */
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

/** Days with the same hours. A day with a break is in two spans. */
export interface OfficeSpan {
  /** English names of days. */
  days: readonly string[];
  /** "08:00", local times. */
  opens: string;
  closes: string;
}
