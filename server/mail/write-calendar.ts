/** Writes a calendar file with one event (RFC 5545). */
import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
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

export interface Invitation extends Pick<
  CalendarEvent,
  'uid' | 'stampMs' | 'summary' | 'description' | 'location' | 'company'
> {
  /** A published event has no guests. */
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** Higher than in every earlier file with this uid; otherwise calendars accept the earlier time. */
  sequence: number;
  fromMs: number;
  untilMs: number;
  /** The address that answers go to. */
  organizer: string;
  /** The recipient of the mail; calendars do not store an answer for another address. */
  attendee: string;
}

/** Writes an invitation or its cancellation (RFC 5546). */
export function writeInvitation(invitation: Invitation): string {
  const { method, company } = invitation;
  const calendar = ical({ prodId: toProgram(company), method: ICalCalendarMethod[method] });
  const event = calendar.createEvent(toEvent(invitation));
  if (method !== 'PUBLISH') {
    event.organizer({ name: toHeaderText(company), email: invitation.organizer });
    event.createAttendee({
      email: invitation.attendee,
      name: invitation.attendee,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
      rsvp: method === 'REQUEST',
    });
  }
  return close(calendar);
}

/** Writes a calendar to subscribe to. The first event only names it, and is free. */
export function writeFeed(
  events: readonly Invitation[],
  { name, company, host }: { name: string; company: string; host: string },
): string {
  const calendar = ical({ prodId: toProgram(company), method: ICalCalendarMethod.PUBLISH, name });
  const day = new Date(Date.UTC(2026, 0, 1));
  const label = { id: `visits@${host}`, stamp: day, start: day, end: new Date(+day + 24 * 60 * 60_000) };
  calendar.createEvent({
    ...label,
    allDay: true,
    summary: name,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  for (const event of events) calendar.createEvent(toEvent(event));
  return close(calendar);
}

const toProgram = (company: string) => ({
  ...{ company, product: 'Website', language: getLanguage().toUpperCase().slice(0, 2) },
});

const toEvent = ({ location, ...event }: Invitation) => ({
  ...{ id: event.uid, sequence: event.sequence, stamp: new Date(event.stampMs) },
  ...{ start: new Date(event.fromMs), end: new Date(event.untilMs) },
  summary: toHeaderText(event.summary),
  description: event.description,
  location: location === undefined ? null : toHeaderText(location),
  status: event.method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
});

/** The library leaves the last line open. */
const close = (calendar: ReturnType<typeof ical>): string => `${calendar.toString()}\r\n`;
