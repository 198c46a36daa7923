/** Parses a day and a time from a form and converts them to an instant in the project's time zone. */
import { bidTimeZones } from '../contract/bid/bid-fields.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;
/** Browsers omit seconds unless somebody types them. */
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
  /** The project's time zone. */
  timeZone: string;
  /** True if the clocks skip this time; `atMs` is after the skip. */
  isSkipped: boolean;
}

/** A time that occurs twice, when the clocks go back, means the first one, so that no bid is late. */
export function readDue(
  fields: Readonly<Record<string, string | undefined>>,
  officeTimeZone: string,
): Due | undefined {
  const { dueDate = '', dueTime = '', timeZone: zone } = fields;
  if (!isDay(dueDate) || !isTime(dueTime)) return undefined;
  const timeZone = bidTimeZones[zone ?? ''] ?? officeTimeZone;
  const typed = Temporal.PlainDateTime.from(`${dueDate}T${dueTime}`);
  const found = typed.toZonedDateTime(timeZone, { disambiguation: 'compatible' });
  return {
    atMs: found.epochMilliseconds,
    timeZone,
    isSkipped: !found.toPlainDateTime().equals(typed),
  };
}
