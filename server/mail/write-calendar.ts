/** Writes a calendar file with one event (RFC 5545). */
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { getLanguage } from '../../contract/language.ts';
import { toHeaderText } from '../../domain/header-text.ts';

export interface CalendarEvent {
  /** Identifies the event across files. */
  uid: string;
  /** The time of publication. */
  stampMs: number;
  /** The deadline. */
  atMs: number;
  summary: string;
  description: string;
  location?: string | undefined;
  /** Minutes from the reminder to the deadline. */
  alarmMinutes: number;
  /** The company, as the owner of the program that wrote the file. */
  company: string;
}

/** Long enough to show as a line in any calendar. */
const lengthMs = 15 * 60_000;

/** Times are in UTC, which every calendar converts to its own time zone. */
export function writeCalendar(event: CalendarEvent): string {
  const { uid, stampMs, atMs, summary, description, location, alarmMinutes, company } = event;
  const calendar = ical({
    prodId: { company, product: 'Website', language: getLanguage().toUpperCase().slice(0, 2) },
  });
  calendar.method(ICalCalendarMethod.PUBLISH);
  calendar
    .createEvent({
      id: uid,
      stamp: new Date(stampMs),
      start: new Date(atMs),
      // Outlook treats an event without an end as one without a day.
      end: new Date(atMs + lengthMs),
      summary: toHeaderText(summary),
      description,
      location: location === undefined ? null : toHeaderText(location),
    })
    .createAlarm({ type: ICalAlarmType.display, triggerBefore: alarmMinutes * 60, description: summary });
  return calendar.toString();
}
