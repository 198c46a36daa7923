/**
 * The rule that the site exists for: an enquiry is safe before anybody is told that it was sent.
 * Signals of spam are kept with the lead and never decide here.
 */
import { randomUUID } from 'node:crypto';
import type { EnquiryKind, FieldErrors } from '../../contract/enquiries.ts';
import type { Spool } from '../spool/spool.ts';
import { ReferenceTakenError, type NewLead, type NewMail, type Signals, type Store } from '../store/store.ts';
import { findPhoneE164 } from './find-phone-e164.ts';
import { chooseIdempotencyKey } from './idempotency-key.ts';
import type { LeadLimit } from './lead-limit.ts';
import { parseEnquiry, type Values } from './parse-enquiry.ts';
import { makeReference } from './reference.ts';

export interface Submission {
  kind: EnquiryKind;
  values: Values;
  idempotencyKey: string | undefined;
  consentVersion: string;
  page: string | null;
  signals: Signals;
  /** Where the request came from; used for the limit and not kept. */
  remoteAddress: string;
}

export type Outcome =
  | { type: 'stored'; reference: string; isNew: boolean }
  /** Safe on disk, but not yet in the database. */
  | { type: 'spooled'; reference: string }
  | { type: 'invalid'; fieldErrors: FieldErrors }
  | { type: 'too-many' }
  | { type: 'unavailable'; error: unknown };

export interface LeadDesk {
  store: Store;
  spool: Spool;
  limit: LeadLimit;
  nowMs: () => number;
  ownerAddresses: readonly string[];
  /** Right-hand side of every Message-ID. */
  messageIdHost: string;
  /** Told when the database refused a lead. */
  reportStoreFailure: (error: unknown) => void;
}

const receiptPauseMs = 60 * 60_000;

export async function acceptEnquiry(submission: Submission, desk: LeadDesk): Promise<Outcome> {
  const parsed = parseEnquiry(submission.kind, submission.values);
  if (!parsed.isValid) return { type: 'invalid', fieldErrors: parsed.fieldErrors };

  const nowMs = desk.nowMs();
  const { fields } = parsed;
  const idempotencyKey = chooseIdempotencyKey(submission.idempotencyKey, submission.kind, fields, nowMs);
  const spooled = desk.spool.findReferenceByKey(idempotencyKey);
  if (spooled !== undefined) return { type: 'spooled', reference: spooled };
  const known = await findStoredReference(idempotencyKey, desk);
  if (known !== undefined) return { type: 'stored', reference: known, isNew: false };
  if (!desk.limit.hasRoom(submission.remoteAddress, nowMs)) return { type: 'too-many' };

  const lead: NewLead = {
    reference: makeReference(),
    kind: submission.kind,
    idempotencyKey,
    receivedAtMs: nowMs,
    fields,
    phoneE164: findPhoneE164(fields.phone),
    consentVersion: submission.consentVersion,
    page: submission.page,
    signals: submission.signals,
  };
  const outcome = await keepLead(lead, planMails(lead, desk), desk);
  if (outcome.type === 'spooled' || (outcome.type === 'stored' && outcome.isNew)) {
    desk.limit.count(submission.remoteAddress, nowMs);
  }
  return outcome;
}

async function findStoredReference(idempotencyKey: string, desk: LeadDesk): Promise<string | undefined> {
  try {
    return await desk.store.findReferenceByKey(idempotencyKey);
  } catch {
    // The write that follows meets the same trouble and reports it.
    return undefined;
  }
}

async function keepLead(lead: NewLead, mails: NewMail[], desk: LeadDesk): Promise<Outcome> {
  try {
    return { type: 'stored', ...(await saveWithFreeReference(lead, mails, desk.store)) };
  } catch (error) {
    desk.reportStoreFailure(error);
    try {
      return { type: 'spooled', reference: await desk.spool.append({ lead, mails }) };
    } catch (spoolError) {
      return { type: 'unavailable', error: spoolError };
    }
  }
}

/** Two leads draw the same reference about never; then the second draws again. */
export async function saveWithFreeReference(lead: NewLead, mails: readonly NewMail[], store: Store) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await store.saveLead(attempt === 1 ? lead : { ...lead, reference: makeReference() }, mails);
    } catch (error) {
      if (!(error instanceof ReferenceTakenError) || attempt === 5) throw error;
    }
  }
}

/** The receipt carries nothing that the sender wrote, and one address gets one an hour: it cannot carry spam. */
function planMails(lead: NewLead, desk: LeadDesk): NewMail[] {
  const owners = desk.ownerAddresses.map((recipient) => ({ kind: 'owner' as const, recipient }));
  const receipt = {
    kind: 'receipt' as const,
    recipient: lead.fields.email,
    unlessWrittenSinceMs: lead.receivedAtMs - receiptPauseMs,
  };
  return [...owners, receipt].map((mail) => {
    const id = randomUUID();
    return { id, messageId: `<${id}@${desk.messageIdHost}>`, ...mail };
  });
}
