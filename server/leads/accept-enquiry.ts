/**
 * The rule that the site exists for: an enquiry is safe before anybody is told that it was sent.
 * Signals of spam are judged and kept with the lead; they decide who is told, never what is kept or answered.
 */
import type { FieldErrors } from '../../contract/endpoints.ts';
import type { EnquiryKind } from '../../contract/enquiry-forms.ts';
import type { Spool } from '../spool/spool.ts';
import type { NewDelivery, NewLead, Signals } from '../store/records.ts';
import { ReferenceTakenError, type Store } from '../store/store.ts';
import { findPhoneE164 } from './find-phone-e164.ts';
import { chooseIdempotencyKey } from './idempotency-key.ts';
import { checkIssueToken } from './issue-token.ts';
import { judge } from './judge.ts';
import type { LeadLimit } from './lead-limit.ts';
import type { FormWordsFile } from '../../contract/form-words.ts';
import { parseEnquiry, type Values } from './parse-enquiry.ts';
import { planForLead, type Recipients } from './plan-deliveries.ts';
import { makeReference } from './reference.ts';
import type { Signer } from './signer.ts';

export interface Submission {
  kind: EnquiryKind;
  values: Values;
  idempotencyKey: string | undefined;
  consentVersion: string;
  page: string | null;
  signals: Signals;
  /** Hosts under which the site is reached; a page of another one is a foreign page. */
  ownHosts: readonly string[];
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
  signer: Signer;
  /** Of the site as it is built today. */
  formWords: () => FormWordsFile;
  recipients: Recipients;
  nowMs: () => number;
  /** Told when the database refused a lead. */
  reportStoreFailure: (error: unknown) => void;
}

export async function acceptEnquiry(submission: Submission, desk: LeadDesk): Promise<Outcome> {
  const parsed = parseEnquiry(submission.kind, submission.values, desk.formWords());
  if (!parsed.isValid) return { type: 'invalid', fieldErrors: parsed.fieldErrors };

  const nowMs = desk.nowMs();
  const { fields } = parsed;
  const idempotencyKey = chooseIdempotencyKey(submission.idempotencyKey, submission.kind, fields, nowMs);
  const spooled = desk.spool.findReferenceByKey(idempotencyKey);
  if (spooled !== undefined) return { type: 'spooled', reference: spooled };
  if (!desk.limit.hasRoom(submission.remoteAddress, nowMs)) {
    // A repeat is no new lead; with room left, the store itself notices it.
    const known = await findStoredReference(idempotencyKey, desk);
    return known === undefined ? { type: 'too-many' } : { type: 'stored', reference: known, isNew: false };
  }

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
    judgement: judge({
      fields,
      signals: submission.signals,
      token: await checkIssueToken(desk.signer, submission.signals.issueToken, nowMs),
      ownHosts: submission.ownHosts,
      recentFromAddress: desk.limit.recent(submission.remoteAddress, nowMs),
    }),
  };
  const outcome = await keepLead(lead, planForLead(lead, desk.recipients), desk);
  if (outcome.type === 'spooled' || (outcome.type === 'stored' && outcome.isNew)) {
    desk.limit.count(submission.remoteAddress, nowMs);
  }
  return outcome;
}

async function findStoredReference(idempotencyKey: string, desk: LeadDesk): Promise<string | undefined> {
  try {
    return await desk.store.findReferenceByKey(idempotencyKey);
  } catch {
    // Whoever may write meets the same trouble and reports it.
    return undefined;
  }
}

async function keepLead(lead: NewLead, deliveries: NewDelivery[], desk: LeadDesk): Promise<Outcome> {
  try {
    return { type: 'stored', ...(await saveWithFreeReference(lead, deliveries, desk.store)) };
  } catch (error) {
    desk.reportStoreFailure(error);
    try {
      return { type: 'spooled', reference: await desk.spool.append({ lead, deliveries }) };
    } catch (spoolError) {
      return { type: 'unavailable', error: spoolError };
    }
  }
}

/** Two leads draw the same reference about never; then the second draws again. */
export async function saveWithFreeReference(lead: NewLead, deliveries: readonly NewDelivery[], store: Store) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await store.saveLead(attempt === 1 ? lead : { ...lead, reference: makeReference() }, deliveries);
    } catch (error) {
      if (!(error instanceof ReferenceTakenError) || attempt === 5) throw error;
    }
  }
}
