/** Turns environment variables into a checked configuration. Pure: it reads no files and opens nothing. */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

/** A blank variable counts as not set, because shells and service files leave such lines behind. */
function variable<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => {
    const text = typeof value === 'string' ? value.trim() : value;
    return text === '' ? undefined : text;
  }, schema);
}

const address = z
  .string()
  .regex(/^[^\s@<>",;:\\]+@[^\s@<>",;:\\]+$/, 'must be one e-mail address such as leads@example.com');

function parseTrustProxy(text: string, context: z.RefinementCtx): boolean | string[] {
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

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'smtp:' || url.protocol === 'smtps:') && url.hostname !== '';
}

function isSiteUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.pathname === '/';
}

function wholeNumber(lowest: number, highest: number) {
  const sentence = `must be a whole number from ${lowest} to ${highest}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest, sentence);
}

const environment = z.object({
  /** Address to listen on. Loopback by default: a proxy or a container opens the site to the world on purpose. */
  HOST: variable(z.string().default('127.0.0.1')),
  /** Port to listen on; 0 lets the system choose a free one. */
  PORT: variable(wholeNumber(0, 65_535).default(8080)),
  /** Folder of the lead database and the spool; created when missing. */
  DATA_DIR: variable(z.string().default('data')),
  /** Folder of the built site. */
  SITE_DIR: variable(z.string().default('dist')),
  /** Mail server, `smtp://user:password@host:587` or `smtps://…:465`. Without it leads are stored and wait. */
  SMTP_URL: variable(
    z
      .string()
      .refine(isSmtpUrl, 'must look like smtp://user:password@host:587 or smtps://host:465')
      .optional(),
  ),
  /** Address that mails are sent from; it must belong to the site. Default: the company's address. */
  MAIL_FROM: variable(address.optional()),
  /** Who receives the leads; several addresses are separated by commas. Default: the company's address. */
  MAIL_TO: variable(
    z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim()))
      .pipe(z.array(address))
      .optional(),
  ),
  /**
   * Whose `X-Forwarded-For` is believed: `false` nobody's, a list of proxy addresses or ranges, or `true` anybody's
   * (only when nothing but the proxy can reach the server).
   */
  TRUST_PROXY: variable(z.string().transform(parseTrustProxy).default(false)),
  /** How much is logged: fatal, error, warn, info, debug, trace or silent. */
  LOG_LEVEL: variable(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be one of fatal, error, warn, info, debug, trace, silent',
      })
      .default('info'),
  ),
  /** Address of the site as visitors type it. When it is https, browsers are told to stay on https. */
  PUBLIC_URL: variable(
    z.string().refine(isSiteUrl, 'must look like https://www.example.com, without a path').optional(),
  ),
  /** New leads taken from one address (IPv6: one /64) in ten minutes; 0 switches the limit off. */
  RATE_LIMIT: variable(wholeNumber(0, 1_000_000).default(30)),
});

export interface Config {
  host: string;
  port: number;
  dataDir: string;
  siteDir: string;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  mailTo: string[] | undefined;
  trustProxy: boolean | string[];
  logLevel: z.output<typeof environment>['LOG_LEVEL'];
  publicUrl: string | undefined;
  rateLimit: number;
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Throws one ConfigError that names every wrong variable. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${String(issue.path[0])} ${issue.message}.`);
    throw new ConfigError(['The configuration is not usable:', ...new Set(lines)].join('\n'));
  }
  const values = parsed.data;
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    siteDir: resolve(values.SITE_DIR),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailTo: values.MAIL_TO,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    publicUrl: values.PUBLIC_URL,
    rateLimit: values.RATE_LIMIT,
  };
}
