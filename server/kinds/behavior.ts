import type { FieldErrors } from '../../contract/endpoints.ts';
import type { ServerWords } from '../../contract/words/words-files.ts';
import type { LeadFields } from '../store/records.ts';

/** The fields of a request with the moment of their arrival. */
interface Arrival {
  fields: LeadFields;
  receivedAtMs: number;
}

export interface KindBehavior {
  /** Faults that a single field cannot show, such as a date in the past. */
  check?: (arrival: Arrival, words: ServerWords['forms']) => FieldErrors | undefined;
  /** The fields with what the server counts itself. */
  enrich?: (arrival: Arrival, words: Pick<ServerWords, 'takeoff' | 'rates'>) => LeadFields;
  /** The day and hour by which the owner must have answered. */
  findDue?: (fields: LeadFields) => Due | undefined;
  /** Words about it in mails, and the event for calendars. `lead` is what the reader may see of it. */
  describeDue?: (
    due: Due,
    lead: DueLead,
    reader: 'owner' | 'visitor',
    mails: ServerWords['mails'],
  ) => DueWords;
}

interface Due {
  atMs: number;
  /** The time zone of the place. */
  timeZone: string;
}

interface DueLead {
  reference: string;
  fields: LeadFields;
}

interface DueWords {
  sentence: string;
  /** Of the calendar event. */
  summary: string;
  description: string;
  location?: string | undefined;
  alarmMinutes: number;
}
