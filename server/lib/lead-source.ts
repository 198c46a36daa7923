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

/**
 * `landing` is the path of the first page, `referrer` the host of the linking page on another site. The other keys are
 * named after their URL parameters. Each value has at most 100 characters.
 */
export type LeadSource = Readonly<Record<string, string>>;

export function readSource(url: URL, referrer: string | undefined, ownHosts: readonly string[]): LeadSource {
  const host = URL.parse(referrer ?? '')?.hostname.replace(/^www\./, '');
  const isForeign = host !== undefined && host !== '' && !ownHosts.includes(host);
  const click = Object.keys(clickIds).find((name) => url.searchParams.has(name));
  const parameters = [...campaignParameters, ...(click ? [click] : [])].flatMap((name) => {
    const value = clean(url.searchParams.get(name) ?? '');
    return value === '' ? [] : [[name, value]];
  });
  return {
    landing: clean(url.pathname),
    ...(isForeign && { referrer: clean(host) }),
    ...(Object.fromEntries(parameters) as Record<string, string>),
  };
}

const clean = (text: string) => text.toWellFormed().replace(/\p{C}/gu, '').trim().slice(0, longestValue);

/** The click id of an ad; undefined if the visit did not come from one. */
export const findClickId = (source: LeadSource): string | undefined =>
  Object.keys(clickIds)
    .map((name) => source[name])
    .find((value) => value !== undefined);

const direct = 'direct';
export const unknownSource = 'unknown';

/** The name that groups visits and requests of one source in the counts. */
export function nameSource(source: LeadSource | null | undefined): string {
  if (!source) return unknownSource;
  const click = Object.entries(clickIds).find(([name]) => source[name] !== undefined);
  return source['utm_source']?.toLowerCase() ?? click?.[1] ?? source['referrer'] ?? direct;
}
