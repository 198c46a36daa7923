/**
 * A request that trickles in must not hold a connection forever. Node has one time for all requests, which is that of
 * photographs over a slow line (`longestBodyMs`); all others end here, sooner.
 */
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    mayTakeLong?: boolean;
  }
}

export const longestBodyMs = 15 * 60_000;
const usualBodyMs = 30_000;

export function addBodyDeadline(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody || routeOptions.config.mayTakeLong === true) return;
    const timer = setTimeout(() => {
      // As Node does when its own time is over: the answer is that of `clientErrorHandler`.
      if (!raw.complete) {
        const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        app.server.emit('clientError', error, raw.socket);
      }
    }, usualBodyMs).unref();
    raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
  });
}
