/** The source of a visit, taken from its first request. It is never a spam signal. */

/** Parameters that campaigns add to their links. */
const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
/** Click ids of ads, and the network behind each. The first one found counts. */
const clickIds = {
  gclid: 'google ads',
  gbraid: 'google ads',
  wbraid: 'google ads',
  msclkid: 'microsoft ads',
  fbclid: 'facebook',
} as const;
const longestValue = 100;

/** Hosts and apps of one source, by the end of their name. Their letters in links differ: "l.", "lm.", "m.", "out.". */
const hosts: readonly (readonly [ending: RegExp, name: string])[] = [
  [/(?:^|\.)google(?:\.com?)?(?:\.[a-z]{2,3})?$|^com\.google\./, 'google'],
  [/(?:^|\.)bing\.com$|^com\.microsoft\.bing/, 'bing'],
  [/(?:^|\.)duckduckgo\.com$|^com\.duckduckgo\./, 'duckduckgo'],
  [/(?:^|\.)yahoo\.com$/, 'yahoo'],
  [/(?:^|\.)(?:facebook\.com|fb\.com|fb\.me|messenger\.com)$|^com\.facebook\./, 'facebook'],
  [/(?:^|\.)instagram\.com$|^com\.instagram\./, 'instagram'],
  [/(?:^|\.)nextdoor\.com$|^com\.nextdoor/, 'nextdoor'],
  [/(?:^|\.)yelp\.com$|^com\.yelp\./, 'yelp'],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$|^com\.google\.android\.youtube/, 'youtube'],
  [/(?:^|\.)(?:t\.co|twitter\.com|x\.com)$|^com\.twitter\./, 'x'],
  [/(?:^|\.)(?:linkedin\.com|lnkd\.in)$|^com\.linkedin\./, 'linkedin'],
  [/(?:^|\.)(?:pinterest\.com|pin\.it)$|^com\.pinterest/, 'pinterest'],
  [/(?:^|\.)reddit\.com$|^com\.reddit\./, 'reddit'],
  [/(?:^|\.)tiktok\.com$/, 'tiktok'],
  [/(?:^|\.)(?:chatgpt\.com|openai\.com)$/, 'chatgpt'],
];

/**
 * `landing` is the path of the first page, `referrer` the name or host of the linking site or app. The other keys are
 * named after their URL parameters. Each value has at most 100 characters.
 */
export type LeadSource = Readonly<Record<string, string>>;

/** True for a landing page: its visitor did not come from another page of this site. */
export function isLanding(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  ownHosts: readonly string[],
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'same-site';
  const host = URL.parse(String(headers['referer'] ?? ''))?.hostname;
  return host === undefined || !ownHosts.includes(host);
}

export function readSource(url: URL, referrer: string | undefined, ownHosts: readonly string[]): LeadSource {
  const host = URL.parse(referrer ?? '')?.hostname.replace(/^www\./, '');
  const isForeign = host !== undefined && host !== '' && !ownHosts.includes(host);
  const given = readParameters(url);
  const click = Object.keys(clickIds).find((name) => given.has(name));
  const parameters = [...campaignParameters, ...(click ? [click] : [])].flatMap((name) => {
    const value = clean(given.get(name) ?? '');
    return value === '' ? [] : [[name, value]];
  });
  return {
    landing: clean(url.pathname),
    ...(isForeign && { referrer: clean(nameHost(host)) }),
    ...(Object.fromEntries(parameters) as Record<string, string>),
  };
}

/** Some programs write the names in capitals, or append their own parameters with a second "?". The first value counts. */
function readParameters({ search }: URL): Map<string, string> {
  const pairs = [...new URLSearchParams(search.slice(1).replaceAll('?', '&'))];
  return new Map(pairs.toReversed().map(([name, value]) => [name.toLowerCase(), value]));
}

/** Links in newsletters may have the reader's e-mail address, which has no place in the counts. */
function clean(text: string): string {
  const plain = text.toWellFormed().replace(/\p{C}/gu, '').trim().slice(0, longestValue);
  return /@|%40/.test(plain) ? '' : plain;
}

const nameHost = (host: string): string => hosts.find(([ending]) => ending.test(host))?.[1] ?? host;

/** The click id of an ad; undefined if the visit did not come from one. */
export const findClickId = (source: LeadSource): string | undefined =>
  Object.keys(clickIds)
    .map((name) => source[name])
    .find((value) => value !== undefined);

const direct = 'direct';
const unknownSource = 'unknown';
/** Sources beyond the limit of a day. */
export const otherSource = 'other';
export const isOwnName = (name: string): boolean => [direct, unknownSource, otherSource].includes(name);

/** The name that groups visits and requests of one source in the counts. */
export function nameSource(source: LeadSource | null | undefined): string {
  if (!source) return unknownSource;
  const click = Object.entries(clickIds).find(([name]) => source[name] !== undefined);
  const campaign = source['utm_source']?.toLowerCase().replace(/^www\./, '');
  return (campaign && nameHost(campaign)) ?? click?.[1] ?? source['referrer'] ?? direct;
}
