/** Puts the server together, in one explicit order. Opens nothing and listens to nothing itself. */
import type { Server } from 'node:http';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { fastify, LogController, type FastifyInstance, type FastifyHttpOptions } from 'fastify';
import { maxBodyBytes } from '../contract/endpoints.ts';
import type { Config } from './config.ts';
import { createLeadChanges } from './leads/lead-changes.ts';
import { createLeadIntake } from './leads/lead-intake.ts';
import { createLeadLimit } from './leads/lead-limit.ts';
import { createSpoolDrain } from './leads/spool-drain.ts';
import { createMailComposer } from './mail/compose-mail.ts';
import type { Mailer } from './mail/mailer.ts';
import { createMaintenance } from './maintenance/maintenance.ts';
import { createMetrics } from './metrics/metrics.ts';
import type { AlertPayload } from './mail/messages/alert-mail.ts';
import { createAlerts } from './outbox/alerts.ts';
import { retryPlan as defaultRetryPlan, type RetryPlan } from './outbox/backoff.ts';
import { createCourier } from './outbox/courier.ts';
import { createOutbox } from './outbox/outbox.ts';
import { chooseRecipients } from './outbox/plan-deliveries.ts';
import { addRequestLimit } from './plugins/request-limit.ts';
import { addSecurityHeaders, listSecurityHeaders } from './plugins/security-headers.ts';
import { warnAboutForwardedHeaders } from './plugins/forwarded-headers.ts';
import { addHealthRoutes } from './routes/health.ts';
import { addFormTokenRoute } from './routes/token-route.ts';
import { addLeadPages } from './routes/lead-pages.ts';
import { addEnquiryRoutes, toEndpointUrl } from './routes/take-enquiries.ts';
import type { Spool } from './spool/spool.ts';
import { createSignedLinks } from './signing/signed-links.ts';
import { createSigner } from './signing/signer.ts';
import type { Store } from './store/store.ts';
import { refuseExpectation, refuseRaw } from './website/refuse-raw.ts';
import { addErrorAnswers, sendError, toErrorAnswer } from './website/error-answers.ts';
import { addEstimatePage } from './website/estimate-page.ts';
import type { Site } from './website/open-site.ts';
import { addSearchPage } from './website/search-page.ts';
import { addSite } from './website/serve-site.ts';
import type { WebhookCaller } from './webhook/webhook.ts';

export interface AppParts {
  site: Site;
  store: Store;
  spool: Spool;
  /** Undefined when no mail server is configured: leads are kept, and their mails wait. */
  mailer: Mailer | undefined;
  /** Undefined when no webhook is configured. */
  webhook: WebhookCaller | undefined;
  nowMs?: () => number;
  retryPlan?: RetryPlan;
  /** How long one delivery may take. */
  deadlineMs?: number;
  /** Where log lines go; standard output by default. */
  logStream?: { write(line: string): void };
}

const lostLead: AlertPayload = {
  code: 'lost-lead',
  sentence:
    'A visitor was told that their message could not be kept: neither database nor spool could be written.',
};

/** Closing takes at most the sum of both, and what the store needs; the process allows 15 seconds (main.ts). */
const longestLastRequestMs = 4_000;
const longestLastDeliveryMs = 6_000;

