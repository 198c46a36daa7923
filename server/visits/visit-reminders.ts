/** Reminds visitors of a visit, and cancels visits whose request was closed in any other way. */
import { readLocalDay } from '../../domain/local-time.ts';
import type { VisitMail } from '../mail/messages/visit-mails.ts';
import { planOnce } from '../outbox/plan-deliveries.ts';
import type { Visit } from '../store/visit-store.ts';
import type { VisitCore, Visits } from './decide-visits.ts';

const hourMs = 60 * 60_000;
/** The mail of the evening before leaves at this local time. */
const evening = '18:00';
const soonMs = 2 * hourMs;

/** One round. It plans each mail once, whatever other processes do. */
export async function tendVisits(core: VisitCore, visits: Visits): Promise<void> {
  const { store, nowMs, outbox } = core;
  const now = nowMs();
  for (const reference of await store.listAbandonedVisits(now)) {
    const found = await store.findLead(reference);
    if (found) await visits.decide(found.lead, { act: 'cancel', by: { source: 'link', who: '' } });
  }
  const span = { sinceMs: now, untilMs: now + 48 * hourMs, nowMs: now };
  for (const visit of await store.listVisits(span)) {
    const news = visit.state === 'confirmed' && findNews(visit, now, core.hours().timeZone);
    if (news && (await remind(visit, news, core))) outbox.wake();
  }
}

/** The reminder that is due now. A visit that was set after its time needs none. */
function findNews(
  { plan, changedAtMs }: Visit,
  nowMs: number,
  timeZone: string,
): VisitMail['news'] | undefined {
  const isDue = (atMs: number) => atMs <= nowMs && changedAtMs < atMs;
  const soonAtMs = plan.fromMs - soonMs;
  if (nowMs >= soonAtMs) return isDue(soonAtMs) && nowMs < plan.fromMs ? 'soon' : undefined;
  const day = Temporal.PlainDate.from(readLocalDay(plan.fromMs, timeZone)).subtract({ days: 1 });
  const eveningMs = day.toZonedDateTime({ timeZone, plainTime: evening }).epochMilliseconds;
  return isDue(eveningMs) && readLocalDay(nowMs, timeZone) === day.toString() ? 'evening' : undefined;
}

async function remind(
  { reference, version, plan }: Visit,
  news: VisitMail['news'],
  core: VisitCore,
): Promise<boolean> {
  const { store, nowMs, recipients } = core;
  const found = await store.findLead(reference);
  if (found === undefined) return false;
  const mail: VisitMail = { news, version, stampMs: nowMs(), plan: { ...plan, reason: '' } };
  const audience = () => [['mail', found.lead.fields.email] as const];
  const planned = planOnce('visit', `${reference} ${version} ${news}`, mail, audience, recipients);
  return (await store.addVisitReminders(reference, version, planned, nowMs())) > 0;
}
