/** A file with one event for the reader's calendar (RFC 5545). */
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { getLanguage } from '../../contract/language.ts';
import { toHeaderText } from '../lib/header-text.ts';

export interface CalendarEvent {
  /** The same for the same event in every file. */
  uid: string;
  /** When it was made known. */
  stampMs: number;
  /** A deadline. */
  atMs: number;
  summary: string;
  description: string;
  location?: string | undefined;
  /** How long before it the calendar reminds. */
  alarmMinutes: number;
  /** Owner of the program that wrote it. */
  company: string;
}

/** Room for a line in every calendar. */
const lengthMs = 15 * 60_000;

/** Times are in UTC, which every calendar shows by its own clock. */
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
      // Outlook shows an event without an end as one of no day.
      end: new Date(atMs + lengthMs),
      summary: toHeaderText(summary),
      description,
      location: location === undefined ? null : toHeaderText(location),
    })
    .createAlarm({ type: ICalAlarmType.display, triggerBefore: alarmMinutes * 60, description: summary });
  return calendar.toString();
}
