/** What a store holds: leads, what happened to them, and what must be delivered about them. */
import type { LeadSource } from '../lib/lead-source.ts';
import type { EnquiryKind } from '../../contract/enquiry-forms.ts';
import type { eventKinds, eventSources, LeadStatus, Role } from '../../contract/inbox.ts';

/** What a visitor wrote, by the names of contract/enquiry-forms.ts. Those that rules read are named here. */
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

/** What was sent beside the visitor's words and is scored. Stored, never a reason to refuse. */
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

/** With one of these, the owner has answered. */
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

/** Something that happened to a lead and is never changed. */
export interface LeadEvent {
  atMs: number;
  source: (typeof eventSources)[number];
  /** Name of the person. */
  who: string;
  kind: (typeof eventKinds)[number];
  /** The status, the assignee, the end of a pause, the id of the delivery. */
  value: string;
  text: string;
}

/** The part of `act_by_ms` beyond all times: leads without a time are behind all others, the newest first. */
const undatedMs = 9e15;
export const toUndated = (receivedAtMs: number): number => undatedMs - receivedAtMs;
export const isDated = (actByMs: number): boolean => actByMs < undatedMs / 2;

export interface NewLead {
  reference: string;
  kind: EnquiryKind;
  idempotencyKey: string;
  receivedAtMs: number;
  fields: LeadFields;
  /** The phone number in E.164, when the typed text is one. */
  phoneE164: string | null;
  consentVersion: string;
  /** Path of the page with the form, when the browser sent it. */
  page: string | null;
  /** Where the visitor came from (lib/lead-source.ts), as far as it is known. */
  source?: LeadSource | null;
  signals: Signals;
  judgement: Judgement;
  /** When somebody must have answered; entries of older spools have none. */
  actByMs?: number;
}

/** What the visitor added through the link in the receipt. */
export interface LeadNote {
  writtenAtMs: number;
  text: string;
}

export type Lead = NewLead & {
  status: LeadStatus;
  notes: LeadNote[];
  /** When the owner first marked it as answered. */
  answeredAtMs: number | null;
  /** Increases with every change. */
  version: number;
  /** Id of a person. */
  assignedTo: number | null;
  snoozedUntilMs: number | null;
  /** When somebody opened it in the inbox for the first time. */
  openedAtMs: number | null;
};

/** What a search looks at. */
export type SearchedLead = Pick<Lead, 'reference' | 'fields' | 'notes' | 'phoneE164'>;

/** A lead as it comes into the database. */
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

/** What tells whether a promise was kept. */
export interface LeadAnswer {
  kind: string;
  receivedAtMs: number;
  answeredAtMs: number | null;
}

export interface LeadChange {
  nowMs: number;
  /** Who changes it; the owner's link of a mail by default. */
  by?: Pick<LeadEvent, 'source' | 'who'>;
  /** Refuses the change when the lead has another version by now. */
  version?: number;
  status?: LeadStatus;
  /** Why it was lost. */
  reason?: string;
  assignedTo?: number | null;
  snoozedUntilMs?: number | null;
  /** A person says that it is no spam. */
  isHonest?: boolean;
  /** Of the visitor. */
  note?: string;
  /** The most notes that the lead may have, this one included. */
  mostNotes?: number;
  events?: readonly Pick<LeadEvent, 'kind' | 'value' | 'text'>[];
  deliveries?: readonly Omit<NewDelivery, 'unlessWrittenSinceMs'>[];
}

/** `outdated`: somebody else was faster; nothing was changed. */
export type LeadChangeOutcome = 'done' | 'unknown' | 'outdated';

export const fileKinds = ['photo', 'plan'] as const;
export type FileKind = (typeof fileKinds)[number];

export interface NewFile {
  kind: FileKind;
  /** The end of the name that the store makes. */
  extension: 'jpg' | 'pdf';
  /** SHA-256 of what the visitor sent. */
  hash: string;
  receivedAtMs: number;
  content: Uint8Array;
  /** A small picture, for mails; a plan has none. */
  preview: Uint8Array | null;
}

/** What is kept with a lead, without its content. */
export interface LeadFile {
  name: string;
  kind: FileKind;
  receivedAtMs: number;
  sizeBytes: number;
}

export type SavedFile =
  | { type: 'saved'; name: string }
  /** The lead has it already; nothing was written. */
  | { type: 'known'; name: string }
  | { type: 'unknown-lead' }
  /** The lead has as many of this kind as it may. */
  | { type: 'enough' }
  /** All files together are as large as they may be. */
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

/** Sent only while the lead is new: a mark or a withdrawal ends them. */
export const reminders = ['reminder', 'second-reminder', 'bid-reminder'] as const;
export type Reminder = (typeof reminders)[number];

/**
 * Why something is delivered. `change`: the visitor corrected or withdrew. `files`: they added some. `answer`:
 * somebody answers in the inbox. `sign-in`, `digest` and `alert` belong to no lead.
 */
export const occasions = [
  'new-lead',
  'receipt',
  'change',
  'files',
  'answer',
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
  /** E-mail address, address of the webhook, or id of a push device. */
  recipient: string;
  /** Stays the same over all retries, so that the receiver can drop a duplicate. */
  messageId: string;
  /** What a delivery without a lead says. */
  payload?: string;
  /** Leave it out when one of this occasion was written to this recipient at or after this time. */
  unlessWrittenSinceMs?: number;
}

export interface DeliveryStatus {
  id: string;
  /** Any text: a newer version may have written it. */
  occasion: string;
  channel: string;
  recipient: string;
  state: DeliveryState;
  attempts: number;
  createdAtMs: number;
  /** Null when there is none. */
  nextAttemptAtMs: number | null;
  sentAtMs: number | null;
  lastError: string | null;
}

/** A delivery that this process alone may make until the lease ends. */
export interface ClaimedDelivery {
  id: string;
  occasion: Occasion;
  channel: Channel;
  recipient: string;
  messageId: string;
  payload: string | null;
  /** Counts this attempt too. */
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
