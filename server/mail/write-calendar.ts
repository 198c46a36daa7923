/** Writes calendar files: events (RFC 5545), and invitations to them (RFC 5546). */
import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { CompanyFacts } from '../../contract/company.ts';
import { getLanguage } from '../../contract/language.ts';
import { toHeaderText } from '../../domain/header-text.ts';

/** Long enough to show a deadline as a line in any calendar. Outlook treats an event without an end as one without a day. */
export const dueMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;

export interface CalendarEvent {
  /** Identifies the event across files. Ends with “@”, and the company's host follows. */
  uid: string;
  /** Higher than in every earlier file with this uid; otherwise calendars accept the earlier time. */
  sequence?: number;
  /** Default: the file is a cancellation. */
  isCanceled?: boolean;
  /** The time of the change. */
  stampMs: number;
  fromMs: number;
  untilMs: number;
  summary: string;
  description: string;
  location?: string | undefined;
  /** Minutes from the reminder to the start. */
  alarmMinutes?: number;
}

interface Options {
  method?: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** The recipient of an invitation; calendars do not store an answer for another address. Nobody is the guest of others. */
  attendee?: string;
  /** Of a calendar to subscribe to. */
  name?: string;
}

/** Times are in UTC, which every calendar converts to its own time zone. */
export function writeCalendar(
  events: readonly CalendarEvent[],
  company: Pick<CompanyFacts, 'name' | 'url' | 'email'>,
  { method = 'PUBLISH', attendee, name }: Options = {},
): string {
  const { hostname } = new URL(company.url);
  const calendar = ical({
    prodId: { company: company.name, product: 'Website', language: getLanguage().toUpperCase().slice(0, 2) },
    method: ICalCalendarMethod[method],
  });
  // An event that only names the calendar, because some programs keep an emptied calendar's earlier events.
  if (name !== undefined) {
    const day = new Date(Date.UTC(2026, 0, 1));
    calendar.name(name).createEvent({
      ...{ id: `visits@${hostname}`, stamp: day, start: day, end: new Date(+day + dayMs), allDay: true },
      ...{ summary: name, transparency: ICalEventTransparency.TRANSPARENT },
    });
  }
  for (const {
    uid,
    sequence = 0,
    isCanceled = method === 'CANCEL',
    location,
    alarmMinutes,
    ...event
  } of events) {
    const summary = toHeaderText(event.summary);
    const added = calendar.createEvent({
      ...{ id: uid + hostname, sequence, stamp: new Date(event.stampMs), summary },
      ...{ start: new Date(event.fromMs), end: new Date(event.untilMs), description: event.description },
      location: location === undefined ? null : toHeaderText(location),
      status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    if (alarmMinutes !== undefined)
      added.createAlarm({
        ...{ type: ICalAlarmType.display, triggerBefore: alarmMinutes * 60, description: summary },
      });
    if (attendee === undefined) continue;
    added.organizer({ name: toHeaderText(company.name), email: company.email });
    added.createAttendee({
      ...{ email: attendee, name: attendee, rsvp: method === 'REQUEST' },
      ...{ role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.NEEDSACTION },
    });
  }
  // The library leaves the last line open.
  return `${calendar.toString()}\r\n`;
}
