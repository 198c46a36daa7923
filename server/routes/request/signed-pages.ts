/** Answers that all pages behind signed links share. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '../../lib/log.ts';
import { sendError } from '../../website/error-answers.ts';
import type { Site } from '../../website/open-site.ts';

/** Without the database no link can be checked, unless one was before. */
export function whenAvailable<R extends FastifyRequest>(
  site: Site,
  handle: (request: R, reply: FastifyReply) => Promise<FastifyReply>,
): (request: R, reply: FastifyReply) => Promise<FastifyReply> {
  return async (request, reply) => {
    try {
      return await handle(request, reply);
    } catch (error) {
      request.log.error(describeError(error), 'A signed link could not be answered');
      const { tooManyTitle: title, crash: sentence } = site.manifest().words.answers.problem;
      return sendError(request, reply.header('retry-after', '60'), site, { status: 503, title, sentence });
    }
  };
}

export function sendUnknownLink(request: FastifyRequest, reply: FastifyReply, site: Site) {
  return sendError(request, reply, site, { status: 404, ...site.manifest().words.answers.unknownLink });
}
