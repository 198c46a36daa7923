/** Issues the token that records when a form was first touched. A form also works without it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { makeFormToken } from '../signing/form-token.ts';
import type { Signer } from '../signing/signer.ts';

export function addFormTokenRoute(
  app: FastifyInstance,
  signer: Signer,
  nowMs: () => number,
  onTouched: (request: FastifyRequest) => void,
): void {
  app.get(endpoints.issueToken, { onRequest: app.rateLimit() }, async (request, reply) => {
    onTouched(request);
    reply.header('cache-control', 'no-store');
    try {
      return { token: await makeFormToken(signer, nowMs()) };
    } catch {
      // The database is down. The form is accepted without a token.
      return { token: '' };
    }
  });
}
