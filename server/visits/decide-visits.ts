/**
 * Visits with a time: the visitor picks, the office confirms, and both move or cancel. Each decision is one transaction,
 * with the claim of the time, the history and the mails.
 */
import { leadForms } from '../../contract/lead-forms.ts';
import { isOpenStatus } from '../../contract/lead-status.ts';
import type { VisitSettings } from '../../contract/visit-settings.ts';
import { formatLocalTime } from '../../domain/local-time.ts';
import { findStart, listWindows, type Day, type TimeSpan } from '../../domain/visits/visit-times.ts';
import { findZipArea, findZipOfFields } from '../../domain/zip-areas.ts';
import type { Answer, Guest } from '../../domain/visits/read-answer.ts';
import type { Core } from '../core/core.ts';
import { planMail } from '../outbox/plan-deliveries.ts';
import type { Author, Lead, NewDelivery, Person } from '../store/records.ts';
import {
  isHeld,
  isPlanned,
  takesTime,
  type Visit,
  type VisitDecision,
  type VisitFacts,
  type VisitState,
} from '../store/visit-store.ts';
import type { Goer } from './calendars.ts';
import type { VisitMail } from '../mail/messages/visit-mails.ts';

declare module '../store/records.ts' {
  interface EventKinds {
    /**
     * Its value is the state, the act or the answer, and the window in local time: "confirmed 2026-12-03 08:00 2026-12-03
     * 10:00". That of "counter" is the proposed time.
     */
    visit: string;
  }
}

/** `move` also asks for a new time after a cancellation. */
type VisitAct = 'hold' | 'ask' | 'confirm' | 'move' | 'cancel' | 'kept' | 'no-show';

/**
 * `taken`: somebody else was faster. `late`: only the office may change it now. `done`: the state does not allow it.
 * `old`: an answer to an earlier invitation.
 */
export type VisitRefusal = 'taken' | 'late' | 'done' | 'old' | 'unknown';

/** An answer from the calendar of the visitor or of somebody of the team. */
export type CalendarAnswer = Answer<Guest & { person?: Person | undefined }>;

interface Ask {
  act: VisitAct;
  /** The beginning of the window to hold or to move to. */
  fromMs?: number;
  reason?: string;
  /** The invitation that it answers. */
  answer?: CalendarAnswer;
  by: Author;
}

/** The services that decisions use. */
export type VisitCore = Pick<
  Core,
  'company' | 'hours' | 'nowMs' | 'store' | 'outbox' | 'recipients' | 'words'
>;

export interface Visits {
  settings(): VisitSettings;
  /** True if this request may have a visit. */
  offers(lead: Lead): boolean;
  /** The windows in which somebody can come; undefined if nobody's calendars are known now. */
  listFree(lead: Lead, options?: { isOffice: boolean }): Promise<TimeSpan[] | undefined>;
  /** True if the visitor may still move or cancel it. */
  canChange(visit: Visit): boolean;
  decide(lead: Lead, ask: Ask): Promise<Visit | VisitRefusal>;
  /** Records that somebody will be home. */
  promiseHome(lead: Lead): Promise<Visit | VisitRefusal>;
  /** Applies an answer that `by` got. A visitor who declines cancels the visit; everything else is recorded. */
  takeAnswer(lead: Lead, answer: CalendarAnswer, by: Author): Promise<Visit | VisitRefusal>;
}

const holdMs = 10 * 60_000;
const [hourMs, dayMs] = [60 * 60_000, 24 * 60 * 60_000];

