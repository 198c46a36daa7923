/**
 * Reminds of unanswered leads: the owners once when the promised time is over, then the second address once. For an
 * invitation to bid, the owners are also reminded before it is due. All times are in the office's time zone.
 */
import { addOfficeMinutes, findOpeningBefore, goBack, type OfficeHours } from '../../domain/office-clock.ts';
import type { Core } from '../core/core.ts';
import { getBehavior, kindsWithDue } from '../kinds/kinds.ts';
import { planOnce, toOwners, toSecondAddresses } from '../outbox/plan-deliveries.ts';
import type { DeliveryStatus, LeadSummary, NewDelivery } from '../store/records.ts';

/** `followUpHours`: office hours between the two reminders. */
export type FollowUpParts = Pick<Core, 'store' | 'recipients' | 'nowMs'> &
  Pick<Core['config'], 'followUpHours'> & { hours: () => OfficeHours };

/** Skips older leads, so that a server that was off for long does not send a flood of late reminders. */
const longestAge = { days: 14, officeDays: 10 };
/** Each reminder is a commit and a mail. The next round, five minutes later, takes the rest. */
const mostLeadsOfRound = 50;

export async function planReminders(parts: FollowUpParts): Promise<void> {
  const { recipients, followUpHours, hours, nowMs } = parts;
  if (followUpHours === 'off') return;
  const untilMs = nowMs();
  const query = { sinceMs: goBack(untilMs, longestAge, hours()), untilMs };
  const pause = (fromMs: number) => addOfficeMinutes(fromMs, followUpHours * 60, hours()) ?? Infinity;
  await remindOfEach(parts, query, (summary) => {
    const { reference, promise } = summary.lead;
    if (!promise) return [];
    const plan: Timing['plan'] = (occasion) =>
      planOnce(occasion, reference, {}, occasion === 'reminder' ? toOwners : toSecondAddresses, recipients);
    return findDue(summary, { promisedByMs: promise.byMs, pause, nowMs: untilMs, plan });
  });
}

/** Nobody invites bids further ahead. */
const longestBidMs = 400 * 24 * 60 * 60_000;
const officeDaysBefore = 2;

/** Skips a bid that was due so soon that the lead's own mail is the reminder. */
export async function planBidReminders(parts: FollowUpParts): Promise<void> {
  const { recipients, followUpHours, hours, nowMs } = parts;
  if (followUpHours === 'off') return;
  const untilMs = nowMs();
  const planFor = ({ lead, deliveries }: LeadSummary) => {
    const due = getBehavior(lead.kind).findDue?.(lead.fields, hours().timeZone);
    const atMs = due && findOpeningBefore(due.atMs, officeDaysBefore, hours());
    if (due === undefined || atMs === undefined || untilMs < atMs || untilMs >= due.atMs) return [];
    const mails = deliveries.filter(({ channel }) => channel === 'mail');
    const told = mails.filter(({ occasion }) => occasion === 'new-lead');
    const isPlanned = mails.some(({ occasion }) => occasion === 'bid-reminder');
    if (isPlanned || told.some(isOpen) || (findSentMs(told) ?? 0) > atMs) return [];
    return planOnce('bid-reminder', lead.reference, {}, toOwners, recipients);
  };
  for (const kind of kindsWithDue)
    await remindOfEach(parts, { sinceMs: untilMs - longestBidMs, untilMs, kind }, planFor);
}

async function remindOfEach(
  { store }: FollowUpParts,
  query: Parameters<FollowUpParts['store']['pageUnanswered']>[0],
  plan: (summary: LeadSummary) => NewDelivery[],
): Promise<void> {
  let left = mostLeadsOfRound;
  for await (const page of store.pageUnanswered(query))
    for (const summary of page) {
      const planned = plan(summary);
      if (planned.length === 0) continue;
      const added = await store.addReminders(summary.lead.reference, planned, query.untilMs);
      if (added > 0 && --left === 0) return;
    }
}

interface Timing {
  promisedByMs: number;
  pause: (fromMs: number) => number;
  nowMs: number;
  plan: (occasion: 'reminder' | 'second-reminder') => NewDelivery[];
}

function findDue({ deliveries }: LeadSummary, { promisedByMs, pause, nowMs, plan }: Timing): NewDelivery[] {
  const mails = (occasion: string) =>
    deliveries.filter((one) => one.occasion === occasion && one.channel === 'mail');
  // While mail is down, nobody has seen the lead itself.
  const told = mails('new-lead');
  if (told.some(isOpen)) return [];
  const toldAtMs = findSentMs(told) ?? promisedByMs;
  const firstAtMs = toldAtMs <= promisedByMs ? promisedByMs : pause(toldAtMs);
  if (nowMs < firstAtMs) return [];
  const first = mails('reminder');
  if (first.length === 0) return plan('reminder');
  if (first.some(isOpen) || mails('second-reminder').length > 0) return [];
  return nowMs < pause(findSentMs(first) ?? firstAtMs) ? [] : plan('second-reminder');
}

const isOpen = ({ state }: DeliveryStatus) => state === 'pending' || state === 'sending';

/** The time at which the first of them was sent. */
function findSentMs(deliveries: readonly DeliveryStatus[]): number | undefined {
  const times = deliveries.flatMap(({ sentAtMs }) => sentAtMs ?? []);
  return times.length === 0 ? undefined : Math.min(...times);
}
