/**
 * Visits with a time: the visitor picks, the office confirms, and both move or cancel. Each decision is one transaction,
 * with the claim of the time, the history and the mails.
 */
import { leadForms } from '../../contract/lead-forms.ts';
import { isOpenStatus } from '../../contract/lead-status.ts';
import { formatLocalTime } from '../../domain/local-time.ts';
import { findStart, listWindows, type TimeSpan } from '../../domain/visits/visit-times.ts';
import { findZipArea, findZipOfFields } from '../../domain/zip-areas.ts';
import type { Answer, Guest } from '../../domain/visits/read-answer.ts';
import { settle, visitor, type OfferCore } from '../core/settle-offers.ts';
import { planMail } from '../outbox/plan-deliveries.ts';
import type { Author, Lead, NewDelivery, Person } from '../store/records.ts';
import {
  isHeld,
  isPlanned,
  takesTime,
  type Visit,
  type VisitDecision,
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

/** Settled: confirmed by the office or at once; otherwise asked for. */
interface Act {
  from: readonly (VisitState | 'none')[];
  to: VisitState | 'settled';
  /** Only for an open request. */
  isForOpen?: true;
  /** Takes a free window. */
  takesWindow?: true;
  /** Only after its start. */
  isAfter?: true;
}

const [free, planned] = [['none', 'kept', 'no-show', 'canceled'] as const, ['asked', 'confirmed'] as const];
const acts = {
  hold: { from: [...free, 'held'], to: 'held', isForOpen: true, takesWindow: true },
  ask: { from: ['held'], to: 'settled', isForOpen: true },
  confirm: { from: ['asked'], to: 'confirmed', isForOpen: true },
  move: { from: [...free, 'held', ...planned], to: 'settled', isForOpen: true, takesWindow: true },
  cancel: { from: ['held', ...planned], to: 'canceled' },
  kept: { from: planned, to: 'kept', isAfter: true },
  'no-show': { from: planned, to: 'no-show', isAfter: true },
} satisfies Record<string, Act>;

/**
 * `taken`: somebody else was faster. `late`: only the office may change it now. `done`: the state does not allow it.
 * `old`: an answer to an earlier invitation.
 */
export type VisitRefusal = 'taken' | 'noTime' | 'late' | 'done' | 'old' | 'unknown';

/** An answer from the calendar of the visitor or of somebody of the team. */
export type CalendarAnswer = Answer<Guest & { person?: Person | undefined }>;

interface Ask {
  act: keyof typeof acts;
  /** The beginning of the window that it takes. */
  fromMs?: number;
  reason?: string;
  /** The invitation that it answers. */
  answer?: CalendarAnswer;
  /** Default: the program. */
  by?: Author;
}

type Place = Pick<Visit, 'plan' | 'personId'>;

const program: Author = { source: 'link', who: '' };
const holdMs = 10 * 60_000;
const [hourMs, dayMs] = [60 * 60_000, 24 * 60 * 60_000];

export type Visits = ReturnType<typeof createVisits>;

/** `readGoers`: those whose calendars are known now. */
export function createVisits(core: OfferCore, readGoers: () => Promise<Goer[]>) {
  const { company, hours, nowMs, store, words, recipients } = core;
  const settings = () => company().visits;
  /** True if the visitor may still move or cancel it. */
  const canChange = ({ plan }: Visit) => nowMs() <= plan.fromMs - settings().changeUntil * hourMs;

  const listOffered = (isOffice: boolean) =>
    listWindows({ ...settings(), ...(isOffice && { notice: 0 }) }, hours(), nowMs());

  function findArea({ fields }: Lead): string | null {
    const zip = findZipOfFields(fields);
    return (zip && findZipArea(zip, words().questions.zip.areas)?.name) ?? null;
  }

  /** The first person who can come, with the start of the visit in their day. */
  function choosePlace(
    window: TimeSpan,
    { goers, others, area }: { goers: readonly Goer[]; others: readonly Visit[]; area: string | null },
  ): Place | undefined {
    for (const { personId, busy } of goers) {
      const own = others.filter((one) => one.personId === personId);
      const visits = own.map(({ plan: { startMs: fromMs, endMs: untilMs, ...plan } }) => ({
        ...{ fromMs, untilMs, area: plan.area },
      }));
      const startMs = findStart(window, { busy, visits }, area, settings(), hours().timeZone);
      const endMs = (startMs ?? 0) + settings().length * 60_000;
      // The window's claim belongs to one visit of a person.
      if (startMs !== undefined && !own.some(({ plan }) => plan.fromMs === window.fromMs))
        return { personId, plan: { ...window, startMs, endMs, area, reason: '' } };
    }
    return undefined;
  }

  async function decide(lead: Lead, { act, fromMs, reason = '', answer, by = program }: Ask) {
    const { from, to, isForOpen, takesWindow, isAfter }: Act = acts[act];
    const isOffice = by.source === 'person';
    const [goers, people] = await Promise.all([readGoers(), store.listPeople()]);
    const windows = listOffered(isOffice);
    const area = findArea(lead);
    return settle(
      // It neither reads nor waits, because the transaction is open.
      store.decideVisit<VisitRefusal>(lead.reference, nowMs(), ({ visit, others }, status) => {
        const wasPlanned = visit !== undefined && isPlanned(visit.state);
        if (isForOpen && !isOpenStatus(status)) return 'done';
        if (by.source === 'visitor' && wasPlanned && ['move', 'cancel'].includes(act) && !canChange(visit))
          return 'late';
        if (answer && visit && isOld(answer, visit)) return 'old';
        if (!from.includes(visit?.state ?? 'none')) return 'done';
        if (isAfter && visit && nowMs() < visit.plan.startMs) return 'done';
        if (takesWindow && !fromMs) return 'noTime';
        const isExpired = act === 'ask' && visit !== undefined && !isHeld(visit, nowMs());
        const window = windows.find((one) => one.fromMs === (isExpired ? visit.plan.fromMs : fromMs));
        // A visit that moves stays with its person if it can.
        const isOther = ({ personId }: Goer) => Number(personId !== visit?.personId);
        const inOrder = goers.toSorted((one, other) => isOther(one) - isOther(other));
        const place =
          takesWindow || isExpired ? window && choosePlace(window, { goers: inOrder, others, area }) : visit;
        if (place === undefined) return 'taken';
        const state: VisitState =
          to === 'settled' ? (isOffice || settings().atOnce ? 'confirmed' : 'asked') : to;
        const decision = { state, personId: place.personId, plan: { ...place.plan, reason } };
        const isSet = state === 'confirmed' && ['new', 'contacted'].includes(status);
        const { deliveries, ...mails } = planMails(lead, people, act, visit, decision);
        const value = writeEvent(state, place.plan, hours().timeZone);
        const events = state === 'held' ? [] : [{ kind: 'visit', value, text: reason } as const];
        return {
          ...{ ...decision, ...mails },
          ...(state === 'held' && { expiresAtMs: nowMs() + holdMs }),
          change: { by, ...(isSet && { status: 'visit-set' }), events, deliveries },
        };
      }),
      core,
    );
  }

  /** Mails to the visitor and to those who go, about everything but holds and what happened at the door. */
  function planMails(
    lead: Lead,
    people: readonly Person[],
    act: Ask['act'],
    before: Visit | undefined,
    after: Place & { state: VisitState },
  ): Pick<VisitDecision, 'version' | 'replaces'> & { deliveries: NewDelivery[] } {
    const { state, plan } = after;
    const { version = 0 } = before ?? {};
    const wasPlanned = before !== undefined && isPlanned(before.state);
    if (!isPlanned(state) && !(state === 'canceled' && wasPlanned)) return { version, deliveries: [] };
    // An unconfirmed move takes the earlier time out of calendars.
    const left = before?.state === 'confirmed' ? before : undefined;
    const calendar: VisitMail['calendar'] =
      state === 'confirmed' ? { method: 'REQUEST', plan } : left && { method: 'CANCEL', plan: left.plan };
    const mail: VisitMail = {
      news: state !== 'canceled' && wasPlanned && act === 'move' ? `moved-${state}` : state,
      version: before && calendar ? version + 1 : version,
      ...{ stampMs: nowMs(), plan, calendar },
    };
    const listTeam = ({ personId }: Place) => {
      const person = people.find(({ id }) => id === personId);
      return person ? [person.email] : recipients.ownerAddresses;
    };
    const team = listTeam(after);
    const gone = left ? listTeam(left).filter((address) => !team.includes(address)) : [];
    const goneMail = { ...mail, news: 'canceled', calendar: left && { method: 'CANCEL', plan: left.plan } };
    return {
      ...{ version: mail.version, replaces: calendar ? 'all' : 'news' },
      deliveries: [
        planMail('visit', lead.fields.email, mail, recipients),
        // The person who confirms, moves or cancels in the inbox sees it there; a calendar needs the file.
        ...team.map((address) => planMail('visit-team', address, mail, recipients)),
        ...gone.map((address) => planMail('visit-team', address, goneMail, recipients)),
      ],
    };
  }

  /** Records an answer that leaves the visit as it is. An answer that is given twice counts once. */
  async function record(
    { reference }: Lead,
    news: 'home' | CalendarAnswer['news'],
    by: Author,
    { text = '', answer }: { text?: string; answer?: CalendarAnswer } = {},
  ) {
    const visit = await store.findVisit(reference);
    if (visit?.state !== 'confirmed') return 'done';
    if (answer && isOld(answer, visit)) return 'old';
    const { fromMs, untilMs } = visit.plan;
    const startMs = (news === 'counter' && answer?.startMs) || fromMs;
    const span = { fromMs: startMs, untilMs: startMs + untilMs - fromMs };
    const value = writeEvent(news, span, hours().timeZone);
    const last = (await store.listEvents(reference)).findLast(({ kind }) => kind === 'visit');
    if (last?.value === value && last.text === text) return visit;
    const events = [{ kind: 'visit', value, text }] as const;
    await store.changeLead(reference, { nowMs: nowMs(), by, isDecided: true, events });
    return visit;
  }

  return {
    ...{ settings, canChange, decide },

    /** True if this request may have a visit. */
    offers: ({ kind, status }: Lead) => settings().on && leadForms[kind].takesVisits && isOpenStatus(status),

    /** The windows in which somebody can come; undefined if nobody's calendars are known now. */
    async listFree(lead: Lead, isOffice = false) {
      const goers = await readGoers();
      if (goers.length === 0) return undefined;
      const span = { sinceMs: nowMs() - dayMs, untilMs: nowMs() + (settings().horizon + 2) * dayMs };
      const others = (await store.listVisits({ ...span, nowMs: nowMs() })).filter(
        ({ reference, state }) => reference !== lead.reference && takesTime(state),
      );
      const area = findArea(lead);
      return listOffered(isOffice).filter((window) => choosePlace(window, { goers, others, area }));
    },

    /** Records that somebody will be home. */
    promiseHome: (lead: Lead) => record(lead, 'home', visitor),

    /** Applies an answer that `by` got. A visitor who declines cancels the visit; everything else is recorded. */
    takeAnswer(lead: Lead, answer: CalendarAnswer, by: Author) {
      const { news, guest, comment } = answer;
      if (news === 'declined' && guest.person === undefined)
        return decide(lead, { act: 'cancel', reason: comment, answer, by });
      const text = [guest.person?.name ?? '', comment].filter(Boolean).join(': ');
      return record(lead, news, by, { text, answer });
    },
  };
}

/** An answer without a number is to the invitation with the same start. */
const isOld = ({ news, sequence, startMs }: CalendarAnswer, { version, plan }: Visit): boolean =>
  sequence === undefined
    ? news !== 'counter' && startMs !== undefined && ![plan.fromMs, plan.startMs].includes(startMs)
    : sequence < version;

const writeEvent = (news: string, { fromMs, untilMs }: TimeSpan, timeZone: string): string =>
  [news, ...[fromMs, untilMs].map((ms) => formatLocalTime(ms, timeZone))].join(' ');
