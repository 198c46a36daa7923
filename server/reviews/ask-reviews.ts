/**
 * Asks the customer of every finished job once for a review at the company's own profile, and reminds once. Nobody
 * chooses whom to ask, because profiles forbid to ask only happy customers.
 */
import type { Core } from '../core/core.ts';
import { forEachLead, settle, visitor, type OfferCore } from '../core/settle-offers.ts';
import { planMail } from '../outbox/plan-deliveries.ts';
import type { Author, Lead } from '../store/records.ts';

declare module '../store/records.ts' {
  interface EventKinds {
    /** Its value is the state of the review. */
    job: string;
  }
}

const remindAfterMs = 7 * 24 * 60 * 60_000;
const roundMs = 10 * 60_000;
const asked = ['mailed', 'texted'] as const;

export const addReviews = (core: Core) =>
  core.addLoop({
    run: () => remindOfReviews(core),
    pauseMs: roundMs,
    failure: 'Reminding of reviews failed',
  });

const writeEvent = (value: string) => ({ kind: 'job', value, text: '' }) as const;

/** Records that a won job is finished, and asks for the review. Refuses if it is not won, or finished already. */
export function finishJob(lead: Lead, { by, isText }: { by: Author; isText: boolean }, core: OfferCore) {
  const { store, nowMs, company, recipients } = core;
  const state = company().reviewProfile === undefined ? 'finished' : isText ? 'texted' : 'mailed';
  const mail = planMail('review', lead.fields.email, { isReminder: false }, recipients);
  const change = {
    ...{ by, deliveries: state === 'mailed' ? [mail] : [] },
    events: [...new Set(['finished', state])].map(writeEvent),
  };
  const decide = store.decideReview(lead.reference, nowMs(), (review, status) =>
    status === 'won' && review.state === undefined ? { state, change } : 'done',
  );
  return settle(decide, core);
}

/** The customer wants no more mails about it. */
export const stopReview = (reference: string, { store, nowMs }: OfferCore) =>
  store.decideReview(reference, nowMs(), ({ state }) =>
    state === undefined || state === 'stopped'
      ? 'done'
      : { state: 'stopped', change: { by: visitor, events: [writeEvent('stopped')] } },
  );

/** One round. It plans each reminder once, whatever other processes do. */
export async function remindOfReviews(core: OfferCore): Promise<void> {
  const { store, nowMs, company, recipients } = core;
  if (company().reviewProfile === undefined) return;
  const since = { changedBeforeMs: nowMs() - remindAfterMs };
  const due = await store.listOffers('review', { states: asked, statuses: ['won'], ...since });
  await forEachLead(due, core, ({ reference, fields }) => {
    const deliveries = [planMail('review', fields.email, { isReminder: true }, recipients)];
    const decide = store.decideReview(reference, nowMs(), ({ state }, status) =>
      status === 'won' && asked.some((one) => one === state)
        ? { state: 'reminded', change: { events: [writeEvent('reminded')], deliveries } }
        : 'done',
    );
    return settle(decide, core);
  });
}
