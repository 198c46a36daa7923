/** Parses the address of a link as people type or paste it: a number, an e-mail address, a page or a website. */
import { cleanLine, withoutInvisible } from './clean-text.ts';
import { parseEmail } from './email-address.ts';
import { findPhones } from './find-phones.ts';
import { getCallAddress, getTextAddress } from './phone.ts';

export interface LinkSite {
  /** The site's own addresses, such as https://www.palmetto.example. Links to them become paths. */
  origins: readonly string[];
  /** True if the site has a page at the path. */
  isPage: (path: string) => boolean;
}

const longestLink = 300;
const opening = /^[\s"'“”„«‘‹(]+/;
const closing = /[\s"'“”»’›.,;]+$/;
/** Requires a domain of letters, so that 843.555.0142 is no link. */
const host = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u;
const file = /^[^/?#]+\.(?:html?|php|pdf|jpe?g|png|gif|docx?|xlsx?)$/i;
/** Numbers for emergencies and services, such as 911 and 211. */
const shortNumber = /^[2-9]11$/;

/** An address for `href`: `tel:`, `sms:`, `mailto:`, `http(s)://` or a path. Undefined if the text is none of them. */
export function parseLink(typed: string, site: LinkSite): string | undefined {
  if (typed.length > longestLink) return undefined;
  const line = toAscii(cleanLine(withoutInvisible(typed)));
  const text = line
    .replace(opening, '')
    .replace(closing, '')
    .replace(/^<([^<>]*)>$/, '$1');
  if (text === '' || text.includes('\\')) return undefined;
  const [, scheme = '', rest = ''] = host.test(text) ? [] : (/^([a-z][a-z0-9+.-]*):(.*)$/i.exec(text) ?? []);
  switch (scheme.toLowerCase()) {
    case '':
      return parseBare(text, site);
    case 'tel':
    case 'callto':
      return parseCall(rest);
    case 'sms':
    case 'text':
      return parseText(rest);
    case 'mailto':
    case 'email':
    case 'e-mail':
      return parseMail(rest);
    case 'http':
    case 'https':
      return rest.startsWith('//') ? parseWebsite(text, site) : undefined;
    // "Phone: 843-555-0142"
    default:
      return /^(?:call|cell|mobile|office|phone)$/i.test(scheme) ? parseCall(rest) : undefined;
  }
}

/** The full-width letters and signs of East Asian keyboards. */
const toAscii = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

function parseBare(text: string, site: LinkSite): string | undefined {
  if (text.startsWith('/')) return /\s/.test(text) ? findPage(text.slice(1), site) : parsePath(text, site);
  if (text.includes('@')) return parseMail(text);
  if (host.test(text) && !file.test(text)) return parseWebsite(`https://${text}`, site);
  return findPage(text, site) ?? parseCall(text);
}

function parseCall(text: string): string | undefined {
  const plain = text.trim();
  if (shortNumber.test(plain)) return `tel:${plain}`;
  const [phone, ...more] = findPhones(plain);
  return phone && more.length === 0 ? getCallAddress(phone) : undefined;
}

function parseText(text: string): string | undefined {
  const [, number = '', query = ''] = /^([^?]*)(\?.*)?$/.exec(text) ?? [];
  const [phone, ...more] = findPhones(number);
  const address = phone && more.length === 0 ? getTextAddress(phone) : undefined;
  return address && address + encodeSpaces(query);
}

function parseMail(text: string): string | undefined {
  const [, address = '', query = ''] = /^([^?]*)(\?.*)?$/.exec(text) ?? [];
  const email = parseEmail(address);
  return email && `mailto:${email}${encodeSpaces(query)}`;
}

const encodeSpaces = (query: string): string => query.replaceAll(' ', '%20');

/** Browsers hide a name and password before the host, so such an address leads elsewhere than it seems. */
function parseWebsite(text: string, site: LinkSite): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username !== '' || url.password !== '' || !/[.:]|^localhost$/.test(url.hostname))
    return undefined;
  const isOwn = site.origins.some((origin) => nameHost(origin) === nameHost(url.href));
  if (isOwn) return toPath(url);
  // As typed, but for a bare host, which needs no slash.
  return url.pathname === '/' && !text.endsWith('/') ? url.href.replace(/\/$/, '') : url.href;
}

const nameHost = (address: string): string => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url ? url.host.replace(/^www\./, '') : '';
};

/** "//county.example" and paths that browsers read as another host are no pages of the site. */
function parsePath(text: string, site: LinkSite): string | undefined {
  const [base = 'https://site.invalid'] = site.origins;
  if (!URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  return url.origin === new URL(base).origin ? toPath(url) : undefined;
}

/** Browsers would read a path with two slashes as another host. */
const toPath = ({ pathname, search, hash }: URL): string | undefined =>
  pathname.startsWith('//') ? undefined : pathname + search + hash;

/** "contact", "Contact.html" and "service areas" are pages if the site has them; "home" is the first one. */
function findPage(text: string, site: LinkSite): string | undefined {
  const [, name = '', rest = ''] = /^([^?#]*)(.*)$/.exec(text) ?? [];
  const path = `/${name
    .trim()
    .replace(/\/+$/, '')
    .replace(/\.(?:html?|php)$/i, '')
    .replace(/\s+/g, '-')}`;
  if (/^\/home$/i.test(path)) return '/';
  const page = [path, path.toLowerCase()].find((one) => one !== '/' && site.isPage(one));
  return page && parsePath(page + rest, site);
}
