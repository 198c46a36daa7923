/** Headers that every answer carries, whichever route or error it comes from. */
import type { FastifyInstance } from 'fastify';
import { listCommonHeaders } from '../../contract/common-headers.ts';

/** For everything that is not a page of the build: nothing may load, run, frame or post. */
export const strictContentPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const listSecurityHeaders = (publicUrl: string | undefined): Record<string, string> => ({
  ...listCommonHeaders(publicUrl),
  'content-security-policy': strictContentPolicy,
});

export function addSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const headers = listSecurityHeaders(publicUrl);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
