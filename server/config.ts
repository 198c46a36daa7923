/** Turns environment variables into a checked configuration. Pure: it reads no files and opens nothing. */
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
  parseTrustProxy,
  quietSpan,
  setting,
  urlSetting,
  wholeNumber,
} from './config-values.ts';

/** `dataDir` is read from DATA_DIR; the list in docs/runbook.md is checked against this one. */
const settings = z.strictObject({
  /** Address to listen on. Loopback by default: a proxy or a container makes the site public on purpose. */
  host: setting(z.string().default('127.0.0.1')),
  /** Port to listen on; 0 lets the system choose a free one. */
  port: setting(wholeNumber(0, 65_535).default(8080)),
  /** Folder of the lead database and the spool; created when missing. */
  dataDir: setting(
    z
      .string()
      .default('data')
      .transform((folder) => resolve(folder)),
  ),
  /** `postgres://user:password@host/database` keeps the leads there instead of in a file of DATA_DIR. */
  databaseUrl: setting(urlSetting(explainPostgresUrl).optional()),
  /** Folder of the built site. */
  siteDir: setting(
    z
      .string()
      .default('dist')
      .transform((folder) => resolve(folder)),
  ),
  /** Mail server, `smtp://user:password@host:587` or `smtps://…:465`. Without it leads are stored and wait. */
  smtpUrl: setting(urlSetting(explainSmtpUrl).optional()),
  /** Address that mails are sent from; it must belong to the site. Default: the company's address. */
  mailFrom: setting(address.optional()),
  /** Recipients of the leads, separated by commas. Default: the company's address. */
  mailTo: setting(addresses.optional()),
  /** Recipients of alerts. Default: the recipients of the leads. */
  alertTo: setting(addresses.optional()),
  /** Office hours that pass between the reminder of an unanswered lead and the one to FOLLOW_UP_TO; `off` for no reminders. */
  followUpHours: setting(
    z
      .union([z.literal('off'), wholeNumber(1, 80)], { error: 'must be off or a whole number from 1 to 80' })
      .default(2),
  ),
  /** Recipients of the second reminder of an unanswered lead. Default: nobody. */
  followUpTo: setting(addresses.optional()),
  /** Office minutes after which the phone of the next person is told of a request that nobody has opened. */
  pushNextMinutes: setting(wholeNumber(1, 600).default(15)),
  /** Hours of the day, in the company's time zone, between which phones are quiet, such as `21-7`; `off` for never. */
  quietHours: setting(quietSpan.default({ from: 21, until: 7 })),
  /** Hour of the day, in the company's time zone, at which the owners get the daily digest; `off` for never. */
  digestHour: setting(
    z
      .union([z.literal('off'), wholeNumber(0, 23)], { error: 'must be off or a whole number from 0 to 23' })
      .default(7),
  ),
  /** Address that gets every lead by a signed POST. */
  webhookUrl: setting(urlSetting(explainWebhookUrl).optional()),
  /** Signs the calls of the webhook; the receiver knows it too. */
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
   * Proxies whose `X-Forwarded-For` is believed: `false` for none, a list of addresses or ranges, or `true` for all
   * (only when nothing but the proxy can reach the server).
   */
  trustProxy: setting(z.string().transform(parseTrustProxy).default(false)),
  /** The inbox at /inbox: `on`, or `off` for none. */
  inbox: setting(z.enum(['on', 'off'], { error: 'must be on or off' }).default('on')),
  /** How much is logged: fatal, error, warn, info, debug, trace or silent. */
  logLevel: setting(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be one of fatal, error, warn, info, debug, trace, silent',
      })
      .default('info'),
  ),
  /** Address of the site as visitors type it. When it is https, browsers are told to stay on https. */
  publicUrl: setting(urlSetting(explainSiteUrl).optional()),
  /**
   * Where the pages are when a static host has them, separated by commas: scripts of these origins may send leads, and
   * answers lead back to them.
   */
  allowedOrigins: setting(origins.default([])),
  /** New leads taken from one address (IPv6: one /64) in ten minutes; 0 switches the limit off. */
  rateLimit: setting(wholeNumber(0, 1_000_000).default(30)),
  /** Searches, form tokens, signed links and unknown addresses that one network may ask for in a minute; 0 for no limit. */
  requestLimit: setting(wholeNumber(0, 1_000_000).default(300)),
  /** Photographs and plans taken from one address (IPv6: one /64) in ten minutes; 0 switches the limit off. */
  fileLimit: setting(wholeNumber(0, 1_000_000).default(30)),
  /** Megabytes of photographs and plans that one network may add in a day; 0 switches the limit off. */
  fileMbPerDay: setting(wholeNumber(0, 1_000_000).default(100)),
  /** Megabytes that all photographs and plans may take together; 0 takes none. */
  maxFilesMb: setting(wholeNumber(0, 10_000_000).default(5_000)),
  /** Megabytes of the disk of DATA_DIR that photographs and plans leave free for leads. */
  keepFreeMb: setting(wholeNumber(0, 10_000_000).default(1_000)),
  /** Seconds without a further file after which the owner is told of those that came. */
  filePauseSeconds: setting(wholeNumber(0, 3_600).default(120)),
  /** Days after which leads are removed; 0 keeps them until somebody erases them. */
  retentionDays: setting(wholeNumber(0, 36_500).default(0)),
  /** Days after which junk is removed. */
  junkRetentionDays: setting(wholeNumber(1, 36_500).default(30)),
});

/** Every environment variable that is read. */
export const variables = Object.keys(settings.shape).map(toVariable);

const configuration = settings.transform(({ webhookUrl, webhookSecret, ...rest }, context) => {
  if ((webhookUrl === undefined) !== (webhookSecret === undefined)) {
    context.addIssue('WEBHOOK_URL and WEBHOOK_SECRET belong together; one of them is missing');
  }
  /** Address and secret come together or not at all. */
  const webhook = webhookUrl && webhookSecret ? { url: webhookUrl, secret: webhookSecret } : undefined;
  // Every setting is given, if only as undefined.
  return { ...(rest as Required<typeof rest>), webhook };
});

export type Config = z.output<typeof configuration>;

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Throws one ConfigError that names every wrong variable. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const values = Object.keys(settings.shape).map((name) => [name, env[toVariable(name)]]);
  const parsed = configuration.safeParse(Object.fromEntries(values));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path: [name], message }) =>
    name === undefined ? `  ${message}.` : `  ${toVariable(String(name))} ${message}.`,
  );
  throw new ConfigError(['The configuration is not usable:', ...new Set(lines)].join('\n'));
}

function toVariable(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
