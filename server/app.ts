/** Puts the server together, in one explicit order. Opens and listens to nothing itself. */
import type { Server } from 'node:http';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { fastify, LogController, type FastifyInstance, type FastifyHttpOptions } from 'fastify';
import { maxBodyBytes } from '../contract/endpoints.ts';
import type { Config } from './config.ts';
import type { Mailer } from './mail/mailer.ts';
import { openDesks } from './open-desks.ts';
import { raiseAlert } from './outbox/alerts.ts';
import type { RetryPlan } from './outbox/backoff.ts';
import { createOutboxWorker } from './outbox/worker.ts';
import { addRequestLimit } from './plugins/request-limit.ts';
import { addSecurityHeaders, listSecurityHeaders } from './plugins/security-headers.ts';
import { warnAboutForwardedHeaders } from './plugins/forwarded-headers.ts';
import { addHealthRoutes } from './routes/health.ts';
import { addFormTokenRoute } from './routes/form-token.ts';
import { addLeadPages } from './routes/lead-pages.ts';
import { addEnquiryRoutes, toEndpointUrl } from './routes/take-enquiries.ts';
import type { Spool } from './spool/spool.ts';
import type { Store } from './store/store.ts';
import { createUpkeep } from './upkeep/upkeep.ts';
import { addErrorAnswers, sendError, toErrorAnswer } from './website/error-answers.ts';
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
  /** Where log lines go; standard output by default. */
  logStream?: { write(line: string): void };
}

const lostLead = {
  code: 'lost-lead',
  sentence:
    'A visitor was told that her message could not be kept: neither database nor spool could be written.',
};

/** Closing takes at most the sum of both, and what the store needs; the process allows 15 seconds (main.ts). */
const longestLastRequestMs = 4_000;
const longestLastDeliveryMs = 6_000;

/** The app owns its parts from here on: closing it ends deliveries, then closes mailer and store. */
export async function buildApp(config: Config, parts: AppParts): Promise<FastifyInstance> {
  const { site, store, spool, mailer, nowMs = Date.now } = parts;
  const app = fastify(toServerOptions(config, parts));
  const { desk, delivery, links, metrics } = openDesks(config, parts, app.log);
  const worker = createOutboxWorker({ store, spool, delivery, nowMs, log: app.log });
  const upkeep = createUpkeep({
    ...config,
    ...delivery,
    spool,
    timeZone: () => site.manifest().company.hours.timeZone,
    onPlanned: worker.wake,
  });

  addSecurityHeaders(app, config.publicUrl);
  warnAboutForwardedHeaders(app, config.trustProxy);
  await addRequestLimit(app, config.requestLimit);
  addErrorAnswers(app, site);
  addHealthRoutes(app, { store, spool, metrics, isMailConfigured: mailer !== undefined, nowMs });
  addFormTokenRoute(app, desk.signer, nowMs);
  addLeadPages(app, { ...desk, site, links, onChanged: worker.wake });
  addEnquiryRoutes(app, {
    site,
    desk,
    publicUrl: config.publicUrl,
    metrics,
    onLeadKept: worker.wake,
    onLeadLost: () => void raiseAlert(lostLead, delivery),
  });
  addSearchPage(app, site);
  await addSite(app, site);

  app.addHook('onReady', async () => {
    worker.start();
    upkeep.start();
  });
  app.addHook('preClose', async () => {
    // Node stops to watch the time of requests once it closes: without this, one slow visitor could hold it for ever.
    setTimeout(() => app.server.closeAllConnections(), longestLastRequestMs).unref();
  });
  app.addHook('onClose', async () => {
    // A delivery that is cut off here is claimed again when its lease ends.
    await Promise.race([
      Promise.all([upkeep.stop(), worker.stop()]),
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
    // A request that trickles in must not hold a connection for ever.
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
    frameworkErrors: (error, request, reply) => {
      // Hooks do not run for an address that cannot be decoded.
      reply.headers(listSecurityHeaders(config.publicUrl));
      return sendError(request, reply, site, toErrorAnswer(error, site));
    },
  } satisfies FastifyHttpOptions<Server>;
}
