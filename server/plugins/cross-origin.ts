/** Lets scripts of pages on a static host send leads here (docs/static-host.md), and scripts of no other site. */
import type { IncomingHttpHeaders } from 'node:http';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import {
  endpoints,
  envelope,
  promiseHeader,
  requestLinkHeader,
  requestPageHeader,
} from '../../contract/endpoints.ts';

const paths: readonly string[] = [endpoints.contact, endpoints.mailer, endpoints.issueToken];
/** Chromium caches a preflight for at most two hours. */
const rememberForSeconds = 7_200;

export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  // Without origins, the plugin must not change any answer.
  if (origins.length === 0) return;
  await app.register(cors, {
    delegator: (request, decide) => {
      const isCall = paths.includes(request.url.split('?', 1)[0] ?? '');
      const isPreflight = request.headers['access-control-request-method'] !== undefined;
      // Other requests get no CORS headers, as on a single origin.
      if (!isCall || (request.method === 'OPTIONS' && !isPreflight)) return decide(null, { origin: false });
      return decide(null, {
        origin: [...origins],
        methods: ['GET', 'POST'],
        allowedHeaders: ['Content-Type', ...Object.values(envelope).map(({ header }) => header)],
        exposedHeaders: [requestPageHeader, requestLinkHeader, promiseHeader],
        maxAge: rememberForSeconds,
      });
    },
  });
}

/**
 * Browsers send the page's origin with every cross-origin post; programs and old browsers send none. `null` is either a
 * page that the browser hides, or a sandboxed frame, which can post from inside any page.
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
