/**
 * Notices a CDN, tunnel or proxy that the settings do not name. Behind it, all visitors have its address: they share
 * one limit, and one person's sign-in code, spam score and source.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toNetwork } from './visitor-network.ts';

export interface ProxyWatch {
  /** The first request from a proxy that the settings do not name. */
  seenAtMs: number | undefined;
}

/** The headers of Cloudflare, Fastly and Akamai for the visitor's address. */
const visitorHeaders = ['cf-connecting-ip', 'fastly-client-ip', 'true-client-ip'];

export function watchProxies(
  app: FastifyInstance,
  watch: ProxyWatch,
  { trustsProxy, nowMs }: { trustsProxy: boolean; nowMs: () => number },
): void {
  app.addHook('onRequest', async (request) => {
    if (watch.seenAtMs !== undefined) return;
    const header = findUntrusted(request, trustsProxy);
    if (header === undefined) return;
    watch.seenAtMs = nowMs();
    app.log.warn(
      `A request carries ${header} from an address that is not trusted, so it is ignored. If a CDN, tunnel or proxy is in front of the site, list its addresses in FRONT_PROXIES (or TRUST_PROXY, for a proxy that talks to this server); otherwise all its visitors share one limit.`,
    );
  });
}

function findUntrusted({ headers, ip }: FastifyRequest, trustsProxy: boolean): string | undefined {
  const network = toNetwork(ip);
  const isOther = (address: string) => toNetwork(address.trim()) !== network;
  const named = visitorHeaders.find((name) => headers[name] !== undefined && isOther(String(headers[name])));
  const forwarded = headers['x-forwarded-for'];
  if (named !== undefined || forwarded === undefined) return named;
  const hops = String(forwarded).split(',');
  // The last hop is the address that the own proxy saw. If it counts as the visitor, no proxy in front is trusted.
  const hasMoreHops = hops.length > 1 && !isOther(hops.at(-1) ?? '');
  return !trustsProxy || hasMoreHops ? 'X-Forwarded-For' : undefined;
}
