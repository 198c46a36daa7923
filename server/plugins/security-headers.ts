/** Headers of every answer, from any route or error. */
import type { FastifyInstance } from 'fastify';
import { listCommonHeaders } from '../../contract/common-headers.ts';
import { linkPaths, paperPaths } from '../../contract/endpoints.ts';

/** The policy of everything that is not a built page: nothing may load, run, frame or post. */
export const strictContentPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const signedPath = new RegExp(`^/*(?:${[...Object.values(linkPaths), paperPaths.quote].join('|')})/`, 'i');

/**
 * A signed address is a key. Search engines must not list it, and browsers must not send it as a referrer, which the
 * log of a proxy would record. Errors at such an address are pages, too.
 */
const hidingHeaders = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

export const listSecurityHeaders = (publicUrl: string | undefined, path = ''): Record<string, string> => ({
  ...listCommonHeaders(publicUrl),
  'content-security-policy': strictContentPolicy,
  ...(signedPath.test(path) && hidingHeaders),
});

export function addSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const usual = listSecurityHeaders(publicUrl);
  const hiding = { ...usual, ...hidingHeaders };
  app.addHook('onRequest', async ({ routeOptions, url }, reply) => {
    // The URL may be percent-encoded; the route's pattern is always the same.
    reply.headers(signedPath.test(url) || signedPath.test(routeOptions.url ?? '') ? hiding : usual);
  });
}
