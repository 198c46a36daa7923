/**
 * Stores a request before the visitor sees that it was sent: the rule that the site exists for. The spam verdict is
 * stored with the lead. It decides who gets a mail, never whether the lead is stored or answered.
 */
import { randomUUID } from 'node:crypto';
import type { FieldErrors } from '../../contract/endpoints.ts';
import { leadForms, type LeadKind } from '../../contract/lead-forms.ts';
import type { LeadSource } from '../../domain/lead-source.ts';
import type { Core } from '../core/core.ts';
import { describeError } from '../../domain/log.ts';
import { findPromise } from '../../domain/office-clock.ts';
import { planForLead } from '../outbox/plan-deliveries.ts';
import { checkFormToken } from '../signing/form-token.ts';
import type { NewDelivery, NewLead, Signals } from '../store/records.ts';
import { ReferenceTakenError } from '../store/save-leads.ts';
import type { Store } from '../store/store.ts';
import { findPhoneE164 } from '../../domain/typed/find-phones.ts';
import { chooseIdempotencyKey } from './idempotency-key.ts';
import { scoreSpam } from './spam-score.ts';
import { getBehavior } from '../kinds/kinds.ts';
import { parseLead, type Values } from './parse-lead.ts';
import { makeOther, makeReference } from './reference.ts';

export interface Submission {
  kind: LeadKind;
  values: Values;
  idempotencyKey: string | undefined;
  consentVersion: string;
  page: string | null;
  /** The language of that page, as sent. */
  language?: string | undefined;
  /** Where the visitor came from, if known. */
  source?: LeadSource | undefined;
  signals: Signals;
  /** The hosts that serve the site; a page on any other host is foreign. */
  ownHosts: readonly string[];
  /** The sender's address, for the rate limit only; it is not stored. */
  remoteAddress: string;
}

/** What the receipt describes. Of a repeat, it is what arrived last. */
type Arrival = Pick<NewLead, 'fields' | 'receivedAtMs' | 'promise' | 'language'>;

export type IntakeOutcome =
  | ({ type: 'stored'; reference: string; isNew: boolean } & Arrival)
  /** On disk, but not yet in the database. */
  | ({ type: 'spooled'; reference: string } & Arrival)
  | { type: 'invalid'; fieldErrors: FieldErrors }
  | { type: 'too-many' }
  | { type: 'unavailable'; error: unknown };

export type LeadIntake = ReturnType<typeof createLeadIntake>;

/**
 * When the map is full, it becomes the previous generation and a new one starts. The two recognize repeats during hours
 * of database outage.
 */
const mostRemembered = 10_000;

export function createLeadIntake(core: Core) {
  const { site, store, spool, limit, signer, words, company, recipients, nowMs, log } = core;
  /** Idempotency key → reference of the last leads that this process stored, and the previous generation. */
  let remembered = new Map<string, string>();
  let rememberedBefore = new Map<string, string>();

  async function findStored(idempotencyKey: string): Promise<string | undefined> {
    try {
      return await store.findReferenceByKey(idempotencyKey);
    } catch {
      return findRemembered(idempotencyKey);
    }
  }

  function remember(idempotencyKey: string, reference: string): void {
    remembered.set(idempotencyKey, reference);
    if (remembered.size < mostRemembered) return;
    rememberedBefore = remembered;
    remembered = new Map();
  }

  function findRemembered(idempotencyKey: string): string | undefined {
    return remembered.get(idempotencyKey) ?? rememberedBefore.get(idempotencyKey);
  }

  async function keep(lead: NewLead, deliveries: NewDelivery[]): Promise<IntakeOutcome> {
    const { idempotencyKey, fields, receivedAtMs, promise = null, language = null } = lead;
    const arrival = { fields, receivedAtMs, promise, language };
    try {
      const saved = await saveWithFreeReference(lead, deliveries, store);
      remember(idempotencyKey, saved.reference);
      return { type: 'stored', ...saved, ...arrival };
    } catch (error) {
      log.error(describeError(error), 'Writing to the database failed');
      const known = findRemembered(idempotencyKey);
      if (known !== undefined) return { type: 'stored', reference: known, isNew: false, ...arrival };
    }
    try {
      return { type: 'spooled', reference: await spool.append({ lead, deliveries }), ...arrival };
    } catch (error) {
      return { type: 'unavailable', error };
    }
  }

  return {
    async accept(submission: Submission): Promise<IntakeOutcome> {
      const { kind, signals, remoteAddress, language: sent = '' } = submission;
      const language = sent in site.manifest().translations ? sent : null;
      const parsed = parseLead(kind, submission.values, words(language).forms);
      if (!parsed.isValid) return { type: 'invalid', fieldErrors: parsed.fieldErrors };

      const receivedAtMs = nowMs();
      const arrival = { fields: parsed.fields, receivedAtMs };
      const { check, enrich } = getBehavior(kind);
      const fieldErrors = check?.(arrival, words(language).forms, company().hours.timeZone);
      if (fieldErrors !== undefined) return { type: 'invalid', fieldErrors };
      const fields = enrich?.(arrival, words()) ?? parsed.fields;
      const { requestPrefix, hours } = company();
      const promise = leadForms[kind].promisesCall ? (findPromise(receivedAtMs, hours) ?? null) : null;
      const idempotencyKey = chooseIdempotencyKey(submission.idempotencyKey, kind, fields, receivedAtMs);
      const spooled = spool.findReferenceByKey(idempotencyKey);
      const described = { fields, receivedAtMs, promise, language };
      if (spooled !== undefined) return { type: 'spooled', reference: spooled, ...described };
      const recentFromAddress = limit.recent(remoteAddress, receivedAtMs);
      // Takes from the limit before the first await, so that simultaneous requests are counted one by one.
      if (!limit.take(remoteAddress, receivedAtMs)) {
        // Over the limit, a repeat is still answered with its reference. Below the limit, the store itself detects
        // repeats.
        const known = await findStored(idempotencyKey);
        return known === undefined
          ? { type: 'too-many' }
          : { type: 'stored', reference: known, isNew: false, ...described };
      }

      const token = await checkFormToken(signer, signals.issueToken, receivedAtMs);
      const { ownHosts, consentVersion, page, source = null } = submission;
      const lead: NewLead = {
        reference: makeReference(idempotencyKey, requestPrefix),
        kind,
        idempotencyKey,
        receivedAtMs,
        fields,
        phoneE164: findPhoneE164(fields.phone),
        consentVersion,
        page,
        language,
        source,
        signals,
        judgement: scoreSpam(
          { fields, signals, token, ownHosts, recentFromAddress },
          words().mails.lead.reasons,
        ),
        promise,
      };
      const outcome = await keep(lead, planForLead(lead, recipients));
      const isNew = outcome.type === 'spooled' || (outcome.type === 'stored' && outcome.isNew);
      if (!isNew) limit.giveBack(remoteAddress, receivedAtMs);
      return outcome;
    },
  };
}

/** Collisions of references are very rare; after one, the lead gets another reference. */
export async function saveWithFreeReference(
  lead: NewLead,
  deliveries: readonly NewDelivery[],
  store: Pick<Store, 'saveLead'>,
) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await store.saveLead(
        attempt === 1 ? lead : { ...lead, reference: makeOther(lead.reference, randomUUID()) },
        deliveries,
      );
    } catch (error) {
      if (!(error instanceof ReferenceTakenError) || attempt === 5) throw error;
    }
  }
}
