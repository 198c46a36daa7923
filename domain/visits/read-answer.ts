/** Reads the answer that a calendar program writes to an invitation (REPLY and COUNTER of RFC 5546). */
import { listAddresses, read, readStartMs } from './busy-times.ts';
import { parseCalendars, type Component } from './parse-calendar.ts';

/** Somebody who was invited. */
export interface Guest {
  /** The beginning of the event's UID. */
  uid: string;
  /** In any case. */
  address: string;
}

export interface Answer<Invited extends Guest = Guest> {
  guest: Invited;
  /** `counter`: another time would suit them. */
  news: 'accepted' | 'declined' | 'tentative' | 'counter';
  /** The number of the invitation that they answer; undefined if the file has none. */
  sequence: number | undefined;
  /** The start that they answer, or the one that they propose; undefined if the file has none. */
  startMs: number | undefined;
  /** Their words; may be empty. */
  comment: string;
}

export interface AnswerFile {
  bytes: Uint8Array;
  /** The address of the mail that had the file, if there was one. */
  sender?: string | undefined;
}

const statuses = ['accepted', 'declined', 'tentative'] as const;

/** Undefined if the file has no answer of these guests. Throws CalendarError for a file that is no calendar. */
export function readAnswer<Invited extends Guest>(
  { bytes, sender = '' }: AnswerFile,
  guests: readonly Invited[],
  reader: { timeZone: string; untilMs: number },
): Answer<Invited> | undefined {
  for (const calendar of parseCalendars(bytes)) {
    const method = readText(calendar, 'METHOD').toUpperCase();
    if (method !== 'REPLY' && method !== 'COUNTER') continue;
    for (const event of calendar.components.filter(({ name }) => name === 'VEVENT')) {
      const uid = readText(event, 'UID');
      const guest = guests.find((one) => uid.startsWith(one.uid) && findAttendee(event, one, sender));
      const attendee = guest && findAttendee(event, guest, sender);
      const status = statuses.find((one) => one === attendee?.params['PARTSTAT']?.toLowerCase());
      const news = method === 'COUNTER' ? 'counter' : status;
      if (guest === undefined || news === undefined) continue;
      const sequence = readText(event, 'SEQUENCE');
      return {
        guest,
        news,
        sequence: sequence === '' ? undefined : Number(sequence),
        startMs: readStartMs(calendar, event, reader),
        comment: readText(event, 'COMMENT')
          .replaceAll(/\\([;,\\])/g, '$1')
          .replaceAll(/\\n/gi, ' '),
      };
    }
  }
  return undefined;
}

/** A single attendee with an unknown address counts if the mail came from the guest. */
function findAttendee({ properties }: Component, guest: Guest, sender: string) {
  const attendees = properties.filter(({ name }) => name === 'ATTENDEE');
  const address = guest.address.toLowerCase();
  const own = attendees.find((attendee) => listAddresses(attendee).includes(address));
  const isSender = sender.toLowerCase() === address && attendees.length === 1;
  return own ?? (isSender ? attendees[0] : undefined);
}

const readText = (component: Component, name: string): string => read(component, name)?.value.trim() ?? '';
