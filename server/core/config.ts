/** Parses environment variables into a validated configuration. Pure: it reads no files and opens nothing. */
import { resolve } from 'node:path';
import { z } from 'zod';
import {
  address,
  addresses,
  explainPostgresUrl,
  explainSiteUrl,
  explainSmtpUrl,
  explainWebhookUrl,
  isWebhookSecret,
  origins,
  parseHosts,
  parseProxies,
  parseTrustProxy,
  quietSpan,
  setting,
  urlSetting,
  wholeNumber,
} from './config-values.ts';

/** `dataDir` is read from DATA_DIR. A test compares this list with docs/runbook.md. */
const settings = z.strictObject({
  /**
   * The address to listen on. Loopback by default, so that a proxy or container has to make the site public on purpose.
   */
  host: setting(z.string().default('127.0.0.1')),
  /** The port to listen on; 0 lets the system choose a free one. */
  port: setting(wholeNumber(0, 65_535).default(8080)),
  /** The folder of the lead database and the spool; created if missing. */
  dataDir: setting(
    z
      .string()
      .default('data')
      .transform((folder) => resolve(folder)),
  ),
  /** `postgres://user:password@host/database` stores the leads there instead of in a file of DATA_DIR. */
  databaseUrl: setting(urlSetting(explainPostgresUrl).optional()),
  /** The folder of the built site. */
  siteDir: setting(
    z
      .string()
      .default('dist')
      .transform((folder) => resolve(folder)),
  ),
  /**
   * The mail server, `smtp://user:password@host:587` or `smtps://…:465`. Without it, leads are stored and their mails
   * wait.
   */
  smtpUrl: setting(urlSetting(explainSmtpUrl).optional()),
  /** The sender of mails; it must belong to the site. Default: the company's address. */
  mailFrom: setting(address.optional()),
  /** The recipients of leads, separated by commas. Default: the company's address. */
  mailTo: setting(addresses.optional()),
  /** The recipients of alerts. Default: the recipients of leads. */
  alertTo: setting(addresses.optional()),
  /** Office hours between the reminder of an unanswered lead and the one to FOLLOW_UP_TO; `off` for no reminders. */
  followUpHours: setting(
    z
      .union([z.literal('off'), wholeNumber(1, 80)], { error: 'must be off or a whole number from 1 to 80' })
      .default(2),
  ),
  /** The recipients of the second reminder of an unanswered lead. Default: nobody. */
  followUpTo: setting(addresses.optional()),
  /** Office minutes until the next person gets a push message about an unopened request. */
  pushNextMinutes: setting(wholeNumber(1, 600).default(15)),
  /** Hours of the day, in the company's time zone, between which phones are quiet, such as `21-7`; `off` for never. */
  quietHours: setting(quietSpan.default({ from: 21, until: 7 })),
  /** The hour, in the company's time zone, at which owners get the daily digest; `off` for never. */
  digestHour: setting(
    z
      .union([z.literal('off'), wholeNumber(0, 23)], { error: 'must be off or a whole number from 0 to 23' })
      .default(7),
  ),
  /** The URL that gets every lead by a signed POST. */
  webhookUrl: setting(urlSetting(explainWebhookUrl).optional()),
  /** The shared secret that signs webhook calls. */
  webhookSecret: setting(
    z
      .string()
      .refine(
        isWebhookSecret,
        'must be whsec_ and Base64 of 24 to 64 bytes, or a text of 16 characters or more',
      )
      .optional(),
  ),
  /**
   * The proxies whose `X-Forwarded-For` is trusted: `false` for none, a list of addresses or ranges, or `true` for all
   * (only if the proxy alone can reach the server).
   */
  trustProxy: setting(z.string().transform(parseTrustProxy).default(false)),
  /**
   * Proxies before the own one: a CDN, a tunnel or another reverse proxy. Caddy and the server trust their
   * `X-Forwarded-For`.
   */
  frontProxies: setting(z.string().transform(parseProxies).default([])),
  /** The inbox at /inbox: `on`, or `off` for none. */
  inbox: setting(z.enum(['on', 'off'], { error: 'must be on or off' }).default('on')),
  /** The log level: fatal, error, warn, info, debug, trace or silent. */
  logLevel: setting(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be one of fatal, error, warn, info, debug, trace, silent',
      })
      .default('info'),
  ),
  /** The site's host names. Without PUBLIC_URL, the first is the public address; the others redirect to it. */
  siteHost: setting(z.string().transform(parseHosts).default([])),
  /** The site's public address. If it is https, answers carry HSTS. */
  publicUrl: setting(urlSetting(explainSiteUrl).optional()),
  /**
   * The origins of pages on static hosts, separated by commas. Their scripts may send leads, and answers link back to
   * them.
   */
  allowedOrigins: setting(origins.default([])),
  /** New leads from one address (IPv6: one /64) in ten minutes; 0 for no limit. */
  rateLimit: setting(wholeNumber(0, 1_000_000).default(30)),
  /** Searches, form tokens, signed links and unknown addresses per network and minute; 0 for no limit. */
  requestLimit: setting(wholeNumber(0, 1_000_000).default(300)),
  /** Photos and plans from one address (IPv6: one /64) in ten minutes; 0 for no limit. */
  fileLimit: setting(wholeNumber(0, 1_000_000).default(30)),
  /** Megabytes of photos and plans per network and day; 0 for no limit. */
  fileMbPerDay: setting(wholeNumber(0, 1_000_000).default(100)),
  /** Megabytes of all photos and plans together; 0 accepts none. */
  maxFilesMb: setting(wholeNumber(0, 10_000_000).default(5_000)),
  /** Megabytes on the disk of DATA_DIR that photos and plans leave free for leads. */
  keepFreeMb: setting(wholeNumber(0, 10_000_000).default(1_000)),
  /** Seconds without another file before the owner is mailed about new ones. */
  filePauseSeconds: setting(wholeNumber(0, 3_600).default(120)),
  /** Days until leads are removed; 0 keeps them until somebody erases them. */
  retentionDays: setting(wholeNumber(0, 36_500).default(0)),
  /** Days until junk is removed. */
  junkRetentionDays: setting(wholeNumber(1, 36_500).default(30)),
});

