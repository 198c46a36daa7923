/** Lets the scripts of pages that a static host serves send leads here (docs/publishing.md), and those of no other site. */
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { endpoints, envelope, requestPageHeader } from '../../contract/endpoints.ts';

const paths: readonly string[] = [endpoints.contact, endpoints.mailer, endpoints.issueToken];
/** Chromium remembers an answer for two hours at most. */
const rememberForSeconds = 7_200;

export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  // Then every answer is as it is without this plugin.
  if (origins.length === 0) return;
  await app.register(cors, {
    delegator: (request, decide) => {
      const isCall = paths.includes(request.url.split('?', 1)[0] ?? '');
      const isPreflight = request.headers['access-control-request-method'] !== undefined;
      // A question of another kind is answered as it is on one origin: not possible here.
      if (!isCall || (request.method === 'OPTIONS' && !isPreflight)) return decide(null, { origin: false });
      return decide(null, {
        origin: [...origins],
        methods: ['GET', 'POST'],
        allowedHeaders: ['Content-Type', ...Object.values(envelope).map(({ header }) => header)],
        exposedHeaders: [requestPageHeader],
        maxAge: rememberForSeconds,
      });
    },
  });
}

/** A browser names the page's origin on every post to another one; programs and old browsers name none. */
export function isForeign(
  origin: string | undefined,
  allowedOrigins: readonly string[],
  ownHosts: readonly string[],
): boolean {
  if (allowedOrigins.length === 0 || origin === undefined || origin === 'null') return false;
  return !ownHosts.includes(URL.parse(origin)?.host ?? '');
}
