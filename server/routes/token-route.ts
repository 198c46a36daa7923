/** Issues the token that records when a form was first touched. A form also works without it. */
import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import type { Core } from '../core/core.ts';
import type { Counting } from '../counts/counting.ts';
import { makeFormToken } from '../signing/form-token.ts';

export function addFormTokenRoute(
  app: FastifyInstance,
  { signer, nowMs }: Core,
  counting: Pick<Counting, 'noteOnPage'>,
): void {
  app.get(endpoints.issueToken, { onRequest: app.rateLimit() }, async (request, reply) => {
    counting.noteOnPage(request, 'form');
    reply.header('cache-control', 'no-store');
    try {
      return { token: await makeFormToken(signer, nowMs()) };
    } catch {
      // The database is down. The form is accepted without a token.
      return { token: '' };
    }
  });
}
