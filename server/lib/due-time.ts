/** A day and a time as browsers send them, and the instant that they mean where a project is. */
import { centralTime } from '../../contract/bid/bid-fields.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;
/** Browsers leave out seconds, unless somebody types them. */
const time = /^\d{2}:\d{2}(?::\d{2})?$/;

export const isDay = (text: string): boolean =>
  day.test(text) && canRead(() => Temporal.PlainDate.from(text));
export const isTime = (text: string): boolean =>
  time.test(text) && canRead(() => Temporal.PlainTime.from(text, { overflow: 'reject' }));

function canRead(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

export interface Due {
  atMs: number;
  /** The time zone of the place. */
  timeZone: string;
  /** `true`: the clocks of the place skip this time; `atMs` is after the skip. */
  isSkipped: boolean;
}

/** A time that comes twice, when the clocks go back, means the first one: no bid is late then. */
export function readDue(fields: Readonly<Record<string, string | undefined>>): Due | undefined {
  const { dueDate = '', dueTime = '', timeZone: zone } = fields;
  if (!isDay(dueDate) || !isTime(dueTime)) return undefined;
  const timeZone = zone === centralTime ? 'America/Chicago' : 'America/New_York';
  const typed = Temporal.PlainDateTime.from(`${dueDate}T${dueTime}`);
  const found = typed.toZonedDateTime(timeZone, { disambiguation: 'compatible' });
  return {
    atMs: found.epochMilliseconds,
    timeZone,
    isSkipped: !found.toPlainDateTime().equals(typed),
  };
}