/** `readGoers`: those whose calendars are known now. */
export function createVisits(core: VisitCore, readGoers: () => Promise<Goer[]>): Visits {
  const { company, hours, nowMs, store } = core;
  const settings = () => company().visits;

  async function decide(lead: Lead, ask: Ask) {
    const isOffice = ask.by.source === 'person';
    const [goers, people] = await Promise.all([readGoers(), store.listPeople()]);
    const windows = listOffered({ isOffice });
    const context = { lead, ask, isOffice, goers, people, windows };
    const outcome = await store.decideVisit(lead.reference, nowMs(), (facts) =>
      decideVisit(facts, context, core),
    );
    if (typeof outcome !== 'string') core.outbox.wake();
    return outcome;
  }

  async function record({ reference }: Lead, { news, text, by, answer }: Note) {
    const visit = await store.findVisit(reference);
    if (visit?.state !== 'confirmed') return 'done';
    if (answer && isOld(answer, visit)) return 'old';
    const { fromMs, untilMs } = visit.plan;
    const startMs = (news === 'counter' && answer?.startMs) || fromMs;
    const span = { fromMs: startMs, untilMs: startMs + untilMs - fromMs };
    const value = writeEvent(news, span, hours().timeZone);
    const last = (await store.listEvents(reference)).findLast(({ kind }) => kind === 'visit');
    // A file that is given twice counts once.
    if (last?.value === value && last.text === text) return visit;
    const events = [{ kind: 'visit', value, text }] as const;
    await store.changeLead(reference, { nowMs: nowMs(), by, isDecided: true, events });
    return visit;
  }

  const listOffered = ({ isOffice }: { isOffice: boolean }) =>
    listWindows({ ...settings(), ...(isOffice && { notice: 0 }) }, hours(), nowMs());

  return {
    settings,
    offers: ({ kind, status }) => settings().on && leadForms[kind].takesVisits && isOpenStatus(status),

    async listFree(lead, options = { isOffice: false }) {
      const goers = await readGoers();
      if (goers.length === 0) return undefined;
      const span = { sinceMs: nowMs() - dayMs, untilMs: nowMs() + (settings().horizon + 2) * dayMs };
      const others = (await store.listVisits({ ...span, nowMs: nowMs() })).filter(
        ({ reference, state }) => reference !== lead.reference && takesTime(state),
      );
      const area = findArea(lead, core);
      return listOffered(options).filter((window) => choosePlace(window, { goers, others, area }, core));
    },

    canChange: ({ plan }) => nowMs() <= plan.fromMs - settings().changeUntil * hourMs,

    decide,

    promiseHome: (lead) => record(lead, { news: 'home', text: '', by: { source: 'visitor', who: '' } }),

    takeAnswer(lead, answer, by) {
      const { news, guest, comment } = answer;
      if (news === 'declined' && guest.person === undefined)
        return decide(lead, { act: 'cancel', reason: comment, answer, by });
      const text = [guest.person?.name ?? '', comment].filter(Boolean).join(': ');
      return record(lead, { news, text, by, answer });
    },
  };
}

interface Note {
  news: 'home' | CalendarAnswer['news'];
  text: string;
  by: Author;
  answer?: CalendarAnswer;
}

/** An answer without a number is to the invitation with the same start. */
const isOld = ({ news, sequence, startMs }: CalendarAnswer, { version, plan }: Visit): boolean =>
  sequence === undefined
    ? news !== 'counter' && startMs !== undefined && ![plan.fromMs, plan.startMs].includes(startMs)
    : sequence < version;

interface Context {
  lead: Lead;
  ask: Ask;
  isOffice: boolean;
  goers: readonly Goer[];
  people: readonly Person[];
  windows: readonly TimeSpan[];
}

/** Decides from what is true now. It neither reads nor waits, because the transaction is open. */
function decideVisit(facts: VisitFacts, context: Context, core: VisitCore): VisitDecision | VisitRefusal {
  const { visit, status } = facts;
  const { ask, isOffice } = context;
  const { atOnce, changeUntil } = core.company().visits;
  const nowMs = core.nowMs();
  const planned = visit !== undefined && isPlanned(visit.state);
  const isLate = planned && nowMs > visit.plan.fromMs - changeUntil * hourMs;
  const needsOpen = ['hold', 'ask', 'confirm', 'move'].includes(ask.act);
  if (needsOpen && !isOpenStatus(status)) return 'done';
  if (!isOffice && isLate && ['move', 'cancel'].includes(ask.act)) return 'late';
  const settled = isOffice || atOnce ? 'confirmed' : 'asked';
  const write = (state: VisitState, from: Pick<Visit, 'plan' | 'personId'>) =>
    writeDecision(state, from, facts, context, core);
  switch (ask.act) {
    case 'hold':
    case 'move': {
      if (ask.act === 'hold' && planned) return 'done';
      const place = findPlace(ask.fromMs, facts, context, core);
      if (place === undefined) return 'taken';
      return ask.act === 'hold'
        ? { ...write('held', place), expiresAtMs: nowMs + holdMs }
        : write(settled, place);
    }
    case 'ask': {
      if (visit?.state !== 'held') return 'done';
      const place = isHeld(visit, nowMs) ? visit : findPlace(visit.plan.fromMs, facts, context, core);
      return place ? write(settled, place) : 'taken';
    }
    case 'confirm':
      return visit?.state === 'asked' ? write('confirmed', visit) : 'done';
    case 'cancel':
      if (visit && ask.answer && isOld(ask.answer, visit)) return 'old';
      return visit && takesTime(visit.state) ? write('canceled', visit) : 'done';
    case 'kept':
    case 'no-show':
      return visit && planned && nowMs >= visit.plan.startMs ? write(ask.act, visit) : 'done';
  }
}

/** The window that begins at `fromMs`, if it is offered and still free. */
function findPlace(
  fromMs: number | undefined,
  { others, visit }: VisitFacts,
  context: Context,
  core: VisitCore,
) {
  const window = context.windows.find((one) => one.fromMs === fromMs);
  // A visit that moves stays with its person if it can.
  const goers = context.goers.toSorted(
    (one, other) => Number(other.personId === visit?.personId) - Number(one.personId === visit?.personId),
  );
  return window && choosePlace(window, { goers, others, area: findArea(context.lead, core) }, core);
}

