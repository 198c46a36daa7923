/** Ties the parts of the server to the two desks that work with leads: the one that takes them, the one that delivers. */
import type { AppParts } from './app.ts';
import type { Config } from './config.ts';
import type { LeadDesk } from './leads/accept-enquiry.ts';
import { createLeadLimit } from './leads/lead-limit.ts';
import { createLeadLinks, type LeadLinks } from './leads/lead-links.ts';
import type { Recipients } from './leads/plan-deliveries.ts';
import { createSigner } from './leads/signer.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { retryPlan } from './outbox/backoff.ts';
import type { Delivery, OutboxLog } from './outbox/deliver.ts';

export interface Desks {
  desk: LeadDesk;
  delivery: Delivery;
  links: LeadLinks;
  metrics: Metrics;
}

export function openDesks(config: Config, parts: AppParts, log: OutboxLog): Desks {
  const { site, store, spool, mailer, webhook, nowMs = Date.now } = parts;
  const company = () => site.manifest().company;
  const mailFrom = config.mailFrom ?? company().email;
  const recipients = findRecipients(config, company());
  const signer = createSigner(() => store.readSecret());
  const links = createLeadLinks(signer, () => (config.publicUrl ?? company().url).replace(/\/$/, ''));
  const metrics = createMetrics();
  return {
    links,
    metrics,
    desk: {
      store,
      spool,
      signer,
      formWords: () => site.manifest().words.forms,
      recipients,
      nowMs,
      limit: createLeadLimit(config.rateLimit),
      reportStoreFailure: (error) => logStoreFailure(log, error),
    },
    delivery: {
      store,
      mailer,
      webhook,
      nowMs,
      company,
      words: () => site.manifest().words,
      mailFrom,
      links,
      metrics,
      recipients,
      log,
      retryPlan: parts.retryPlan ?? retryPlan,
      toldDirectly: new Map(),
    },
  };
}

export function findRecipients(config: Config, company: { email: string }): Recipients {
  const owners = config.mailTo ?? [company.email];
  const mailFrom = config.mailFrom ?? company.email;
  return {
    ownerAddresses: owners,
    alertAddresses: config.alertTo ?? owners,
    webhookUrl: config.webhook?.url,
    messageIdHost: mailFrom.slice(mailFrom.lastIndexOf('@') + 1),
  };
}

function logStoreFailure(log: OutboxLog, error: unknown): void {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  log.error({ code, errcode }, 'The database cannot be written');
}
