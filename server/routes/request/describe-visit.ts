/** What the page of a request shows of its visit. */
import { formatDate, formatWindow } from '../../../contract/language.ts';
import type { RequestScreen } from '../../../contract/server-screens.ts';
import type { Core } from '../../core/core.ts';
import type { LeadSummary } from '../../store/records.ts';
import { isHeld, isPlanned } from '../../store/visit-store.ts';
import type { VisitRefusal, Visits } from '../../visits/decide-visits.ts';

/** From the evening before on, the page asks whether somebody will be home. */
const soonMs = 24 * 60 * 60_000;

export interface RefusedVisit {
  visitProblem?: VisitRefusal | 'tooMany';
  /** What could not be stored, to fill in again. */
  typed?: Readonly<Record<string, string>>;
}

/** Undefined if the company offers no visits for this request. */
export async function describeVisit(
  { lead }: LeadSummary,
  { visits, store, hours, nowMs }: Core & { visits: Visits },
  { visitProblem: problem, typed = {} }: RefusedVisit,
): Promise<RequestScreen['visit']> {
  if (!visits.offers(lead)) return undefined;
  const visit = await store.findVisit(lead.reference);
  const { timeZone } = hours();
  const isNow = visit !== undefined && isHeld(visit, nowMs());
  const state = isNow ? 'held' : visit && isPlanned(visit.state) ? visit.state : 'none';
  const canChange = visit === undefined || visits.canChange(visit);
  const free = canChange || state === 'none' || isNow ? await visits.listFree(lead) : [];
  const fromMs = Number(typed['from']) || visit?.plan.fromMs;
  return {
    state,
    problem: problem === 'unknown' || problem === 'old' ? 'done' : problem,
    wanted: fromMs ? formatWindow({ fromMs, untilMs: fromMs }, timeZone) : '',
    time: visit && state !== 'none' ? formatWindow(visit.plan, timeZone) : '',
    heldUntil: isNow
      ? formatDate(visit.expiresAtMs ?? 0, { timeZone, hour: 'numeric', minute: '2-digit' })
      : '',
    canChange,
    isSoon: visit !== undefined && visit.plan.fromMs - nowMs() < soonMs,
    free: free?.map((window) => ({ label: formatWindow(window, timeZone), value: String(window.fromMs) })),
  };
}
