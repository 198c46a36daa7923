/** Headers that every answer carries, whichever route or error it comes from. */
import type { FastifyInstance } from 'fastify';
import { listCommonHeaders } from '../../contract/common-headers.ts';
import { linkPaths } from '../../contract/endpoints.ts';

/** For everything that is not a page of the build: nothing may load, run, frame or post. */
export const strictContentPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const signedPath = new RegExp(`^/*(?:${Object.values(linkPaths).join('|')})/`);

/**
 * A signed address is a key: no search engine lists it, and no browser names it as the page that it comes from, which
 * the log of the proxy in front would write down. Errors at such an address are pages, too.
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
    // An address may be written with percent signs; that of its route is always the same.
    reply.headers(signedPath.test(url) || signedPath.test(routeOptions.url ?? '') ? hiding : usual);
  });
}