/** The app owns its parts from here on: closing it ends deliveries, then closes mailer and store. */
export async function buildApp(config: Config, parts: AppParts): Promise<FastifyInstance> {
  const { site, store, spool, mailer, webhook, nowMs = Date.now } = parts;
  const { dataDir, publicUrl, rateLimit, mailTo, alertTo, digestHour } = config;
  const app = fastify(toServerOptions(config, parts));
  const { log } = app;
  const company = () => site.manifest().company;
  const words = () => site.manifest().words;
  const accent = () => site.manifest().accent;
  const mailFrom = config.mailFrom ?? company().email;
  const recipients = chooseRecipients(
    { mailFrom, mailTo, alertTo, webhookUrl: config.webhook?.url },
    company().email,
  );

  const metrics = createMetrics();
  const limit = createLeadLimit(rateLimit);
  const signer = createSigner(() => store.readSecret());
  const siteUrl = () => (publicUrl ?? company().url).replace(/\/$/, '');
  const links = createSignedLinks(signer, siteUrl, nowMs);
  const intake = createLeadIntake({ store, spool, limit, signer, words, recipients, nowMs, log });
  const changes = createLeadChanges({ store, recipients, nowMs });
  const composeMail = createMailComposer({ store, links, company, words, accent, mailFrom, siteUrl });
  const courier = createCourier({ mailer, webhook, composeMail, deadlineMs: parts.deadlineMs });
  const alerts = createAlerts({ store, courier, recipients, nowMs, log });
  const { retryPlan = defaultRetryPlan } = parts;
  const outbox = createOutbox({ store, courier, alerts, metrics, retryPlan, nowMs, log });
  const spoolDrain = createSpoolDrain({ spool, store, onMoved: outbox.wake, log });
  const maintenance = createMaintenance({
    ...{ store, spool, dataDir, alerts, nowMs, log },
    webhookUrl: config.webhook?.url,
    digest: { store, recipients, digestHour, timeZone: () => company().hours.timeZone },
    retention: {
      store,
      retentionDays: config.retentionDays,
      junkRetentionDays: config.junkRetentionDays,
    },
    onPlanned: outbox.wake,
  });
  store.onUnreadable((sentence) => void alerts.raise({ code: 'unreadable', sentence }));

  addSecurityHeaders(app, publicUrl);
  app.server.on('checkExpectation', (_request, response) => refuseExpectation(response, publicUrl));
  warnAboutForwardedHeaders(app, config.trustProxy);
  await addRequestLimit(app, config.requestLimit);
  addErrorAnswers(app, site);
  addHealthRoutes(app, { store, spool, metrics, isMailConfigured: mailer !== undefined, nowMs });
  addFormTokenRoute(app, signer, nowMs);
  addLeadPages(app, { site, changes, links, limit, nowMs, onChanged: outbox.wake });
  addEnquiryRoutes(app, {
    ...{ site, intake, publicUrl, metrics },
    onLeadKept() {
      outbox.wake();
      spoolDrain.wake();
    },
    onLeadLost: () => void alerts.raise(lostLead),
  });
  addSearchPage(app, site);
  addEstimatePage(app, site);
  await addSite(app, site);

  app.addHook('onReady', async () => {
    for (const service of [outbox, spoolDrain, maintenance]) service.start();
  });
  app.addHook('preClose', async () => {
    // Node no longer limits the time of requests once it closes: without this, one slow visitor could keep it open forever.
    setTimeout(() => app.server.closeAllConnections(), longestLastRequestMs).unref();
  });
  app.addHook('onClose', async () => {
    // A delivery that is cut off here is claimed again when its lease ends.
    await Promise.race([
      Promise.all([outbox, spoolDrain, maintenance].map((service) => service.stop())),
      setTimeoutPromise(longestLastDeliveryMs, undefined, { ref: false }),
    ]);
    mailer?.close();
    await store.close();
  });
  return app;
}

function toServerOptions(config: Config, { site, logStream }: AppParts) {
  return {
    trustProxy: config.trustProxy,
    rewriteUrl: ({ url = '/' }) => toEndpointUrl(url),
    bodyLimit: maxBodyBytes,
    // A request that trickles in must not hold a connection forever.
    requestTimeout: 30_000,
    // More than a proxy passes on (nginx: 33 KiB). A connection cut for its headers looks to it like a dead server.
    http: { maxHeaderSize: 64 * 1024 },
    forceCloseConnections: 'idle',
    // A form that arrives while the server closes is still stored and answered.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: config.logLevel,
      // Addresses, queries and headers are personal data; a log line names the method and the route at most.
      serializers: { req: ({ method }: { method: string }) => ({ method }) },
      ...(logStream === undefined ? {} : { stream: logStream }),
    },
    // Nothing of what could not be read is logged: it holds the words of whoever sent it.
    clientErrorHandler: (error, socket) => refuseRaw(error, socket, { site, publicUrl: config.publicUrl }),
    frameworkErrors: (error, request, reply) => {
      // Hooks do not run for an address that cannot be decoded.
      reply.headers(listSecurityHeaders(config.publicUrl));
      return sendError(request, reply, site, toErrorAnswer(error, site));
    },
  } satisfies FastifyHttpOptions<Server>;
}
