/** Assembles the server in an explicit order, one line for each feature. It opens and listens to nothing itself. */
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { fastify, type FastifyInstance } from 'fastify';
import { addInbox } from '../office/add-inbox.ts';
import { addClosures } from './closures/closures.ts';
import type { Config } from './core/config.ts';
import { createCore, type Core, type Resources } from './core/core.ts';
import { addCounting } from './counts/counting.ts';
import { addFiles } from './files/open-files.ts';
import { addSpoolDrain } from './leads/spool-drain.ts';
import { addMaintenance } from './maintenance/maintenance.ts';
import { addNotice } from './notice/notices.ts';
import { addRetryAfter } from './plugins/address-limit.ts';
import { addBodyDeadline } from './plugins/body-deadline.ts';
import { allowOrigins } from './plugins/cross-origin.ts';
import { watchProxies } from './plugins/forwarded-headers.ts';
import { redirectHosts } from './plugins/redirect-hosts.ts';
import { addRequestLimit } from './plugins/request-limit.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { addPush } from './push/push-lead.ts';
import { addHealthRoutes } from './routes/health.ts';
import { addLeadPages } from './routes/lead-pages.ts';
import { addPaperLinks } from './routes/paper-links.ts';
import { addFileRoute } from './routes/request/file-route.ts';
import { addRequestPages } from './routes/request/request-routes.ts';
import { addSentPage } from './routes/sent-page.ts';
import { addLeadRoutes } from './routes/take-leads.ts';
import { addFormTokenRoute } from './routes/token-route.ts';
import { toServerOptions } from './server-options.ts';
import { addQuotes } from './quotes/decide-quotes.ts';
import { addReviews } from './reviews/ask-reviews.ts';
import { addVisits } from './visits/visit-reminders.ts';
import { addErrorResponses } from './website/error-responses.ts';
import { addEstimatePage } from './website/estimate-page.ts';
import { refuseExpectation } from './website/refuse-raw.ts';
import { addSearchPage } from './website/search-page.ts';
import { addSite } from './website/serve-site.ts';

/** Closing takes at most the sum of both, plus the store; the process allows 15 seconds (main.ts). */
const longestLastRequestMs = 4_000;
const longestLastDeliveryMs = 6_000;

/** From here on the app owns its resources: closing it ends the deliveries, then closes mailer and store. */
export async function buildApp(config: Config, resources: Resources): Promise<FastifyInstance> {
  const { publicUrl, siteHost, trustProxy, allowedOrigins, requestLimit } = config;
  const app = fastify(toServerOptions(config, resources));
  const core = createCore(config, resources, app.log);
  // These change the pages that all others send.
  const closures = addClosures(core);
  const notices = addNotice(core);

  addSecurityHeaders(app, publicUrl);
  addRetryAfter(app);
  app.server.on('checkExpectation', (_request, response) => refuseExpectation(response, publicUrl));
  addBodyDeadline(app);
  watchProxies(app, core.proxyWatch, { trustsProxy: trustProxy !== false, nowMs: core.nowMs });
  redirectHosts(app, siteHost, publicUrl);
  await allowOrigins(app, allowedOrigins);
  await addRequestLimit(app, requestLimit);
  addErrorResponses(app, core.site);

  addSpoolDrain(core);
  const files = addFiles(core);
  addMaintenance(core, files.room);
  const push = addPush(core);
  const visits = addVisits(core);
  const quoting = addQuotes(core);
  addReviews(core);
  const counting = addCounting(app, core);
  addHealthRoutes(app, core);
  addFormTokenRoute(app, core, counting);
  addLeadRoutes(app, core, counting);
  addLeadPages(app, core);
  addPaperLinks(app, core);
  await addRequestPages(app, core, files.intake, { visits, quoting });
  addFileRoute(app, core);
  addSentPage(app, core);
  // The team is not counted.
  addInbox(app, core, {
    ...{ notices, closures, push, visits, quoting },
    intake: files.intake,
    onPerson: counting.exclude,
  });
  addSearchPage(app, core.site);
  addEstimatePage(app, core.site);
  await addSite(app, core.site);
  startAndStop(app, core);
  return app;
}

function startAndStop(app: FastifyInstance, { mailer, store, services }: Core): void {
  app.addHook('onReady', async () => {
    await Promise.all(services.map(async (service) => service.start()));
  });
  app.addHook('preClose', async () => {
    // Once it closes, Node no longer limits the time of requests; without this, one slow visitor could keep it open
    // forever.
    setTimeout(() => app.server.closeAllConnections(), longestLastRequestMs).unref();
  });
  app.addHook('onClose', async () => {
    // A delivery that is cut off here is claimed again when its lease ends.
    await Promise.race([
      Promise.all(services.map(async (service) => service.stop())),
      setTimeoutPromise(longestLastDeliveryMs, undefined, { ref: false }),
    ]);
    mailer?.close();
    await store.close();
  });
}
