/** The records of a store: leads, their events, and their deliveries. */
import type { LeadSource } from '../lib/lead-source.ts';
import type { Contact, EnquiryKind } from '../../contract/enquiry-forms.ts';
import type { LeadStatus } from '../../contract/lead-status.ts';
import type { Role } from '../../contract/roles.ts';

/** The visitor's fields, named as in contract/enquiry-forms.ts. Only fields that rules use are declared here. */
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
  /** In words, for the owner. */
  reasons: string[];
}

/** The statuses that mean that the owner has answered. */
export const answeredStatuses = [
  'contacted',
  'visit-set',
  'quoted',
  'won',
  'lost',
  'not-a-fit',
] as const satisfies readonly LeadStatus[];

export interface Person {
  id: number;
  /** In lower case. */
  email: string;
  name: string;
  role: Role;
}

export interface Session {
  id: number;
  person: Person;
  device: string;
  seenAtMs: number;
}

/** `link`: a link in the visitor's or the owner's mail. */
export const eventSources = ['person', 'link', 'terminal', 'visitor'] as const;
export const eventKinds = [
  'status',
  'assigned',
  'snoozed',
  'note',
  'answer',
  'tried',
  'opened',
  'not-spam',
  'contact',
] as const;

/** An immutable event in the history of a lead. */
export interface LeadEvent {
  atMs: number;
  source: (typeof eventSources)[number];
  /** The person's name. */
  who: string;
  /** Null if nobody was signed in, and for events of older versions. */
  personId: number | null;
  kind: (typeof eventKinds)[number];
  /** The status, the assignee, the end of a snooze, the id of the delivery, or the name of a corrected field. */
  value: string;
  /** For a corrected field, its earlier value. */
  text: string;
}

export type Author = Pick<LeadEvent, 'source' | 'who'> & Partial<Pick<LeadEvent, 'personId'>>;

/** The offset of `act_by_ms` for leads without a deadline: they sort after all others, newest first. */
const undatedMs = 9e15;
export const toUndated = (receivedAtMs: number): number => undatedMs - receivedAtMs;
export const isDated = (actByMs: number): boolean => actByMs < undatedMs / 2;

export interface NewLead {
  reference: string;
  kind: EnquiryKind;
  idempotencyKey: string;
  receivedAtMs: number;
  fields: LeadFields;
  /** The phone number in E.164, if the typed text is one. */
  phoneE164: string | null;
  consentVersion: string;
  /** The path of the form's page, if the browser sent it. */
  page: string | null;
  /** Where the visitor came from (lib/lead-source.ts), if known. */
  source?: LeadSource | null;
  signals: Signals;
  judgement: Judgement;
  /** The deadline for an answer; entries of older spools have none. */
  actByMs?: number;
}

/** A note that the visitor added through the link in the receipt. */
export interface LeadNote {
  writtenAtMs: number;
  text: string;
}

export type Lead = NewLead & {
  status: LeadStatus;
  notes: LeadNote[];
  /** The time of the owner's first mark as answered. */
  answeredAtMs: number | null;
  /** Increases with every change. */
  version: number;
  /** A person's id. */
  assignedTo: number | null;
  snoozedUntilMs: number | null;
  /** The first time that somebody opened it in the inbox. */
  openedAtMs: number | null;
};

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
});

/** The times that show whether a promise was kept. */
export interface LeadAnswer {
  kind: string;
  receivedAtMs: number;
  answeredAtMs: number | null;
}

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

/** `outdated`: somebody else was faster, and nothing was changed. */
export type LeadChangeOutcome = 'done' | 'unknown' | 'outdated';

/** `original`: a film, or a picture that no decoder here reads, unchanged. */
export const fileKinds = ['photo', 'plan', 'original'] as const;
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
  /** A thumbnail for mails; only photos have one. */
  preview: Uint8Array | null;
}

/** The metadata of a file. */
export interface LeadFile {
  name: string;
  kind: FileKind;
  receivedAtMs: number;
  sizeBytes: number;
  isDoubtful: boolean;
}

export type SavedFile =
  | { type: 'saved'; name: string }
  /** The lead already has this file; nothing was written. */
  | { type: 'known'; name: string }
  | { type: 'unknown-lead' }
  /** The lead has the maximum number of files of this kind. */
  | { type: 'enough' }
  /** All files together have reached the limit. */
  | { type: 'full' };

export interface LeadQuery {
  limit?: number;
  verdict?: Verdict;
  sinceMs?: number;
  untilMs?: number;
}

export type LeadCounts = Record<Verdict, number>;

export const channels = ['mail', 'webhook', 'push'] as const;
export type Channel = (typeof channels)[number];

/** Sent only while the lead is new; a mark or withdrawal cancels them. */
export const reminders = ['reminder', 'second-reminder', 'bid-reminder'] as const;
export type Reminder = (typeof reminders)[number];

/**
 * The reason for a delivery. `change`: the visitor corrected or withdrew. `files`: the visitor added files. `answer`: a
 * person answers in the inbox. `assigned`: somebody gave the request to another person, or a removed person's requests.
 * `invitation`: somebody got access to the inbox. These two, `sign-in`, `digest` and `alert` may belong to no lead.
 */
export const occasions = [
  'new-lead',
  'receipt',
  'change',
  'files',
  'answer',
  'assigned',
  'invitation',
  'sign-in',
  ...reminders,
  'digest',
  'alert',
] as const;
export type Occasion = (typeof occasions)[number];

export const deliveryStates = ['pending', 'sending', 'sent', 'dead'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export interface NewDelivery {
  id: string;
  occasion: Occasion;
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

export interface DeliveryStatus {
  id: string;
  /** Any text, because a newer version may have written it. */
  occasion: string;
  channel: string;
  recipient: string;
  state: DeliveryState;
  attempts: number;
  createdAtMs: number;
  /** Null if there is none. */
  nextAttemptAtMs: number | null;
  sentAtMs: number | null;
  lastError: string | null;
}

/** A delivery that only this process may make until the lease ends. */
export interface ClaimedDelivery {
  id: string;
  occasion: Occasion;
  channel: Channel;
  recipient: string;
  messageId: string;
  payload: string | null;
  /** Includes this attempt. */
  attempts: number;
  firstAttemptAtMs: number;
  /** Null for a digest or an alert. */
  lead: Lead | null;
}

export interface LeadSummary {
  lead: Lead;
  files: LeadFile[];
  deliveries: DeliveryStatus[];
}

export type OutboxCounts = Record<DeliveryState, number> & { oldestWaitingAtMs: number | null };
