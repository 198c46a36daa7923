/** The request's page: its files, how many more it may have, and why a file was refused. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { leadForms } from '../../../contract/lead-forms.ts';
import { linkPaths } from '../../../contract/endpoints.ts';
import { fillIn } from '../../../contract/fill-in.ts';
import { formatTime } from '../../../contract/language.ts';
import { calendarSuffix, quoteSuffix } from '../../../contract/request-page.ts';
import type { Core } from '../../core/core.ts';
import { getBehavior } from '../../kinds/kinds.ts';
import { linkDays } from '../../signing/signed-links.ts';
import type { Lead, LeadSummary } from '../../store/records.ts';
import type { Visits } from '../../visits/decide-visits.ts';
import { describeVisit, type RefusedVisit } from './describe-visit.ts';
import { sendSigned } from './signed-pages.ts';

export interface RequestPageParams {
  reference: string;
  seal: string;
}

export interface ShownRequest extends RequestPageParams, RefusedVisit {
  /** Undefined while the lead cannot be read; the page then omits its files. */
  found: LeadSummary | undefined;
  /** The site's sentences about answers that were just sent. */
  told?: readonly string[];
  problems?: readonly string[];
}

export async function sendRequestPage(
  request: FastifyRequest,
  reply: FastifyReply,
  core: Core & { visits: Visits },
  shown: ShownRequest,
) {
  const { site, links } = core;
  const { reference, found, problems = [], told = [], typed = {} } = shown;
  const review = found && (await describeReview(found.lead, core));
  return sendSigned(request, reply, site, 'request', {
    reference,
    path: toPath(shown),
    changePath: await links.toPath('visitor', reference),
    days: linkDays,
    problems,
    // Photos of the team are the company's.
    files: found?.files
      .filter(({ author }) => author === null)
      .map(({ kind, name, sizeBytes }) => ({ kind, name, sizeBytes })),
    visit: found && (await describeVisit(found, core, shown)),
    review,
    quotePath: found && (await findQuotePath(shown, core)),
    due: found && describeDue(found.lead, site, toPath(shown) + calendarSuffix),
    hasQuestions: !review && (!found || leadForms[found.lead.kind].takesAnswers),
    isWithdrawn: found?.lead.status === 'withdrawn',
    told,
    typed,
  });
}

async function findQuotePath(shown: ShownRequest, { store }: Core) {
  const { version } = await store.findQuotes(shown.reference);
  return version > 0 ? `${toPath(shown)}${quoteSuffix}${version}` : undefined;
}

async function describeReview({ reference, status }: Lead, { store, company }: Core) {
  const profile = company().reviewProfile;
  const state = profile === undefined ? undefined : await store.findReview(reference);
  if (profile === undefined || state === undefined || status !== 'won') return undefined;
  return { profile, isStopped: state === 'stopped' };
}

function describeDue({ kind, fields }: Lead, site: Core['site'], calendarPath: string) {
  const { company, words } = site.manifest();
  const due = getBehavior(kind).findDue?.(fields, company.hours.timeZone);
  return (
    due && {
      project: fields['project'] ?? '',
      sentence: fillIn(words.request.page.due, { time: formatTime(due.atMs, due.timeZone, 'full') }),
      calendarPath,
    }
  );
}

/**
 * Finds the lead of a correctly sealed reference; undefined if it was erased. `waiting`: the lead is in the spool, or
 * may be in that of another process, because the database is down.
 */
export async function findRequest(
  reference: string,
  { store, spool, nowMs }: Core,
): Promise<LeadSummary | 'waiting' | undefined> {
  const found = await store.findLead(reference);
  if (found !== undefined) return found;
  if (spool.holds(reference)) return 'waiting';
  return store.probeWrite(nowMs()).then(
    () => undefined,
    () => 'waiting',
  );
}

/** The request of a signed link; undefined if the seal is wrong, or the request was erased. */
export const findSealed = async ({ reference, seal }: RequestPageParams, core: Core) =>
  (await core.links.isSealed('request', reference, seal)) ? findRequest(reference, core) : undefined;

export const toPath = ({ reference, seal }: RequestPageParams): string =>
  `${linkPaths.request}/${reference}/${seal}`;
