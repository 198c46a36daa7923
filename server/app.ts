/** Puts the server together, in one explicit order. Opens nothing and listens to nothing itself. */
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { fastify, type FastifyInstance } from 'fastify';
import type { AppParts } from './app-parts.ts';
import type { Config } from './config.ts';
import { createLeadChanges } from './leads/lead-changes.ts';
import { createLeadIntake } from './leads/lead-intake.ts';
import { createLeadLimit } from './leads/lead-limit.ts';
import { createSpoolDrain } from './leads/spool-drain.ts';
import { openFiles } from './files/open-files.ts';
import { createUploadSlots } from './files/upload-slots.ts';
import { createMailComposer } from './mail/compose-mail.ts';
import { createMaintenance } from './maintenance/maintenance.ts';
import { createMetrics } from './metrics/metrics.ts';
import type { AlertPayload } from './mail/messages/alert-mail.ts';
import { createAlerts } from './outbox/alerts.ts';
import { retryPlan as defaultRetryPlan } from './outbox/backoff.ts';
import { createCourier } from './outbox/courier.ts';
import { createOutbox } from './outbox/outbox.ts';
import { chooseRecipients } from './outbox/plan-deliveries.ts';
import { addBodyDeadline } from './plugins/body-deadline.ts';
import { addRequestLimit } from './plugins/request-limit.ts';
import { allowOrigins } from './plugins/cross-origin.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { warnAboutForwardedHeaders } from './plugins/forwarded-headers.ts';
import { addFileRoute } from './routes/file-route.ts';
import { addHealthRoutes } from './routes/health.ts';
import { addFormTokenRoute } from './routes/token-route.ts';
import { addLeadPages } from './routes/lead-pages.ts';
import { addRequestPages } from './routes/request-pages.ts';
import { addEnquiryRoutes } from './routes/take-enquiries.ts';
import { createSignedLinks } from './signing/signed-links.ts';
import { createSigner } from './signing/signer.ts';
import { toServerOptions } from './server-options.ts';
import { showPagesElsewhere } from './website/pages-elsewhere.ts';
import { refuseExpectation } from './website/refuse-raw.ts';
import { addErrorAnswers } from './website/error-answers.ts';
import { addEstimatePage } from './website/estimate-page.ts';
import { addSentPage } from './routes/sent-page.ts';
import { addSearchPage } from './website/search-page.ts';
import { addSite } from './website/serve-site.ts';

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
  const { store, spool, mailer, webhook, nowMs = Date.now } = parts;
  const site = showPagesElsewhere(parts.site, config.allowedOrigins);
  const { dataDir, publicUrl, rateLimit, mailTo, alertTo, followUpTo, followUpHours, digestHour } = config;
  const app = fastify(toServerOptions(config, parts));
  const { log } = app;
  const company = () => site.manifest().company;
  const words = () => site.manifest().words;
  const accent = () => site.manifest().accent;
  const mailFrom = config.mailFrom ?? company().email;
  const recipients = chooseRecipients(
    { mailFrom, mailTo, alertTo, followUpTo, webhookUrl: config.webhook?.url },
    company().email,
  );

  const metrics = createMetrics();
  const limit = createLeadLimit(rateLimit);
  const signer = createSigner(() => store.readSecret());
  const siteUrl = () => (publicUrl ?? company().url).replace(/\/$/, '');
  const links = createSignedLinks(signer, siteUrl, nowMs);
  const intake = createLeadIntake({
    store,
    spool,
    limit,
    signer,
    words,
    company,
    recipients,
    nowMs,
    log,
  });
  const files = openFiles(config, { store, recipients, nowMs, log });
  const changes = createLeadChanges({ store, recipients, nowMs });
  const composeMail = createMailComposer({ store, links, company, words, accent, mailFrom, siteUrl });
  const courier = createCourier({ mailer, webhook, composeMail, deadlineMs: parts.deadlineMs });
  const alerts = createAlerts({ store, courier, recipients, nowMs, log });
  const { retryPlan = defaultRetryPlan } = parts;
  const outbox = createOutbox({ store, courier, alerts, metrics, retryPlan, nowMs, log });
  const spoolDrain = createSpoolDrain({ spool, store, onMoved: outbox.wake, log });
  const maintenance = createMaintenance({
    store,
    spool,
    room: files.room,
    dataDir,
    alerts,
    nowMs,
    log,
    webhookUrl: config.webhook?.url,
    digest: { store, recipients, digestHour, timeZone: () => company().hours.timeZone },
    followUp: { store, recipients, followUpHours, hours: () => company().hours },
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
  addBodyDeadline(app);
  warnAboutForwardedHeaders(app, config.trustProxy);
  await allowOrigins(app, config.allowedOrigins);
  await addRequestLimit(app, config.requestLimit);
  addErrorAnswers(app, site);
  addHealthRoutes(app, { store, spool, metrics, isMailConfigured: mailer !== undefined, nowMs });
  addFormTokenRoute(app, signer, nowMs);
  addLeadPages(app, { site, changes, links, limit, nowMs, onChanged: outbox.wake });
  addEnquiryRoutes(app, {
    site,
    intake,
    links,
    publicUrl,
    metrics,
    allowedOrigins: config.allowedOrigins,
    onLeadKept() {
      outbox.wake();
      spoolDrain.wake();
    },
    onLeadLost: () => void alerts.raise(lostLead),
  });
  await addRequestPages(app, {
    site,
    store,
    intake: files.intake,
    links,
    metrics,
    changes,
    limit,
    nowMs,
    slots: createUploadSlots(),
    onFileKept: outbox.wake,
    onChanged: outbox.wake,
  });
  addFileRoute(app, { site, store, links });
  addSentPage(app, site, links);
  addSearchPage(app, site);
  addEstimatePage(app, site);
  await addSite(app, site);

  app.addHook('onReady', async () => {
    for (const service of [outbox, spoolDrain, maintenance]) service.start();
    await files.removeLeftovers();
  });
  app.addHook('preClose', async () => {
    // Node no longer limits the time of requests once it closes: without this, one slow visitor could keep it open forever.
    setTimeout(() => app.server.closeAllConnections(), longestLastRequestMs).unref();
  });
  app.addHook('onClose', async () => {
    files.stop();
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
