/** The records of a store: leads, their events, and their deliveries. Schemas validate the rows that are read. */
import { z } from 'zod';
import type { Contact, LeadKind } from '../../contract/lead-forms.ts';
import { leadStatuses, type LeadStatus } from '../../contract/lead-status.ts';
import { roles } from '../../contract/roles.ts';
import type { LeadSource } from '../../domain/lead-source.ts';
import type { CallPromise } from '../../domain/office-clock.ts';

/** From `sinceMs` until before `untilMs`. */
export interface Period {
  sinceMs: number;
  untilMs: number;
}

/** The visitor's fields, named as in contract/lead-forms.ts. Only fields that rules use are declared here. */
export interface LeadFields {
  [name: string]: string | undefined;
  name: string;
  email: string;
  phone?: string;
  address?: string;
  service?: string;
  website?: string;
  message?: string;
}

/** Signals sent along with the fields, for the spam score. They are stored, and never a reason to refuse. */
export interface Signals {
  honeypot?: string;
  issueToken?: string;
  origin?: string;
  fetchSite?: string;
}

export const verdicts = ['clean', 'suspect', 'junk'] as const;
export type Verdict = (typeof verdicts)[number];

export interface Judgement {
  verdict: Verdict;
  score: number;
  /** The reasons, as the owner reads them. */
  reasons: string[];
}

export const person = z.object({
  id: z.number(),
  /** The address in lower case. */
  email: z.string(),
  name: z.string(),
  // An unknown role gets the fewest rights.
  role: z.enum(roles).catch('crew'),
  /** Null for that of the site. */
  language: z.string().nullable().default(null),
  /** An owner lets them change the site and put it online, whatever their role. */
  editsSite: z.coerce.boolean().default(false),
});
export type Person = z.output<typeof person>;

export const session = z.object({
  id: z.number(),
  device: z.string(),
  createdAtMs: z.number(),
  seenAtMs: z.number(),
  /** A fresh code has confirmed that this device may change the site. */
  isTrusted: z.coerce.boolean(),
});
export type Session = z.output<typeof session> & { person: Person };

/** `link`: a link in the visitor's or the owner's mail. */
const eventSources = ['person', 'link', 'terminal', 'visitor'] as const;

/**
 * Event kind → the type of its sentence (office/frame/timeline.ts). A feature with events of its own adds their kinds
 * from its room, as screens do.
 */
export interface EventKinds {
  status: string;
  assigned: string;
  snoozed: string;
  note: string;
  answer: string;
  tried: string;
  opened: string;
  'not-spam': string;
  contact: string;
}

/** An immutable event in the history of a lead. */
export const leadEvent = z.object({
  atMs: z.number(),
  source: z.enum(eventSources),
  /** The person's name. */
  who: z.string(),
  /** Null if nobody was signed in. */
  personId: z.number().nullable(),
  /** A newer version may have written others. */
  kind: z.custom<keyof EventKinds>((kind) => typeof kind === 'string'),
  /** The status, the assignee, the end of a snooze, the id of the delivery, or the name of a corrected field. */
  value: z.string(),
  /** The text of the event. A corrected field stores its earlier value here. */
  text: z.string(),
});
export type LeadEvent = z.output<typeof leadEvent>;

export type Author = Pick<LeadEvent, 'source' | 'who'> & Partial<Pick<LeadEvent, 'personId'>>;

/** The offset of `act_by_ms` for leads without a deadline: they sort after all others, newest first. */
const undatedMs = 9e15;
export const toUndated = (receivedAtMs: number): number => undatedMs - receivedAtMs;
export const isDated = (actByMs: number): boolean => actByMs < undatedMs / 2;

export interface NewLead {
  reference: string;
  kind: LeadKind;
  idempotencyKey: string;
  receivedAtMs: number;
  fields: LeadFields;
  /** The phone number in E.164, if the typed text is one. */
  phoneE164: string | null;
  consentVersion: string;
  /** The path of the form's page, if the browser sent it. */
  page: string | null;
  /** Where the visitor came from (domain/lead-source.ts), if known. */
  source?: LeadSource | null;
  signals: Signals;
  judgement: Judgement;
  /** The language of the form's page, if it is not that of the site. */
  language?: string | null;
  /** The promised call. Kinds that promise none have none. */
  promise?: CallPromise | null;
}

/** A note that the visitor added through the link in the receipt. */
export const leadNote = z.object({ writtenAtMs: z.number(), text: z.string() });
type LeadNote = z.output<typeof leadNote>;

/** The team's work on a lead. */
export const leadState = z.object({
  // For the owner, a lead with the wrong status is better than none.
  status: z.enum(leadStatuses).catch('new'),
  /** The time of the owner's first mark as answered. */
  answeredAtMs: z.number().nullable(),
  /** Increases with every change. */
  version: z.number(),
  /** A person's id. */
  assignedTo: z.number().nullable(),
  snoozedUntilMs: z.number().nullable(),
  /** The first time that somebody opened it in the inbox. */
  openedAtMs: z.number().nullable(),
  /** The next deadline of the office, or `toUndated`. */
  actByMs: z.number(),
});
export type Lead = NewLead & z.output<typeof leadState> & { notes: LeadNote[] };

