/** The buttons of a visit on the page of its request, and its calendar file. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { calendarEnd, visitSuffix } from '../../../contract/request-page.ts';
import { visitActs } from '../../../contract/server-screens.ts';
import { cleanLine, cleanText } from '../../../domain/typed/clean-text.ts';
import type { Core } from '../../core/core.ts';
import { visitor } from '../../core/settle-offers.ts';
import { writeVisitCalendar } from '../../mail/messages/visit-mails.ts';
import type { LeadSummary } from '../../store/records.ts';
import type { VisitRefusal, Visits } from '../../visits/decide-visits.ts';
import type { ReadBody } from '../read-submission.ts';
import { sendRequestPage, toPath } from './send-request-page.ts';
import { sendCalendar, sendUnknownLink } from './signed-pages.ts';
import { addSignedRoute, type SignedRequest } from './signed-route.ts';

/** Characters. */
const longestReason = 500;

type Parts = Core & { visits: Visits };

export function addVisitRoutes(app: FastifyInstance, parts: Parts): void {
  const { site, store } = parts;
  addSignedRoute(app, parts, 'POST', visitSuffix, (request, reply, found) =>
    takeVisit(request, reply, found, parts),
  );
  addSignedRoute(app, parts, 'GET', visitSuffix + calendarEnd, async (request, reply, { lead }) => {
    const visit = await store.findVisit(lead.reference);
    if (visit?.state !== 'confirmed') return sendUnknownLink(request, reply, site);
    const { company, words } = site.manifest();
    return sendCalendar(reply, writeVisitCalendar(lead, visit, { company, words }));
  });
}

async function takeVisit(request: SignedRequest, reply: FastifyReply, found: LeadSummary, parts: Parts) {
  const { visits, limit, nowMs } = parts;
  const values = (request.body as ReadBody | undefined)?.values ?? {};
  const act = visitActs.find((one) => one === values['act']);
  const fromMs = new Date(Number(cleanText(values['from']))).getTime();
  const reason = cleanLine(cleanText(values['reason'])).slice(0, longestReason);
  const typed = { reason, from: fromMs ? String(fromMs) : '' };
  const refuse = (status: number, problem: VisitRefusal | 'tooMany') =>
    sendRequestPage(request, reply.code(status), parts, {
      ...request.params,
      found,
      visitProblem: problem,
      typed,
    });
  if (act === undefined || !visits.offers(found.lead)) return refuse(422, 'done');
  if (!limit.take(request.ip, nowMs())) return refuse(429, 'tooMany');
  const outcome = await (act === 'home'
    ? visits.promiseHome(found.lead)
    : visits.decide(found.lead, { act, fromMs, reason: act === 'cancel' ? reason : '', by: visitor }));
  if (typeof outcome === 'string') return refuse(409, outcome);
  return reply.redirect(`${toPath(request.params)}#visit`, 303);
}
