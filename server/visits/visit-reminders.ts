/** Reminds visitors of a visit, and cancels visits whose request was closed in any other way. */
import { statusTable } from '../../contract/lead-status.ts';
import { readLocalDay } from '../../domain/local-time.ts';
import type { Core } from '../core/core.ts';
import type { VisitMail } from '../mail/messages/visit-mails.ts';
import { forEachLead, settle, type OfferCore } from '../core/settle-offers.ts';
import { planMail } from '../outbox/plan-deliveries.ts';
import type { Lead } from '../store/records.ts';
import { type Visit } from '../store/visit-store.ts';
import { readCalendars, readGoers } from './calendars.ts';
import { createVisits, type Visits } from './decide-visits.ts';

const roundMs = 60_000;
const hourMs = 60 * 60_000;
/** The mail of the evening before leaves at this local time. */
const evening = '18:00';
const soonMs = 2 * hourMs;
/** A request that was won may still have a visit. */
const closed = statusTable.filter(({ isOpen, status }) => !isOpen && status !== 'won');
const abandoned = { states: ['asked', 'confirmed'], statuses: closed.map(({ status }) => status) };

export function addVisits(core: Core): Visits {
  const visits = createVisits(core, () => readGoers(core));
  const run = async () => {
    if (!visits.settings().on) return;
    await tendVisits(core, visits);
    await readCalendars(core);
  };
  const failure = 'Reading calendars or reminding of visits failed';
  core.addLoop({ run, pauseMs: roundMs, failure });
  return visits;
}

/** One round. It plans each mail once, whatever other processes do. */
export async function tendVisits(core: OfferCore, visits: Visits): Promise<void> {
  const { store } = core;
  const nowMs = core.nowMs();
  const closedVisits = await store.listOffers('visit', { ...abandoned, changedBeforeMs: nowMs });
  await forEachLead(closedVisits, core, (lead) => visits.decide(lead, { act: 'cancel' }));
  const soon = await store.listVisits({ sinceMs: nowMs, untilMs: nowMs + 48 * hourMs, nowMs });
  const due = soon.filter((visit) => findNews(visit, core));
  await forEachLead(
    due.map(({ reference }) => reference),
    core,
    (lead) => remind(lead, core),
  );
}

/** The reminder that is due now: it changes the visit, and a visit that was changed after its time needs none. */
function findNews(
  { state, plan, changedAtMs }: Visit,
  { nowMs, hours }: OfferCore,
): VisitMail['news'] | undefined {
  const [now, { timeZone }] = [nowMs(), hours()];
  const isDue = (atMs: number) => state === 'confirmed' && atMs <= now && changedAtMs < atMs;
  const soonAtMs = plan.fromMs - soonMs;
  if (now >= soonAtMs) return isDue(soonAtMs) && now < plan.fromMs ? 'soon' : undefined;
  const day = Temporal.PlainDate.from(readLocalDay(plan.fromMs, timeZone)).subtract({ days: 1 });
  const eveningMs = day.toZonedDateTime({ timeZone, plainTime: evening }).epochMilliseconds;
  return isDue(eveningMs) && readLocalDay(now, timeZone) === day.toString() ? 'evening' : undefined;
}

const remind = ({ reference, fields }: Lead, core: OfferCore) =>
  settle(
    core.store.decideVisit(reference, core.nowMs(), ({ visit }) => {
      const news = visit && findNews(visit, core);
      if (!visit || !news) return 'done';
      const { version, plan } = visit;
      const mail: VisitMail = { news, version, stampMs: core.nowMs(), plan: { ...plan, reason: '' } };
      return { ...visit, change: { deliveries: [planMail('visit', fields.email, mail, core.recipients)] } };
    }),
    core,
  );