/** The initial database state of a lead. */
export const toUntouched = (lead: NewLead): Lead => ({
  ...lead,
  status: 'new',
  notes: [],
  answeredAtMs: null,
  version: 0,
  assignedTo: null,
  snoozedUntilMs: null,
  openedAtMs: null,
  actByMs: lead.promise?.byMs ?? toUndated(lead.receivedAtMs),
});

export interface LeadChange {
  nowMs: number;
  /** The author of the change; by default the owner, through a link in a mail. */
  by?: Author;
  /** Refuses the change if the lead has another version by now. */
  version?: number;
  status?: LeadStatus;
  /** The reason for a lost job. */
  reason?: string;
  assignedTo?: number | null;
  snoozedUntilMs?: number | null;
  /** The caller knows that this is no repeat of the last change. */
  isDecided?: boolean;
  /** A person says that it is not spam. */
  isHonest?: boolean;
  /** A note from the visitor. */
  note?: string;
  /** Replaces the values typed at first; waiting mails go to the new address. */
  contact?: Partial<Contact>;
  /** The maximum number of the visitor's notes and corrections, including this one. */
  mostNotes?: number;
  events?: readonly Pick<LeadEvent, 'kind' | 'value' | 'text'>[];
  /** A receipt is written only for a corrected address, while the lead is new. */
  deliveries?: readonly NewDelivery[];
}

/** `original`: a film, or a picture that no decoder here reads, unchanged. */
const fileKinds = ['photo', 'plan', 'original'] as const;
type FileKind = (typeof fileKinds)[number];

export interface NewFile {
  kind: FileKind;
  /** The extension of the generated file name, without the period. */
  extension: string;
  /** Whether a part of the file may be missing. */
  isDoubtful: boolean;
  /** SHA-256 of the file as sent. */
  hash: string;
  receivedAtMs: number;
  content: Uint8Array;
  /** The person of the team who adds it; absent for the visitor. */
  author?: string | undefined;
  /** A thumbnail for mails; only photos have one. */
  preview: Uint8Array | null;
}

/** The metadata of a file. */
export const leadFile = z.object({
  name: z.string(),
  kind: z.enum(fileKinds),
  receivedAtMs: z.number(),
  sizeBytes: z.number(),
  isDoubtful: z.coerce.boolean(),
  /** The person of the team who added it; null for the visitor. */
  author: z.string().nullable(),
  /** The content file of the project that shows it; null while it waits for approval. */
  usedIn: z.string().nullable(),
});
export type LeadFile = z.output<typeof leadFile>;

export type SavedFile =
  | { type: 'saved'; name: string }
  /** The lead already has this file; nothing was written. */
  | { type: 'known'; name: string }
  | { type: 'unknown-lead' }
  /** The lead has the maximum number of files of this kind. */
  | { type: 'enough' }
  /** All files together have reached the limit. */
  | { type: 'full' };

export const channels = ['mail', 'webhook', 'push'] as const;
export type Channel = (typeof channels)[number];

/** Sent only while the lead is new; a mark or withdrawal cancels them. */
export const reminders = ['reminder', 'second-reminder', 'bid-reminder'] as const;

const deliveryStates = ['pending', 'sending', 'sent', 'dead'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export interface NewDelivery {
  id: string;
  /** The name of its mail in server/mail/compose-mail.ts. */
  occasion: string;
  channel: Channel;
  /** An e-mail address, the webhook's URL, or the hash of a browser's push endpoint. */
  recipient: string;
  /** The same for all retries, so that the receiver can drop duplicates. */
  messageId: string;
  /** The content of a delivery without a lead, or more than the lead has. */
  payload?: string;
  /** Skips the delivery if this recipient was sent one of this occasion since this time. */
  unlessWrittenSinceMs?: number;
}

export const deliveryStatus = z.object({
  id: z.string(),
  occasion: z.string(),
  /** Any text, because a newer version may have written it. */
  channel: z.string(),
  recipient: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  createdAtMs: z.number(),
  /** The next attempt. Null if there is none. */
  dueAtMs: z.number().nullable(),
  sentAtMs: z.number().nullable(),
  lastError: z.string().nullable(),
});
export type DeliveryStatus = z.output<typeof deliveryStatus>;

/** A delivery that only this process may make until the lease ends. */
export const claimedDelivery = z.object({
  id: z.string(),
  occasion: z.string(),
  channel: z.enum(channels),
  recipient: z.string(),
  messageId: z.string(),
  payload: z.string().nullable(),
  /** Includes this attempt. */
  attempts: z.number(),
  firstAttemptAtMs: z.number(),
});
/** The lead is null for a digest or an alert. */
export type ClaimedDelivery = z.output<typeof claimedDelivery> & { lead: Lead | null };

export interface LeadSummary {
  lead: Lead;
  files: LeadFile[];
  deliveries: DeliveryStatus[];
}
