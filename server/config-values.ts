/** Kinds of values that an environment variable may have, each with the sentence that says what is wrong. */
import { isIP } from 'node:net';
import { z } from 'zod';

/** A blank variable counts as not set, because shells and service files leave such lines behind. */
export function setting<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => {
    const text = typeof value === 'string' ? value.trim() : value;
    return text === '' ? undefined : text;
  }, schema);
}

export const address = z
  .string()
  .regex(/^[^\s@<>",;:\\]+@[^\s@<>",;:\\]+$/, 'must be one e-mail address such as leads@example.com');

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

export function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'smtp:' || url.protocol === 'smtps:') && url.hostname !== '';
}

/** Nothing but scheme, host and port: links are made by adding a path. */
export function isSiteUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && /^[^/]+\/\/[^/?#@]+\/?$/.test(text);
}

export function wholeNumber(lowest: number, highest: number) {
  const sentence = `must be a whole number from ${lowest} to ${highest}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest, sentence);
}

/** Addresses separated by commas. */
export const addresses = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(address));

/** Origins of pages, separated by commas, written as browsers do: small letters, no slash at the end. */
export const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(
    z.array(
      z
        .string()
        .refine(isSiteUrl, 'must be addresses such as https://www.example.com, without a path')
        .transform((text) => new URL(text).origin),
    ),
  );

export function isPostgresUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'postgres:' || url.protocol === 'postgresql:');
}

/** Plain http would send visitors' words unencrypted; it is allowed only to this machine itself. */
export function isWebhookUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return false;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal);
}

/** Standard Webhooks writes `whsec_` and Base64; any other text is used as it is. */
export function isWebhookSecret(text: string): boolean {
  if (!text.startsWith('whsec_')) return text.length >= 16;
  const encoded = text.slice('whsec_'.length);
  const bytes = Buffer.from(encoded, 'base64').length;
  return /^[A-Za-z0-9+/]+={0,2}$/.test(encoded) && bytes >= 24 && bytes <= 64;
}
