/** The buttons of a visit on the page of its request, and its calendar file. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calendarEnd, visitSuffix } from '../../../contract/request-page.ts';
import { visitActs } from '../../../contract/server-screens.ts';
import { cleanLine, cleanText } from '../../../domain/typed/clean-text.ts';
import type { Core } from '../../core/core.ts';
import { retryAfterSeconds } from '../../plugins/address-limit.ts';
import { writeVisitCalendar } from '../../mail/messages/visit-mails.ts';
import type { VisitRefusal, Visits } from '../../visits/decide-visits.ts';
import type { ReadBody } from '../read-submission.ts';
import { findSealed, sendRequestPage, toPath, type RequestPageParams } from './send-request-page.ts';
import { answerSigned, sendCalendar, sendUnknownLink } from './signed-pages.ts';

interface Route {
  Params: RequestPageParams;
}
type VisitRequest = FastifyRequest<Route>;

/** Characters. */
const longestReason = 500;

export function addVisitRoutes(app: FastifyInstance, url: string, core: Core & { visits: Visits }): void {
  const { site, store } = core;
  const onRequest = app.rateLimit();
  app.route<Route>({
    method: 'POST',
    url: url + visitSuffix,
    onRequest,
    handler: answerSigned<VisitRequest>(core, (request, reply) => takeVisit(request, reply, core)),
  });
  app.route<Route>({
    method: ['GET', 'HEAD'],
    url: url + visitSuffix + calendarEnd,
    onRequest,
    handler: answerSigned<VisitRequest>(core, async (request, reply) => {
      const { reference, seal } = request.params;
      const isSealed = await core.links.isSealed('request', reference, seal);
      const found = isSealed ? await store.findLead(reference) : undefined;
      const visit = await store.findVisit(reference);
      if (found === undefined || visit?.state !== 'confirmed') return sendUnknownLink(request, reply, site);
      const { company, words } = site.manifest();
      return sendCalendar(reply, writeVisitCalendar(found.lead, visit, { company, words }));
    }),
  });
}

async function takeVisit(request: VisitRequest, reply: FastifyReply, core: Core & { visits: Visits }) {
  const { site, visits, limit, nowMs } = core;
  const { reference, seal } = request.params;
  const found = await findSealed(request.params, core);
  if (found === undefined) return sendUnknownLink(request, reply, site);
  if (found === 'waiting') throw new Error('The request of a visit is not in the database yet');
  const values = (request.body as ReadBody | undefined)?.values ?? {};
  const act = visitActs.find((one) => one === values['act']);
  const refuse = (status: number, problem: VisitRefusal | 'tooMany') =>
    sendRequestPage(request, reply.code(status), core, { reference, seal, found, visitProblem: problem });
  if (act === undefined || !visits.offers(found.lead)) return refuse(422, 'done');
  if (!limit.take(request.ip, nowMs()))
    return refuse(429, 'tooMany').finally(() => reply.header('retry-after', retryAfterSeconds));
  const outcome = await (act === 'home'
    ? visits.promiseHome(found.lead)
    : visits.decide(found.lead, {
        act,
        fromMs: Number(cleanText(values['from'])),
        reason: act === 'cancel' ? cleanLine(cleanText(values['reason'])).slice(0, longestReason) : '',
        by: { source: 'visitor', who: '' },
      }));
  if (typeof outcome === 'string') return refuse(409, outcome);
  return reply.redirect(`${toPath(request.params)}#visit`, 303);
}
