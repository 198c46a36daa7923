/** Redirects the site's other names to its public address for good, with path and query. */
import type { FastifyInstance } from 'fastify';

export function redirectHosts(app: FastifyInstance, hosts: readonly string[], publicUrl = ''): void {
  const site = URL.parse(publicUrl);
  const others = new Set(hosts.filter((host) => host !== site?.hostname));
  if (site === null || others.size === 0) return;
  app.addHook('onRequest', async ({ headers, originalUrl }, reply) => {
    const host = (headers.host ?? '').toLowerCase().replace(/\.?(?::\d+)?$/, '');
    if (!others.has(host)) return undefined;
    // A request may name an absolute address instead of a path.
    const path = originalUrl.startsWith('/') ? originalUrl : '/';
    return reply.redirect(site.origin + path, 308);
  });
}
