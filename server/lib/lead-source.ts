/** Where a visitor came from, as the first request of the visit showed it: observed, and never a signal of spam. */

/** Parameters that campaigns put into the address of the page they lead to. */
const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
/** Ids of one click on an advertisement, and what sold it. The first one found counts. */
const clickIds = {
  gclid: 'google ads',
  gbraid: 'google ads',
  wbraid: 'google ads',
  msclkid: 'microsoft ads',
  fbclid: 'facebook',
} as const;
const longestValue = 100;

/**
 * `landing`: path of the first page. `referrer`: host of the page that led there, when it was another site. The others are
 * named as the parameters of the address. Each value has at most 100 characters.
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

const direct = 'direct';
export const unknownSource = 'unknown';

/** The name under which visits and requests of a source are counted together. */
export function nameSource(source: LeadSource | null | undefined): string {
  if (!source) return unknownSource;
  const click = Object.entries(clickIds).find(([name]) => source[name] !== undefined);
  return source['utm_source']?.toLowerCase() ?? click?.[1] ?? source['referrer'] ?? direct;
}
