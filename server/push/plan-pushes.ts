/**
 * Decides who gets a push message about a new request, and when: the first person at once, the next if nobody has
 * opened it for some office minutes. Phones are quiet at night and on days off, unless water comes in.
 */
import { waterComesIn } from '../../contract/questions/question-fields.ts';
import { createLoop, type Loop } from '../lib/loop.ts';
import { describeError, type Log } from '../lib/log.ts';
import { addOfficeMinutes, goBack, isDayOff, type OfficeHours } from '../lib/office-clock.ts';
import { planPush, type Recipients } from '../outbox/plan-deliveries.ts';
import type { PushDevice, UnopenedLead } from '../store/push-store.ts';
import type { Store } from '../store/store.ts';

export interface PushPlanParts {
  store: Pick<Store, 'listPushDevices' | 'listUnopened' | 'addReminders'>;
  recipients: Recipients;
  hours: () => OfficeHours;
  /** Office minutes before the next person gets a message. */
  nextMinutes: number;
  /** Hours of the day between which phones are quiet, such as 21 and 7. */
  quietHours: QuietHours | 'off';
  nowMs: () => number;
  log: Log;
  onPlanned: () => void;
}

export interface QuietHours {
  from: number;
  until: number;
}

const lookEveryMs = 30_000;
/** By then, the follow-up by mail has long begun. */
const longestAge = { days: 1, officeDays: 1 };

export function createPushPlan(parts: PushPlanParts): Loop {
  return createLoop({
    run: async () => {
      if ((await planPushes(parts)) > 0) parts.onPlanned();
      return lookEveryMs;
    },
    pauseAfterFailureMs: 60_000,
    onFailure: (error) => parts.log.error(describeError(error), 'Planning push messages failed'),
  });
}

/** Returns the number of queued messages. Message-IDs prevent duplicates. */
export async function planPushes(parts: PushPlanParts): Promise<number> {
  const { store, recipients, nowMs } = parts;
  const devices = await store.listPushDevices();
  if (devices.length === 0) return 0;
  let planned = 0;
  for (const lead of await store.listUnopened(goBack(nowMs(), longestAge, parts.hours()))) {
    const due = listPeople(lead, devices).slice(0, countDue(lead, parts));
    const deliveries = due.flat().map(({ id }) => planPush(lead.reference, String(id), recipients));
    if (deliveries.length > 0) planned += await store.addReminders(lead.reference, deliveries, nowMs());
  }
  return planned;
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
  { hours, nextMinutes, quietHours, nowMs }: PushPlanParts,
): number {
  const isWater = fields.urgency === waterComesIn;
  const wakeAtMs = endQuiet(receivedAtMs, quietHours, hours().timeZone);
  let dueAtMs = isWater ? receivedAtMs : endDayOff(wakeAtMs, hours());
  let count = 0;
  while (dueAtMs <= nowMs() && count < mostPeople) {
    count++;
    dueAtMs = addOfficeMinutes(dueAtMs, nextMinutes, hours()) ?? Infinity;
  }
  return count;
}

const mostPeople = 20;

/** Moves a time on a day off to the next opening of the office. */
const endDayOff = (atMs: number, hours: OfficeHours): number =>
  isDayOff(atMs, hours) ? (addOfficeMinutes(atMs, 0, hours) ?? Infinity) : atMs;

/** Moves a time at night to the end of the night. */
export function endQuiet(atMs: number, quiet: QuietHours | 'off', timeZone: string): number {
  if (quiet === 'off') return atMs;
  const at = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(timeZone);
  const isAfter = at.hour >= quiet.from;
  const isQuiet =
    quiet.from > quiet.until ? isAfter || at.hour < quiet.until : isAfter && at.hour < quiet.until;
  if (!isQuiet) return atMs;
  const day = at.hour < quiet.until ? at : at.add({ days: 1 });
  return day.withPlainTime({ hour: quiet.until }).epochMilliseconds;
}
