/** Turns environment variables into a checked configuration. Pure: it reads no files and opens nothing. */
import { resolve } from 'node:path';
import { z } from 'zod';
import {
  address,
  addresses,
  isPostgresUrl,
  isSiteUrl,
  isSmtpUrl,
  isWebhookUrl,
  parseTrustProxy,
  variable,
  wholeNumber,
} from './config-values.ts';

const environment = z.object({
  /** Address to listen on. Loopback by default: a proxy or a container makes the site public on purpose. */
  HOST: variable(z.string().default('127.0.0.1')),
  /** Port to listen on; 0 lets the system choose a free one. */
  PORT: variable(wholeNumber(0, 65_535).default(8080)),
  /** Folder of the lead database and the spool; created when missing. */
  DATA_DIR: variable(z.string().default('data')),
  /** `postgres://user:password@host/database` keeps the leads there instead of in a file of DATA_DIR. */
  DATABASE_URL: variable(
    z.string().refine(isPostgresUrl, 'must look like postgres://user:password@host/database').optional(),
  ),
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
  MAIL_TO: variable(addresses.optional()),
  /** Who receives alerts. Default: who receives the leads. */
  ALERT_TO: variable(addresses.optional()),
  /** Hour of the day, in the company's time zone, at which the owners get the daily digest; `off` for never. */
  DIGEST_HOUR: variable(
    z
      .union([z.literal('off'), wholeNumber(0, 23)], { error: 'must be off or a whole number from 0 to 23' })
      .default(7),
  ),
  /** Address that gets every lead by a signed POST. */
  WEBHOOK_URL: variable(
    z.string().refine(isWebhookUrl, 'must look like https://crm.example.com/hook').optional(),
  ),
  /** Signs the calls of the webhook; the receiver knows it too. */
  WEBHOOK_SECRET: variable(z.string().min(16, 'must have at least 16 characters').optional()),
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
  /** Days after which leads are removed; 0 keeps them until somebody erases them. */
  RETENTION_DAYS: variable(wholeNumber(0, 36_500).default(0)),
  /** Days after which junk is removed. */
  JUNK_RETENTION_DAYS: variable(wholeNumber(1, 36_500).default(30)),
});

export interface Config {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  siteDir: string;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  mailTo: string[] | undefined;
  alertTo: string[] | undefined;
  digestHour: number | 'off';
  /** Address and secret come together or not at all. */
  webhook: { url: string; secret: string } | undefined;
  trustProxy: boolean | string[];
  logLevel: z.output<typeof environment>['LOG_LEVEL'];
  publicUrl: string | undefined;
  rateLimit: number;
  retentionDays: number;
  junkRetentionDays: number;
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
    databaseUrl: values.DATABASE_URL,
    siteDir: resolve(values.SITE_DIR),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailTo: values.MAIL_TO,
    alertTo: values.ALERT_TO,
    digestHour: values.DIGEST_HOUR,
    webhook: parseWebhook(values.WEBHOOK_URL, values.WEBHOOK_SECRET),
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    publicUrl: values.PUBLIC_URL,
    rateLimit: values.RATE_LIMIT,
    retentionDays: values.RETENTION_DAYS,
    junkRetentionDays: values.JUNK_RETENTION_DAYS,
  };
}

function parseWebhook(url: string | undefined, secret: string | undefined): Config['webhook'] {
  if (url !== undefined && secret !== undefined) return { url, secret };
  if (url === undefined && secret === undefined) return undefined;
  throw new ConfigError(
    'The configuration is not usable:\n  WEBHOOK_URL and WEBHOOK_SECRET belong together; one of them is missing.',
  );
}
