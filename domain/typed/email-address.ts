/** Reads an e-mail address as people paste it, both in the page and on the server. */
import { cleanLine, withoutInvisible } from './clean-text.ts';

const word = /[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+/u.source;
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
/** A host with a dot: stricter than `type="email"`, which accepts `ann@gmail`. */
const pattern = new RegExp(String.raw`^${word}(?:\.${word})*@(?:${label}\.)+(?=[^.]*[a-z])${label}$`, 'iu');
const longestAddress = 254;
/** The maximum length of an address and the name around it. Longer texts would make the patterns below slow. */
const longestText = 500;

const opening = /^[\s"'“”„«‘‹(<[{,;:]+/;
const closing = /[\s"'“”„»’›)>\]},;:./!?]+$/;

/**
 * The address in the text, as typed: out of "Ann Lee <ann@example.org>", “ann@example.org” or
 * "mailto:ann@example.org". Text that is no address stays.
 */
export function plainEmail(typed: string): string {
  if (typed.length > longestText) return typed;
  const line = cleanLine(withoutInvisible(typed.normalize('NFKC')));
  const text = /^[^<>@]*<([^<>]+@[^<>]+)>[^<>@]*$/.exec(line)?.[1] ?? line;
  return text
    .replace(opening, '')
    .replace(/^(?:e-?mail|mail)[\s:]+/i, '')
    .replace(/^mailto:([^?]*)(?:\?.*)?$/i, '$1')
    .replace(/\s\([^()@]*\)$/, '')
    .replace(opening, '')
    .replace(closing, '')
    .replace(/ ?@ ?/, '@')
    .replace(/[’‘ʼ]/gu, "'");
}

/** The address as it is stored: the domain in ASCII. Undefined if the text is no address. */
export function parseEmail(typed: string): string | undefined {
  const address = toAsciiDomain(plainEmail(typed));
  // A quote that was opened before the text that was copied.
  const isQuoted = address.includes("'@");
  return address.length <= longestAddress && !isQuoted && pattern.test(address) ? address : undefined;
}

export const isEmailAddress = (text: string): boolean => parseEmail(text) !== undefined;

/** Mail servers and other programs know only `xn--bro-hoa.example`. Anything else stays unchanged. */
export function toAsciiDomain(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  const isAscii = /^[ -~]*$/.test(domain);
  if (start === 0 || isAscii || !/^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain)) return address;
  // iPhones of 2022 lack URL.parse.
  try {
    return address.slice(0, start) + new URL(`https://${domain}`).hostname;
  } catch {
    return address;
  }
}

/** The hosts of most private addresses in the United States. */
const usualHosts = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'comcast.net',
  'bellsouth.net',
  'att.net',
  'verizon.net',
];
/** Real hosts that are one letter away from one of those. */
const realHosts = ['ymail.com', 'mail.com', 'email.com', 'att.com'];

/** Suggests the intended address, for example for `ann@gmial.com`; undefined if the host looks right. */
export function suggestAddress(text: string): string | undefined {
  const [, name, host = ''] = /^(.+)@([^@]+)$/.exec(plainEmail(text)) ?? [];
  const typed = host.toLowerCase();
  if (name === undefined || usualHosts.includes(typed) || realHosts.includes(typed)) return undefined;
  const meant = usualHosts.find((usual) => isOneSlip(typed, usual) || isOneSlip(`${typed}.com`, usual));
  return meant && `${name}@${meant}`;
}

/** True if one letter is missing, added or wrong, or two neighbors are swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  const [restTyped, restMeant] = [typed.slice(start), meant.slice(start)];
  const [a = '', b = ''] = restTyped;
  return (
    restTyped.slice(1) === restMeant ||
    restTyped === restMeant.slice(1) ||
    restTyped.slice(1) === restMeant.slice(1) ||
    b + a + restTyped.slice(2) === restMeant
  );
}
