import type { FieldErrors } from '../../contract/endpoints.ts';
import type { ServerWords } from '../../contract/words/words-files.ts';
import type { LeadFields } from '../store/records.ts';

/** The fields of a request and the time of its arrival. */
interface Arrival {
  fields: LeadFields;
  receivedAtMs: number;
}

export interface KindBehavior {
  /** True if mails to the visitor may name the kind as their subject, such as "Takeoff". */
  isSubject?: true;
  /** Finds errors that no single field shows, such as a date in the past. */
  check?: (arrival: Arrival, words: ServerWords['forms'], officeTimeZone: string) => FieldErrors | undefined;
  /** Adds the fields that the server computes. */
  enrich?: (arrival: Arrival, words: Pick<ServerWords, 'takeoff' | 'rates'>) => LeadFields;
  /** The deadline for the owner's answer. */
  findDue?: (fields: LeadFields, officeTimeZone: string) => Due | undefined;
  /** The text for mails and the calendar event. `lead` contains only what the reader may see. */
  describeDue?: (
    due: Due,
    lead: DueLead,
    reader: 'owner' | 'visitor',
    mails: ServerWords['mails'],
  ) => DueWords;
  /** A table that readers get instead of the fields, and the page that computes it. */
  describeTable?: (fields: LeadFields) => { rows: string[][]; path: string } | undefined;
}

interface Due {
  atMs: number;
  /** The project's time zone. */
  timeZone: string;
}

interface DueLead {
  reference: string;
  fields: LeadFields;
}

interface DueWords {
  sentence: string;
  /** The title of the calendar event. */
  summary: string;
  description: string;
  location?: string | undefined;
  alarmMinutes: number;
}
