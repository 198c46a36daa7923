/**
 * Asks the customer of every finished job once for a review at the company's own profile, and reminds once. Nobody
 * chooses whom to ask, because profiles forbid to ask only happy customers.
 */
import type { Core } from '../core/core.ts';
import { planMail } from '../outbox/plan-deliveries.ts';
import type { Author, Lead } from '../store/records.ts';
import type { ReviewMail } from '../mail/messages/review-mail.ts';

declare module '../store/records.ts' {
  interface EventKinds {
    /** Its value is the state of the review. */
    job: string;
  }
}

type ReviewCore = Pick<Core, 'company' | 'nowMs' | 'store' | 'outbox' | 'recipients'>;

const remindAfterMs = 7 * 24 * 60 * 60_000;
const roundMs = 10 * 60_000;

export const addReviews = (core: Core): void =>
  core.addRounds(roundMs, () => remindOfReviews(core), 'Reminding of reviews failed');

const planReview = ({ fields }: Lead, mail: ReviewMail, { recipients }: ReviewCore) =>
  planMail('review', fields.email, mail, recipients);

const writeEvent = (value: string) => ({ kind: 'job', value, text: '' }) as const;

/** Records that a won job is finished, and asks for the review. False if it is not won, or finished already. */
export async function finishJob(
  lead: Lead,
  { by, isText }: { by: Author; isText: boolean },
  core: ReviewCore,
): Promise<boolean> {
  const { store, nowMs, company, outbox } = core;
  const profile = company().reviewProfile;
  const asked = profile === undefined ? undefined : isText ? 'texted' : 'mailed';
  const deliveries = asked === 'mailed' ? [planReview(lead, { isReminder: false }, core)] : [];
  const done = await store.decideReview(lead.reference, nowMs(), (status, state) =>
    status === 'won' && state === undefined
      ? {
          state: asked ?? 'finished',
          change: { by, events: ['finished', ...(asked ? [asked] : [])].map(writeEvent), deliveries },
        }
      : undefined,
  );
  if (done) outbox.wake();
  return done;
}

/** The customer wants no more mails about it. */
export const stopReview = (reference: string, { store, nowMs }: ReviewCore): Promise<boolean> =>
  store.decideReview(reference, nowMs(), (_, state) =>
    state === undefined || state === 'stopped'
      ? undefined
      : {
          state: 'stopped',
          change: { by: { source: 'visitor', who: '' }, events: [writeEvent('stopped')] },
        },
  );

/** One round. It plans each reminder once, whatever other processes do. */
export async function remindOfReviews(core: ReviewCore): Promise<void> {
  const { store, nowMs, company, outbox } = core;
  if (company().reviewProfile === undefined) return;
  for (const reference of await store.listUnreminded(nowMs() - remindAfterMs)) {
    const found = await store.findLead(reference);
    if (found === undefined) continue;
    const deliveries = [planReview(found.lead, { isReminder: true }, core)];
    const change = { by: { source: 'link', who: '' }, events: [writeEvent('reminded')], deliveries } as const;
    await store.decideReview(reference, nowMs(), (status, state) =>
      status === 'won' && (state === 'mailed' || state === 'texted')
        ? { state: 'reminded', change }
        : undefined,
    );
    outbox.wake();
  }
}