/** All environment variables that the server reads. */
export const variables = Object.keys(settings.shape).map(toVariable);

/** Addresses of machines that visitors cannot have. */
const privateRanges = ['loopback', 'linklocal', 'uniquelocal'];

/** With proxies in front, X-Forwarded-For begins with what the visitor claims, so only listed addresses count. */
function listProxies(own: boolean | string[], front: readonly string[]): boolean | string[] {
  if (front.length === 0) return own;
  return [...(own === true ? privateRanges : own || []), ...front];
}

const configuration = settings.transform(({ webhookUrl, webhookSecret, ...rest }, context) => {
  if ((webhookUrl === undefined) !== (webhookSecret === undefined)) {
    context.addIssue('WEBHOOK_URL and WEBHOOK_SECRET must be set together');
  }
  /** The webhook's address and secret are both set or both missing. */
  const webhook = webhookUrl && webhookSecret ? { url: webhookUrl, secret: webhookSecret } : undefined;
  const [host] = rest.siteHost;
  const publicUrl = rest.publicUrl ?? (host === undefined ? undefined : `https://${host}`);
  const trustProxy = listProxies(rest.trustProxy, rest.frontProxies);
  // Every setting is present, possibly undefined.
  return { ...(rest as Required<typeof rest>), publicUrl, trustProxy, webhook };
});

export type Config = z.output<typeof configuration>;

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Throws one ConfigError that lists all invalid variables. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const values = Object.keys(settings.shape).map((name) => [name, env[toVariable(name)]]);
  const parsed = configuration.safeParse(Object.fromEntries(values));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path: [name], message }) =>
    name === undefined ? `  ${message}.` : `  ${toVariable(String(name))} ${message}.`,
  );
  throw new ConfigError(['The configuration is invalid:', ...new Set(lines)].join('\n'));
}

function toVariable(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