interface Around {
  goers: readonly Goer[];
  others: readonly Visit[];
  area: string | null;
}

/** The first person who can come, with the start of the visit in their day. */
function choosePlace(
  window: TimeSpan,
  { goers, others, area }: Around,
  core: VisitCore,
): Pick<Visit, 'plan' | 'personId'> | undefined {
  const { visits: settings, hours } = core.company();
  for (const { personId, busy } of goers) {
    const visits = others
      .filter((one) => one.personId === personId)
      .map(({ plan }) => ({ fromMs: plan.startMs, untilMs: plan.endMs, area: plan.area }));
    const day: Day = { busy, visits };
    const startMs = findStart(window, day, area, settings, hours.timeZone);
    const endMs = (startMs ?? 0) + settings.length * 60_000;
    // The window's claim belongs to one visit of a person.
    const isClaimed = others.some((one) => one.personId === personId && one.plan.fromMs === window.fromMs);
    if (startMs !== undefined && !isClaimed)
      return { personId, plan: { ...window, startMs, endMs, area, reason: '' } };
  }
  return undefined;
}

function findArea({ fields }: Lead, { words }: VisitCore): string | null {
  const zip = findZipOfFields(fields);
  return (zip && findZipArea(zip, words().questions.zip.areas)?.name) ?? null;
}

function writeDecision(
  state: VisitState,
  { plan, personId }: Pick<Visit, 'plan' | 'personId'>,
  facts: VisitFacts,
  context: Context,
  core: VisitCore,
): VisitDecision {
  const { ask } = context;
  const { timeZone } = core.hours();
  const reason = ask.reason ?? '';
  const decision = { state, personId, plan: { ...plan, reason } };
  const isNews = ask.act !== 'hold';
  const becomesSet = state === 'confirmed' && ['new', 'contacted'].includes(facts.status);
  const deliveries = planMails(decision, facts.visit, context, core);
  return {
    ...decision,
    isInvitation: deliveries.some(({ payload }) => payload?.includes('"calendar"')),
    change: {
      by: ask.by,
      ...(becomesSet && { status: 'visit-set' as const }),
      events: isNews ? [{ kind: 'visit', value: writeEvent(state, plan, timeZone), text: reason }] : [],
      deliveries,
    },
  };
}

const writeEvent = (news: string, { fromMs, untilMs }: TimeSpan, timeZone: string): string =>
  [news, ...[fromMs, untilMs].map((ms) => formatLocalTime(ms, timeZone))].join(' ');

/** Mails to the visitor and to those who go, about everything but holds and what happened at the door. */
function planMails(
  after: Pick<Visit, 'state' | 'personId' | 'plan'>,
  before: Visit | undefined,
  { lead, ask, people }: Context,
  core: VisitCore,
): NewDelivery[] {
  const wasPlanned = before !== undefined && isPlanned(before.state);
  const isSilent = ['held', 'kept', 'no-show'].includes(after.state);
  if (isSilent || (after.state === 'canceled' && !wasPlanned)) return [];
  const { recipients, nowMs } = core;
  const wasConfirmed = before?.state === 'confirmed';
  const news =
    after.state === 'canceled'
      ? 'canceled'
      : wasPlanned && ask.act === 'move'
        ? (`moved-${after.state}` as const)
        : after.state;
  // An unconfirmed move takes the earlier time out of calendars.
  const calendar: VisitMail['calendar'] =
    after.state === 'confirmed'
      ? { method: 'REQUEST', plan: after.plan }
      : wasConfirmed
        ? { method: 'CANCEL', plan: before.plan }
        : undefined;
  const mail: VisitMail = {
    news: news as VisitMail['news'],
    version: before ? before.version + (calendar ? 1 : 0) : 0,
    stampMs: nowMs(),
    plan: after.plan,
    ...(calendar && { calendar }),
  };
  const listTeam = (personId: number | null) => {
    const person = people.find(({ id }) => id === personId);
    return person ? [person.email] : recipients.ownerAddresses;
  };
  const team = listTeam(after.personId);
  const left = wasConfirmed ? listTeam(before.personId).filter((address) => !team.includes(address)) : [];
  const gone: VisitMail = {
    ...mail,
    news: 'canceled',
    calendar: { method: 'CANCEL', plan: before?.plan ?? after.plan },
  };
  return [
    planMail('visit', lead.fields.email, mail, recipients),
    // The person who confirms, moves or cancels in the inbox sees it there; a calendar needs the file.
    ...team.map((address) => planMail('visit-team', address, mail, recipients)),
    ...left.map((address) => planMail('visit-team', address, gone, recipients)),
  ];
}
