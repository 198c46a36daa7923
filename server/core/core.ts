/** The services that all features share. A feature is a folder with an `addX(app, core)`, which app.ts calls. */
import type { FastifyBaseLogger } from 'fastify';
import type { CompanyFacts } from '../../contract/company.ts';
import { findServerWords } from '../../contract/site-manifest.ts';
import type { ServerWords } from '../../contract/words/words-files.ts';
import { createAddressLimit, type AddressLimit } from '../plugins/address-limit.ts';
import { createLoop, type Loop, type LoopWork } from '../outbox/loop.ts';
import { describeError } from '../../domain/log.ts';
import { createMetrics, type Metrics } from '../outbox/metrics.ts';
import { createMailComposer } from '../mail/compose-mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { createAlerts, type Alerts } from '../outbox/alerts.ts';
import { retryPlan as usualRetryPlan, type RetryPlan } from '../outbox/backoff.ts';
import { createCourier, type Carriers } from '../outbox/courier.ts';
import { createOutbox, type Outbox } from '../outbox/outbox.ts';
import { chooseRecipients, type Recipients } from '../outbox/plan-deliveries.ts';
import type { WebhookCaller } from '../outbox/webhook.ts';
import type { ProxyWatch } from '../plugins/forwarded-headers.ts';
import { createSignedLinks, type SignedLinks } from '../signing/signed-links.ts';
import { createSigner, type Signer } from '../signing/signer.ts';
import type { Spool } from '../spool/spool.ts';
import type { Store } from '../store/store.ts';
import type { Site } from '../website/open-site.ts';
import { sendToStaticHost } from '../website/pages-on-static-host.ts';
import type { Config } from './config.ts';

/** The resources that the process opens (main.ts); tests pass their own. */
export interface Resources {
  site: Site;
  store: Store;
  spool: Spool;
  /** Undefined if no mail server is configured; leads are stored, and their mails wait. */
  mailer: Mailer | undefined;
  /** Undefined if no webhook is configured. */
  webhook: WebhookCaller | undefined;
  /** Prints an inbox code in the server's terminal. Used only without a mail server, on a loopback address. */
  showCode?: ((code: string) => void) | undefined;
  /** Without a site of the owner's: the folder where they begin one, and where its one-time address is shown. */
  begin?: { folder: string; show: (path: string) => void } | undefined;
  /** The host of a push service for tests, next to those of the browsers. */
  pushHost?: string;
  /** The host of a calendar for tests, which may be on this machine. */
  calendarHost?: string;
  nowMs?: () => number;
  retryPlan?: RetryPlan;
  /** The deadline of a delivery. */
  deadlineMs?: number;
  /** The destination of log lines; standard output by default. */
  logStream?: { write(line: string): void };
}

/** The configuration without passwords, which only the programs read. */
type Settings = Omit<Config, 'databaseUrl' | 'smtpUrl' | 'webhook'>;

export interface Core extends Resources {
  config: Settings;
  log: FastifyBaseLogger;
  nowMs: () => number;
  /** A feature that changes pages replaces it before other features read it. */
  site: Site;
  /** The facts of the current build. */
  company: () => CompanyFacts;
  /** The words for a request or a person; without a language, those of the site. */
  words: (language?: string | null) => ServerWords;
  hours: () => CompanyFacts['hours'];
  /** The site's address without a trailing slash. */
  siteUrl: () => string;
  recipients: Recipients;
  signer: Signer;
  links: SignedLinks;
  /** Leads and corrections of one network. */
  limit: AddressLimit;
  metrics: Metrics;
  /** Sends the deliveries of each channel. A feature adds its channel before the server starts. */
  carriers: Carriers;
  alerts: Alerts;
  outbox: Outbox;
  proxyWatch: ProxyWatch;
  /** Work in the background, which starts and stops with the server. */
  services: Service[];
  /** Repeats work while the server runs; `failure` is the log message about an error. */
  addLoop(work: Omit<LoopWork, 'onFailure'> & { failure: string }): Loop;
  /** Called after a lead was stored or spooled. */
  onStored: (() => void)[];
}

type Service = { [Name in keyof Pick<Loop, 'start' | 'stop'>]: () => void | Promise<void> };

export function createCore(config: Config, resources: Resources, log: FastifyBaseLogger): Core {
  const { databaseUrl: _database, smtpUrl: _smtp, webhook: hook, ...settings } = config;
  const { store, mailer, webhook, deadlineMs, nowMs = Date.now, retryPlan = usualRetryPlan } = resources;
  const company = () => core.site.manifest().company;
  const words: Core['words'] = (language) => findServerWords(core.site.manifest(), language);
  const siteUrl = () => (config.publicUrl ?? company().url).replace(/\/$/, '');
  // The company's address may change while the server runs.
  const choose = () => chooseRecipients({ ...config, webhookUrl: hook?.url }, company().email);
  const recipients: Recipients = {
    get ownerAddresses() {
      return choose().ownerAddresses;
    },
    get alertAddresses() {
      return choose().alertAddresses;
    },
    get secondAddresses() {
      return choose().secondAddresses;
    },
    get messageIdHost() {
      return choose().messageIdHost;
    },
    webhookUrl: hook?.url,
  };
  const metrics = createMetrics();
  const signer = createSigner(() => store.readSecret());
  const links = createSignedLinks(signer, siteUrl, nowMs);
  const proxyWatch: ProxyWatch = { seenAtMs: undefined };
  const composeMail = createMailComposer({
    ...{ store, links, company, words, siteUrl },
    mailFrom: () => config.mailFrom ?? company().email,
    accent: () => core.site.manifest().accent,
    hasInbox: config.inbox === 'on',
    proxySeenAtMs: () => proxyWatch.seenAtMs,
  });
  const carriers: Carriers = {
    ...(mailer && { mail: async (delivery, signal) => mailer.send(await composeMail(delivery), signal) }),
    ...(webhook && { webhook: webhook.call }),
  };
  const courier = createCourier(carriers, deadlineMs);
  const alerts = createAlerts({ store, courier, recipients, words, nowMs, log });
  const outbox = createOutbox({ store, courier, alerts, metrics, retryPlan, nowMs, log });
  store.onUnreadable(
    (problem) => void alerts.raise({ code: 'unreadable', sentence: 'unreadable', values: { problem } }),
  );
  const core: Core = {
    ...resources,
    site: sendToStaticHost(resources.site, config.allowedOrigins),
    config: settings,
    ...{ log, nowMs, company, words, siteUrl, recipients, signer, links, metrics },
    ...{ carriers, alerts, outbox, proxyWatch },
    hours: () => company().hours,
    limit: createAddressLimit(config.rateLimit),
    services: [outbox],
    addLoop({ failure, ...work }) {
      const loop = createLoop({ ...work, onFailure: (error) => log.error(describeError(error), failure) });
      core.services.push(loop);
      return loop;
    },
    onStored: [outbox.wake],
  };
  return core;
}
