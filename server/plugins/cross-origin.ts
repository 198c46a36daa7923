/** Lets the scripts of pages that a static host serves send leads here (docs/publishing.md), and those of no other site. */
import type { IncomingHttpHeaders } from 'node:http';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { endpoints, envelope, promiseHeader, requestPageHeader } from '../../contract/endpoints.ts';

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
        exposedHeaders: [requestPageHeader, promiseHeader],
        maxAge: rememberForSeconds,
      });
    },
  });
}

/**
 * A browser names the page's origin on every post to another one; programs and old browsers name none. `null` is a page
 * that its visitor's browser hides, or a sandboxed frame, which can post from within any page of the world.
 */
export function isForeign(
  headers: IncomingHttpHeaders,
  allowedOrigins: readonly string[],
  ownHosts: readonly string[],
): boolean {
  const { origin } = headers;
  if (allowedOrigins.length === 0 || origin === undefined) return false;
  if (origin !== 'null') return !ownHosts.includes(URL.parse(origin)?.host ?? '');
  return headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-dest'] !== 'document';
}
