import type { FastifyInstance } from 'fastify';

/** Warns once: behind an untrusted proxy, all visitors share one address and one limit. */
export function warnAboutForwardedHeaders(app: FastifyInstance, trustProxy: boolean | string[]): void {
  if (trustProxy !== false) return;
  let wasSaid = false;
  app.addHook('onRequest', async (request) => {
    if (wasSaid || request.headers['x-forwarded-for'] === undefined) return;
    wasSaid = true;
    app.log.warn(
      'A request carries X-Forwarded-For, but TRUST_PROXY is off, so it is ignored. If this server is behind a proxy, name it in TRUST_PROXY; otherwise all visitors share one limit.',
    );
  });
}
