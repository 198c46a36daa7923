/** The types of environment variables, each with its error message. */
import { isIP } from 'node:net';
import { z } from 'zod';
import { parseSiteHosts } from '../../domain/typed/parse-site-hosts.ts';
import { parseEmail, plainEmail } from '../../domain/typed/email-address.ts';

/** A blank variable counts as unset, because shells and service files leave such lines behind. */
export function setting<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => {
    const text = typeof value === 'string' ? value.trim() : value;
    return text === '' ? undefined : text;
  }, schema);
}

const oneAddress = 'must be one e-mail address such as leads@example.com';
/** A mail server on this machine also accepts hosts without a dot. */
const localAddress = /^[\w.+-]+@[a-z0-9-]+$/i;

export const address = z.string().transform((text, context) => {
  const plain = plainEmail(text);
  const found = parseEmail(plain) ?? localAddress.exec(plain)?.[0];
  if (found === undefined) context.addIssue(oneAddress);
  return found ?? z.NEVER;
});

/** Names, the first of which is the site's own; the others lead to it. */
export function parseHosts(text: string, context: z.RefinementCtx): string[] {
  const parsed = parseSiteHosts(text);
  if ('hosts' in parsed) return parsed.hosts;
  context.addIssue(
    `must be host names such as example.com, www.example.com, without http://, a port or a path, but contains "${parsed.fault}"`,
  );
  return z.NEVER;
}

/** Addresses and ranges, separated by commas or spaces. */
export function parseProxies(text: string, context: z.RefinementCtx): string[] {
  const ranges = text.split(/[\s,;]+/).filter((part) => part !== '');
  const wrong = ranges.find((part) => !isAddressOrRange(part));
  if (wrong === undefined) return ranges;
  context.addIssue(`must be addresses or ranges such as 192.0.2.7, 2001:db8::/32, but contains "${wrong}"`);
  return z.NEVER;
}

export function parseTrustProxy(text: string, context: z.RefinementCtx): boolean | string[] {
  if (/^(true|yes|on|1)$/i.test(text)) return true;
  if (/^(false|no|off|0)$/i.test(text)) return false;
  const addresses = text.split(',').map((part) => part.trim());
  const wrong = addresses.find((part) => !isAddressOrRange(part));
  if (wrong === undefined) return addresses;
  context.addIssue(
    `must be true, false or a list of addresses such as 127.0.0.1,10.0.0.0/8, but contains "${wrong}"`,
  );
  return z.NEVER;
}

function isAddressOrRange(text: string): boolean {
  const [ip = '', bits, ...rest] = text.split('/');
  const version = isIP(ip);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Explains what is wrong with a URL without repeating it, because it may contain a password. */
type ExplainUrl = (text: string) => string | undefined;

export const urlSetting = (explain: ExplainUrl) =>
  z.string().superRefine((text, context) => {
    const fault = explain(text);
    if (fault !== undefined) context.addIssue(fault);
  });

export function explainSmtpUrl(text: string): string | undefined {
  const url = URL.parse(text);
  const isRight = url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
  return (
    explainSigns(text) ??
    (isRight ? undefined : 'must look like smtp://user:password@host:587 or smtps://host:465')
  );
}

export function explainPostgresUrl(text: string): string | undefined {
  const isRight = /^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? '');
  return (
    explainSigns(text) ?? (isRight ? undefined : 'must look like postgres://user:password@host/database')
  );
}

const written: Readonly<Record<string, string>> = { '#': '%23', '?': '%3F', '/': '%2F' };

/** Each of these characters ends the part with user and password, so the host would be misread. */
function explainSigns(text: string): string | undefined {
  const [, rest = text] = /^[a-z]+:\/\/([^]*)$/i.exec(text) ?? [];
  const login = rest.slice(0, Math.max(0, rest.lastIndexOf('@')));
  const signs = [...new Set(login.match(/[#?/]/g))];
  if (signs.length > 0) {
    const names = signs.map((sign) => `"${sign}"`).join(' and ');
    const codes = signs.map((sign) => written[sign]).join(' and ');
    return `has ${names} before its last "@": in a user name or password, write ${codes} instead`;
  }
  return rest.includes('#') ? 'has a "#": write %23 instead' : undefined;
}

/** Accepts only scheme, host and port, because links are made by appending a path. */
export function explainSiteUrl(text: string): string | undefined {
  const [, scheme, rest = ''] = /^(https?):\/\/(.+)$/i.exec(text) ?? [];
  const sign = /[?#@\s]|\/./.exec(rest)?.[0].charAt(0);
  if (scheme !== undefined && sign === undefined && URL.parse(text) !== null) return undefined;
  const found = sign === undefined ? '' : `, but has "${sign}" after its //`;
  return `must look like https://www.example.com, without a path${found}`;
}

export function wholeNumber(lowest: number, highest: number) {
  const sentence = `must be a whole number from ${lowest} to ${highest}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest, sentence);
}

/** `21-7`, two hours of the day, or `off`. */
export const quietSpan = z
  .string()
  .regex(/^(?:off|(?:1?\d|2[0-3])-(?:1?\d|2[0-3]))$/, 'must be off or two hours of the day such as 21-7')
  .transform((text) => {
    if (text === 'off') return text;
    const [from = 0, until = 0] = text.split('-').map(Number);
    return { from, until };
  });

/** Addresses separated by commas, or by semicolons as in Outlook. */
export const addresses = z
  .string()
  .transform((text) => text.split(/[,;]/).filter((part) => part.trim() !== ''))
  .pipe(z.array(address).min(1, oneAddress));

/** Origins separated by commas, written as browsers do: lower case, without a trailing slash. */
export const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(urlSetting(explainSiteUrl).transform((text) => new URL(text).origin)));

/** Plain HTTP would send visitors' words unencrypted, so it is allowed only to this machine. */
export function explainWebhookUrl(text: string): string | undefined {
  const url = URL.parse(text);
  if (text.includes('#')) return 'has a "#": write %23 instead';
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '');
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal);
  return isSafe && url?.username === '' && url.password === ''
    ? undefined
    : 'must look like https://crm.example.com/hook, without user and password';
}

/** Accepts `whsec_` and Base64, as in Standard Webhooks; any other text is the secret itself. */
export function isWebhookSecret(text: string): boolean {
  if (!text.startsWith('whsec_')) return text.length >= 16;
  const encoded = text.slice('whsec_'.length);
  const bytes = Buffer.from(encoded, 'base64').length;
  return /^[A-Za-z0-9+/]+={0,2}$/.test(encoded) && bytes >= 24 && bytes <= 64;
}
