/**
 * A request that trickles in must not hold a connection forever. Node has one time for all requests, which is that of
 * photographs over a slow line (`longestBodyMs`). All others end here, sooner, and so do photographs that come too slowly.
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
/** A phone in the country sends more. */
const leastBytesPerSecond = 5_000;

export function addBodyDeadline(app: FastifyInstance, { windowMs = usualBodyMs } = {}): void {
  app.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody) return;
    const hasTime = routeOptions.config.mayTakeLong === true ? createSpeedCheck(raw, windowMs) : () => false;
    const timer = setInterval(() => {
      if (raw.complete || hasTime()) return;
      clearInterval(timer);
      // As Node does when its own time is over: the answer is that of `clientErrorHandler`.
      const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      app.server.emit('clientError', error, raw.socket);
    }, windowMs).unref();
    raw.once('close', () => clearInterval(timer)).once('end', () => clearInterval(timer));
  });
}

/** Whether enough has come since the last look, or waits here because the server is at work with what came before. */
function createSpeedCheck(raw: IncomingMessage, windowMs: number): () => boolean {
  let seenBytes = raw.socket.bytesRead;
  return () => {
    const cameBytes = raw.socket.bytesRead - seenBytes;
    seenBytes += cameBytes;
    return cameBytes >= (leastBytesPerSecond * windowMs) / 1_000 || raw.readableLength > 0;
  };
}
