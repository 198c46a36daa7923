/**
 * Decides who gets a push message about a new request, and when: the first person at once, the next if nobody has
 * opened it for some office minutes. Phones are quiet at night and on days off, unless water comes in.
 */
import { waterComesIn } from '../../contract/questions/question-fields.ts';
import type { Core } from '../core/core.ts';
import { createLoop, type Loop } from '../outbox/loop.ts';
import { describeError } from '../../domain/log.ts';
import { addOfficeMinutes, goBack, isDayOff, type OfficeHours } from '../../domain/office-clock.ts';
import { planPush, planPushSummary } from '../outbox/plan-deliveries.ts';
import type { PushDevice, UnopenedLead } from '../store/push-store.ts';
import { hashEndpoint } from './pusher.ts';

/** `quietHours`: hours of the day between which phones are quiet, such as 21 and 7. */
export interface PushPlanParts
  extends
    Pick<Core, 'store' | 'recipients' | 'nowMs'>,
    Pick<Core['config'], 'pushNextMinutes' | 'quietHours'> {
  hours: () => OfficeHours;
}

const lookEveryMs = 30_000;
const hourMs = 60 * 60_000;
/** Beyond it, suspect leads share one message an hour. */
const mostSuspectsInHour = 5;
/** By then, the follow-up by mail has long begun. */
const longestAge = { days: 1, officeDays: 1 };

export function createPushPlan(core: Core): Loop {
  return createLoop({
    run: async () => {
      if ((await planPushes({ ...core.config, ...core })) > 0) core.outbox.wake();
    },
    pauseMs: lookEveryMs,
    pauseAfterFailureMs: 60_000,
    onFailure: (error) => core.log.error(describeError(error), 'Planning push messages failed'),
  });
}

/** Returns the number of queued messages. Message-IDs prevent duplicates. */
export async function planPushes(parts: PushPlanParts): Promise<number> {
  const { store, recipients, nowMs } = parts;
  const devices = await store.listPushDevices();
  if (devices.length === 0) return 0;
  let planned = 0;
  let suspects = await store.countSuspectPushes(nowMs() - hourMs);
  const held: Due[] = [];
  for (const lead of await store.listUnopened(goBack(nowMs(), longestAge, parts.hours()))) {
    const mayWake = !lead.isSuspect || suspects === 0;
    const due = listPeople(lead, devices)
      .slice(0, countDue(lead, parts, mayWake))
      .flat();
    if (due.length === 0) continue;
    if (lead.isSuspect && suspects >= mostSuspectsInHour) {
      held.push({ lead, due });
      continue;
    }
    const deliveries = due.map(({ endpoint }) =>
      planPush(lead.reference, hashEndpoint(endpoint), recipients),
    );
    const added = await store.addReminders(lead.reference, deliveries, nowMs());
    if (lead.isSuspect && added > 0) suspects++;
    planned += added;
  }
  return planned + (await sumUp(held, parts));
}

interface Due {
  lead: UnopenedLead;
  due: readonly PushDevice[];
}

/** One message an hour about the suspect leads without their own, with the newest of them. */
async function sumUp(held: readonly Due[], { store, recipients, nowMs }: PushPlanParts): Promise<number> {
  const unsent = held.filter(({ lead }) => lead.pushes === 0);
  const [newest] = unsent;
  if (newest === undefined) return 0;
  const hour = Math.floor(nowMs() / hourMs);
  const deliveries = newest.due.map(({ endpoint }) =>
    planPushSummary(unsent.length, hour, hashEndpoint(endpoint), recipients),
  );
  return store.addReminders(newest.lead.reference, deliveries, nowMs());
}

/** The devices of each person who may see the lead, in the order of notification. */
function listPeople({ assignedTo }: UnopenedLead, devices: readonly PushDevice[]): PushDevice[][] {
  const people = Object.values(Object.groupBy(devices, ({ personId }) => personId)).filter((own) => !!own);
  const isAssigned = ([first]: PushDevice[]) => first?.personId === assignedTo;
  const sees = ([first]: PushDevice[]) => first?.role !== 'crew';
  return [...people.filter(isAssigned), ...people.filter((own) => !isAssigned(own) && sees(own))];
}

/** The number of people to notify by now. */
function countDue(
  { receivedAtMs, fields }: UnopenedLead,
  { hours, pushNextMinutes, quietHours, nowMs }: PushPlanParts,
  mayWake: boolean,
): number {
  const isWater = mayWake && fields.urgency === waterComesIn;
  const wakeAtMs = endQuiet(receivedAtMs, quietHours, hours().timeZone);
  let dueAtMs = isWater ? receivedAtMs : endDayOff(wakeAtMs, hours());
  let count = 0;
  while (dueAtMs <= nowMs() && count < mostPeople) {
    count++;
    dueAtMs = addOfficeMinutes(dueAtMs, pushNextMinutes, hours()) ?? Infinity;
  }
  return count;
}

const mostPeople = 20;

/** Moves a time on a day off to the next opening of the office. */
const endDayOff = (atMs: number, hours: OfficeHours): number =>
  isDayOff(atMs, hours) ? (addOfficeMinutes(atMs, 0, hours) ?? Infinity) : atMs;

/** Moves a time at night to the end of the night. */
export function endQuiet(atMs: number, quiet: PushPlanParts['quietHours'], timeZone: string): number {
  if (quiet === 'off') return atMs;
  const at = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(timeZone);
  const isAfter = at.hour >= quiet.from;
  const isQuiet =
    quiet.from > quiet.until ? isAfter || at.hour < quiet.until : isAfter && at.hour < quiet.until;
  if (!isQuiet) return atMs;
  const day = at.hour < quiet.until ? at : at.add({ days: 1 });
  return day.withPlainTime({ hour: quiet.until }).epochMilliseconds;
}
