import type { FastifyInstance } from 'fastify';

/** Behind a proxy that is not trusted, all visitors seem to share one address and one limit. Said once. */
export function warnAboutForwardedHeaders(app: FastifyInstance, trustProxy: boolean | string[]): void {
  if (trustProxy !== false) return;
  let wasSaid = false;
  app.addHook('onRequest', async (request) => {
    if (wasSaid || request.headers['x-forwarded-for'] === undefined) return;
    wasSaid = true;
    app.log.warn(
      'A request carries X-Forwarded-For, but TRUST_PROXY is off, so it is ignored. If a proxy is in front of this server, name it in TRUST_PROXY; otherwise visitors share one limit.',
    );
  });
}
