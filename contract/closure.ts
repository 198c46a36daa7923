/** A span of days on which the office is closed, entered in the inbox. */
export interface Closure {
  /** Local, such as "2026-12-24". */
  firstDay: string;
  lastDay: string;
  /** The local time of the first day from which it is closed, such as "12:00"; null for the whole day. */
  fromTime: string | null;
  /** The local time of the last day at which it opens again; null for the whole day. */
  untilTime: string | null;
}
