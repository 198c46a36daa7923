/** Adds addresses below the signed link of a request. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { linkPaths } from '../../../contract/endpoints.ts';
import type { Core } from '../../core/core.ts';
import type { LeadSummary } from '../../store/records.ts';
import { findSealed, type RequestPageParams } from './send-request-page.ts';
import { answerSigned, sendUnknownLink } from './signed-pages.ts';

export const requestUrl = `${linkPaths.request}/:reference/:seal`;
export type SignedRequest<More = unknown> = FastifyRequest<{ Params: RequestPageParams & More }>;

/** `handle` gets a request that is in the database. Until it is there, the answer is 503. */
export function addSignedRoute<More = unknown>(
  app: FastifyInstance,
  core: Core,
  method: 'GET' | 'POST',
  ending: string,
  handle: (request: SignedRequest<More>, reply: FastifyReply, found: LeadSummary) => Promise<FastifyReply>,
): void {
  app.route<{ Params: RequestPageParams & More }>({
    method: method === 'GET' ? ['GET', 'HEAD'] : method,
    url: requestUrl + ending,
    onRequest: app.rateLimit(),
    handler: answerSigned<SignedRequest<More>>(core, async (request, reply) => {
      const found = await findSealed(request.params as RequestPageParams, core);
      if (found === 'waiting') throw new Error('The request of a signed link is not in the database yet');
      return found ? handle(request, reply, found) : sendUnknownLink(request, reply, core.site);
    }),
  });
}
