/** Adds all routes of the server in an explicit order, and passes each its services. */
import type { FastifyInstance } from 'fastify';
import type { AppParts } from './app-parts.ts';
import type { Closures } from './closures/closures.ts';
import type { Config } from './config.ts';
import type { Services } from './create-services.ts';
import { addCounting } from './counts/counting.ts';
import { createUploadSlots } from './files/upload-slots.ts';
import { addInbox } from '../office/add-inbox.ts';
import type { Notices } from './notice/notices.ts';
import { addFileRoute } from './routes/request/file-route.ts';
import { addHealthRoutes } from './routes/health.ts';
import { addLeadPages } from './routes/lead-pages.ts';
import { addRequestPages } from './routes/request/request-routes.ts';
import { addSentPage } from './routes/sent-page.ts';
import { addEnquiryRoutes } from './routes/take-enquiries.ts';
import { addFormTokenRoute } from './routes/token-route.ts';
import { addEstimatePage } from './website/estimate-page.ts';
import { addSearchPage } from './website/search-page.ts';
import { addSite } from './website/serve-site.ts';

export async function addRoutes(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'allowedOrigins' | 'inbox' | 'dataDir' | 'keepFreeMb' | 'host'>,
  parts: AppParts,
  services: Services & { notices: Notices; closures: Closures },
): Promise<void> {
  const { site, store, spool, mailer, nowMs = Date.now } = parts;
  const { publicUrl, allowedOrigins } = config;
  const {
    metrics,
    limit,
    signer,
    recipients,
    links,
    intake,
    files,
    counting,
    changes,
    alerts,
    outbox,
    spoolDrain,
  } = services;
  addHealthRoutes(app, { store, spool, metrics, isMailConfigured: mailer !== undefined, nowMs });
  addFormTokenRoute(app, signer, nowMs, (request) => counting.noteOnPage(request, 'form'));
  addCounting(app, counting);
  addLeadPages(app, {
    site,
    changes,
    links,
    limit,
    nowMs,
    hasInbox: config.inbox === 'on',
    onChanged: outbox.wake,
  });
  addEnquiryRoutes(app, {
    site,
    intake,
    links,
    publicUrl,
    metrics,
    allowedOrigins,
    counting,
    onLeadKept() {
      outbox.wake();
      spoolDrain.wake();
      services.pushPlan.wake();
    },
    onLeadLost: () => void alerts.raise({ code: 'lost-lead', sentence: 'lostLead' }),
  });
  await addRequestPages(app, {
    site,
    store,
    spool,
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
  addSentPage(app, { site, links, store, spool, nowMs });
  if (config.inbox === 'on') {
    // Printing codes is safe on loopback, because anyone who reads the server's output can also read its database.
    const mayShow = mailer === undefined && /^(?:localhost|127\.|::1$)/.test(config.host);
    addInbox(app, {
      site,
      store,
      signer,
      recipients,
      nowMs,
      publicUrl,
      dataDir: config.dataDir,
      keepFreeMb: config.keepFreeMb,
      isMailConfigured: mailer !== undefined,
      onPlanned: outbox.wake,
      showCode: mayShow ? parts.showCode : undefined,
      pusher: services.pusher,
      siteUrl: services.siteUrl,
      pushHost: parts.pushHost,
      onPushDevice: services.pushPlan.wake,
      notices: services.notices,
      closures: services.closures,
      // Excludes the team from the counts.
      onPerson: counting.exclude,
    });
  }
  addSearchPage(app, site);
  addEstimatePage(app, site);
  await addSite(app, site);
}
