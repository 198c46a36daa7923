/** Assembles the server in an explicit order. It opens and listens to nothing itself. */
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { fastify, type FastifyInstance } from 'fastify';
import { addRoutes } from './add-routes.ts';
import type { AppParts } from './app-parts.ts';
import { createClosures, withClosures, type Closures } from './closures/closures.ts';
import type { Config } from './config.ts';
import { createServices, type Services } from './create-services.ts';
import { createNotices, withNotice, type Notices } from './notice/notices.ts';
import { addBodyDeadline } from './plugins/body-deadline.ts';
import { allowOrigins } from './plugins/cross-origin.ts';
import { watchProxies } from './plugins/forwarded-headers.ts';
import { redirectHosts } from './plugins/redirect-hosts.ts';
import { addRequestLimit } from './plugins/request-limit.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { toServerOptions } from './server-options.ts';
import { addErrorAnswers } from './website/error-answers.ts';
import { sendToStaticHost } from './website/pages-on-static-host.ts';
import { refuseExpectation } from './website/refuse-raw.ts';

/** Closing takes at most the sum of both, plus the store; the process allows 15 seconds (main.ts). */
const longestLastRequestMs = 4_000;
const longestLastDeliveryMs = 6_000;

/** From here on the app owns its parts: closing it ends the deliveries, then closes mailer and store. */
export async function buildApp(config: Config, given: AppParts): Promise<FastifyInstance> {
  const { publicUrl, siteHost, trustProxy, allowedOrigins, requestLimit } = config;
  const app = fastify(toServerOptions(config, given));
  const { store, nowMs = Date.now } = given;
  const notices = createNotices({ store, nowMs, log: app.log });
  const closures = createClosures({ store, nowMs, log: app.log });
  const open = withClosures(sendToStaticHost(given.site, allowedOrigins), closures, nowMs);
  const site = withNotice(open, notices);
  const parts = { ...given, site };
  const services = { ...createServices(config, parts, app.log), notices, closures };

  addSecurityHeaders(app, publicUrl);
  app.server.on('checkExpectation', (_request, response) => refuseExpectation(response, publicUrl));
  addBodyDeadline(app);
  watchProxies(app, services.proxyWatch, { trustsProxy: trustProxy !== false, nowMs });
  redirectHosts(app, siteHost, publicUrl);
  await allowOrigins(app, allowedOrigins);
  await addRequestLimit(app, requestLimit);
  addErrorAnswers(app, parts.site);
  await addRoutes(app, config, parts, services);
  startAndStop(app, config, parts, services);
  return app;
}

function startAndStop(
  app: FastifyInstance,
  { inbox }: Config,
  { mailer, store }: AppParts,
  services: Services & { notices: Notices; closures: Closures },
): void {
  const { files, counts, notices, closures, pushPlan, outbox, spoolDrain, maintenance } = services;
  // Push messages link to the inbox.
  const pushLoops = inbox === 'on' ? [pushPlan] : [];
  const loops = [outbox, spoolDrain, maintenance, counts, notices, closures, ...pushLoops];
  app.addHook('onReady', async () => {
    for (const loop of loops) loop.start();
    await files.removeLeftovers();
  });
  app.addHook('preClose', async () => {
    // Once it closes, Node no longer limits the time of requests; without this, one slow visitor could keep it open
    // forever.
    setTimeout(() => app.server.closeAllConnections(), longestLastRequestMs).unref();
  });
  app.addHook('onClose', async () => {
    files.stop();
    // A delivery that is cut off here is claimed again when its lease ends.
    await Promise.race([
      Promise.all(loops.map((loop) => loop.stop())),
      setTimeoutPromise(longestLastDeliveryMs, undefined, { ref: false }),
    ]);
    mailer?.close();
    await store.close();
  });
}
