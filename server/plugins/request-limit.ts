/**
 * How often one network may ask for what costs: search, tokens, signed links, readiness, addresses that do not exist.
 * Built pages and files are free, and leads have a rule of their own (lib/address-limit.ts).
 */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { toNetwork } from '../lib/visitor-network.ts';

class TooManyRequestsError extends Error {
  readonly statusCode = 429;
}

const windowMs = 60_000;
/** Bounds the memory; beyond it, the network that was counted longest ago is forgotten. */
const mostNetworks = 10_000;

/** A route takes part by `onRequest: app.rateLimit()`; all of them share one count. */
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
