/** Fetches the feed of a calendar. Its address comes from a person, so it must not reach the machines around the server. */
import { lookup as findAddresses, type LookupOptions } from 'node:dns';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { isIP } from 'node:net';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import ipaddr from 'ipaddr.js';

export interface FeedQuery {
  address: string;
  /** The tag of the earlier answer. */
  etag: string | null;
  /** A host that may be on this machine, without TLS; only tests have one. */
  ownHost?: string | undefined;
}

/** `unchanged`: the feed is the same as with the tag. */
export type FeedAnswer = { type: 'unchanged' } | { type: 'feed'; bytes: Uint8Array; etag: string | null };

/** The feed could not be fetched; the message names the reason. */
class FeedError extends Error {
  override name = 'FeedError';
}

/** Feeds of 5,000 events have about 3 MB. */
const mostBytes = 20 * 1024 * 1024;
const mostRedirects = 5;
const answerWithinMs = 20_000;

/** The part of IPv6 with public addresses. */
const inUse = ipaddr.IPv6.parseCIDR('2000::/3');

/** True for anything but a public address. */
export function isHidden(address: string): boolean {
  if (isIP(address) === 0) return true;
  const ip = ipaddr.process(address);
  const isOther = ip instanceof ipaddr.IPv6 && !ip.match(inUse);
  return isOther || ip.range() !== 'unicast';
}

type Found = (
  error: Error | null,
  address: string | { address: string; family: number }[],
  family?: number,
) => void;

/** Checks the address that the connection uses, so that a name cannot change it between a check and the call. */
function lookupPublic(hostname: string, options: LookupOptions, callback: Found): void {
  findAddresses(hostname, { ...options, all: true }, (error, found) => {
    const open = error ? [] : found.filter(({ address }) => !isHidden(address));
    const [first] = open;
    if (first === undefined)
      return callback(error ?? new FeedError('The address is in a private network'), '');
    if (options.all) return callback(null, open);
    return callback(null, first.address, first.family);
  });
}

/** Throws FeedError. */
export async function fetchFeed({ address, etag, ownHost }: FeedQuery): Promise<FeedAnswer> {
  const signal = AbortSignal.timeout(answerWithinMs);
  let url = toUrl(address, ownHost);
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const response = await request(url, etag, ownHost, signal);
    const { statusCode = 0, headers } = response;
    if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined) {
      response.destroy();
      url = toUrl(URL.parse(headers.location, url)?.href ?? '', ownHost);
      continue;
    }
    if (statusCode === 304 && etag !== null) {
      response.destroy();
      return { type: 'unchanged' };
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new FeedError(`The calendar answered ${statusCode}`);
    }
    return { type: 'feed', bytes: await readBody(response), etag: headers.etag ?? null };
  }
  throw new FeedError('The address redirects too often');
}

function toUrl(address: string, ownHost: string | undefined): URL {
  const url = URL.parse(address.trim().replace(/^webcals?:/i, 'https:'));
  if (url === null) throw new FeedError('This is no address');
  const name = url.hostname.replace(/^\[|\]$/g, '');
  if (url.host === ownHost) return url;
  if (url.protocol !== 'https:') throw new FeedError('The address must begin with https');
  if (isIP(name) !== 0 && isHidden(name)) throw new FeedError('The address is in a private network');
  return url;
}

const request = (url: URL, etag: string | null, ownHost: string | undefined, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const isOwn = url.host === ownHost;
    const headers = {
      accept: 'text/calendar',
      'accept-encoding': 'gzip',
      ...(etag !== null && { 'if-none-match': etag }),
    };
    const open = isOwn && url.protocol === 'http:' ? getPlain : get;
    open(url, { headers, signal, ...(!isOwn && { lookup: lookupPublic }) }, resolve).on('error', (error) =>
      reject(toFeedError(error)),
    );
  });

async function readBody(response: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > mostBytes) throw new FeedError('The calendar is too large');
      chunks.push(chunk);
    }
  } catch (error) {
    throw toFeedError(error);
  }
  const bytes = Buffer.concat(chunks);
  // Some servers send gzip without naming it.
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  return promisify(gunzip)(bytes, { maxOutputLength: mostBytes }).catch((error: unknown) => {
    throw new FeedError('The calendar is damaged or too large', { cause: error });
  });
}

function toFeedError(error: unknown): FeedError {
  if (error instanceof FeedError) return error;
  const { name, code = name } = error as Error & { code?: string };
  const isSlow = name === 'AbortError' || name === 'TimeoutError';
  return new FeedError(
    isSlow ? 'The calendar did not answer in time' : `The calendar cannot be reached (${code})`,
    { cause: error },
  );
}
