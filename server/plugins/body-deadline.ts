/**
 * Stops requests that trickle in from holding connections forever. Node has a single timeout, which has to suit photos
 * over a slow line (`longestBodyMs`). This plugin ends all other requests sooner, and also uploads that are too slow.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    mayTakeLong?: boolean;
  }
}

export const longestBodyMs = 15 * 60_000;
const usualBodyMs = 30_000;
/** A phone in the country is faster. */
const leastBytesPerSecond = 5_000;

export function addBodyDeadline(app: FastifyInstance, { windowMs = usualBodyMs } = {}): void {
  app.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody) return;
    const hasTime = routeOptions.config.mayTakeLong === true ? createSpeedCheck(raw, windowMs) : () => false;
    const timer = setInterval(() => {
      if (raw.complete || hasTime()) return;
      clearInterval(timer);
      // The same error as Node's own timeout, so that `clientErrorHandler` answers it.
      const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      app.server.emit('clientError', error, raw.socket);
    }, windowMs).unref();
    raw.once('close', () => clearInterval(timer)).once('end', () => clearInterval(timer));
  });
}

/** True if enough bytes arrived since the last check, or if bytes wait here because the server is busy. */
function createSpeedCheck(raw: IncomingMessage, windowMs: number): () => boolean {
  let seenBytes = raw.socket.bytesRead;
  return () => {
    const cameBytes = raw.socket.bytesRead - seenBytes;
    seenBytes += cameBytes;
    return cameBytes >= (leastBytesPerSecond * windowMs) / 1_000 || raw.readableLength > 0;
  };
}
