/** Fastify options: limits, logging, and answers to invalid HTTP. */
import type { Server } from 'node:http';
import { LogController, type FastifyHttpOptions } from 'fastify';
import { maxBodyBytes } from '../contract/endpoints.ts';
import type { Config } from './core/config.ts';
import type { Resources } from './core/core.ts';
import { longestBodyMs } from './plugins/body-deadline.ts';
import { listSecurityHeaders } from './plugins/security-headers.ts';
import { toEndpointUrl } from './routes/take-leads.ts';
import { sendError, toErrorResponse } from './website/error-responses.ts';
import { refuseRaw } from './website/refuse-raw.ts';

export function toServerOptions(config: Config, { site, logStream }: Resources) {
  return {
    trustProxy: config.trustProxy,
    rewriteUrl: ({ url = '/' }) => toEndpointUrl(url),
    bodyLimit: maxBodyBytes,
    requestTimeout: longestBodyMs,
    // More than a proxy forwards (nginx: 33 KiB). A connection closed for its headers looks to the proxy like a dead
    // server.
    http: { maxHeaderSize: 64 * 1024, headersTimeout: 30_000 },
    forceCloseConnections: 'idle',
    // A form that arrives during shutdown is still stored and answered.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: config.logLevel,
      // Addresses, queries and headers are personal data; a log line contains at most method and route.
      serializers: { req: ({ method }: { method: string }) => ({ method }) },
      // The multipart parser logs all headers at level trace.
      redact: { paths: ['headers', '*.headers'], remove: true },
      ...(logStream === undefined ? {} : { stream: logStream }),
    },
    // Unparsable bytes are not logged, because they contain the sender's words.
    clientErrorHandler: (error, socket) => refuseRaw(error, socket, { site, publicUrl: config.publicUrl }),
    frameworkErrors: (error, request, reply) => {
      // Hooks do not run for an address that cannot be decoded.
      reply.headers(listSecurityHeaders(config.publicUrl, request.url));
      return sendError(request, reply, site, toErrorResponse(error, site));
    },
  } satisfies FastifyHttpOptions<Server>;
}
