/** Port to wherever leads are kept. Every implementation must pass `store.contract.ts`. */
import type { EnquiryKind } from '../../contract/enquiries.ts';

/** What a visitor wrote, after the contract's schema; a kind leaves out the fields that its form does not have. */
export interface LeadFields {
  name: string;
  email: string;
  phone?: string;
  address?: string;
  service?: string;
  website?: string;
  message?: string;
}

/** What may later say how likely a lead is spam. Stored, never a reason to refuse. */
export interface Signals {
  honeypot?: string;
  issueToken?: string;
  origin?: string;
  fetchSite?: string;
}

export interface NewLead {
  reference: string;
  kind: EnquiryKind;
  idempotencyKey: string;
  receivedAtMs: number;
  fields: LeadFields;
  /** The phone number in E.164, when the typed text is one. */
  phoneE164: string | null;
  consentVersion: string;
  /** Path of the page that the form stood on, when the browser told. */
  page: string | null;
  signals: Signals;
}

export type Lead = NewLead & { status: string };

export type MailKind = 'owner' | 'receipt';
export type MailState = 'pending' | 'sending' | 'sent' | 'dead';

export interface NewMail {
  id: string;
  kind: MailKind;
  recipient: string;
  /** Stays the same over all retries, so that a mailbox can drop a double. */
  messageId: string;
  /** Leave the mail out when one of this kind was written to this recipient at or after this time. */
  unlessWrittenSinceMs?: number;
}

export interface MailStatus {
  kind: MailKind;
  recipient: string;
  state: MailState;
  attempts: number;
  nextAttemptAtMs: number;
  sentAtMs: number | null;
  lastError: string | null;
}

/** A mail that this process alone may send until the lease ends. */
export interface ClaimedMail {
  id: string;
  kind: MailKind;
  recipient: string;
  messageId: string;
  /** Counts this attempt too. */
  attempts: number;
  firstAttemptAtMs: number;
  lead: Lead;
}

export interface LeadSummary {
  lead: Lead;
  mails: MailStatus[];
}

export interface OutboxCounts {
  pending: number;
  sending: number;
  sent: number;
  dead: number;
  oldestWaitingAtMs: number | null;
}

export interface SavedLead {
  reference: string;
  /** False when the idempotency key was known already; then nothing was written. */
  isNew: boolean;
}

/** The generated reference belongs to another lead; try again with a new one. */
export class ReferenceTakenError extends Error {
  override name = 'ReferenceTakenError';
}

export interface Store {
  /** Writes the lead and its mails in one transaction, or nothing at all. */
  saveLead(lead: NewLead, mails: readonly NewMail[]): Promise<SavedLead>;
  findReferenceByKey(idempotencyKey: string): Promise<string | undefined>;
  findLead(reference: string): Promise<LeadSummary | undefined>;
  /** Newest first. */
  listLeads(limit?: number): Promise<LeadSummary[]>;
  /** Takes mails that are due, or whose sender vanished, and leases them to the caller. */
  claimMails(claim: { nowMs: number; leaseMs: number; limit: number }): Promise<ClaimedMail[]>;
  /** The three endings of a claim. They change nothing when the lease was lost to another process meanwhile. */
  markSent(mail: ClaimedMail, nowMs: number): Promise<void>;
  markForRetry(mail: ClaimedMail, nextAttemptAtMs: number, error: string): Promise<void>;
  markDead(mail: ClaimedMail, error: string): Promise<void>;
  /** When the next claim can succeed; undefined when nothing waits. */
  findNextDueAtMs(): Promise<number | undefined>;
  countMails(): Promise<OutboxCounts>;
  /** Really writes, so that a full disk or a lost lock shows. */
  probeWrite(nowMs: number): Promise<void>;
  close(): Promise<void>;
}
