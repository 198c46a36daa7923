/**
 * Limits expensive requests per network: search, tokens, signed links, readiness, addresses that do not exist. Built
 * pages and files are free, and leads have their own limit (address-limit.ts).
 */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { toNetwork } from './visitor-network.ts';

export class TooManyRequestsError extends Error {
  readonly statusCode = 429;
}

const windowMs = 60_000;
/** Bounds the memory; beyond it, the least recently counted network is evicted. */
const mostNetworks = 10_000;

/** Routes opt in with `onRequest: app.rateLimit()` and share one count. */
export async function addRequestLimit(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: requestsPerMinute,
    timeWindow: windowMs,
    cache: mostNetworks,
    allowList: () => requestsPerMinute === 0,
    keyGenerator: ({ ip }) => toNetwork(ip),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: () => new TooManyRequestsError('Too many requests'),
  });
}
