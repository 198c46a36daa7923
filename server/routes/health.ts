/** For whoever watches the server: does the process live, and can it keep a lead? */
import type { FastifyInstance } from 'fastify';
import type { Spool } from '../spool/spool.ts';
import type { Store } from '../store/store.ts';

export interface HealthRoutes {
  store: Store;
  spool: Spool;
  isMailConfigured: boolean;
  nowMs: () => number;
}

export function addHealthRoutes(
  app: FastifyInstance,
  { store, spool, isMailConfigured, nowMs }: HealthRoutes,
): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await store.probeWrite(nowMs());
      const { pending, sending, dead, oldestWaitingAtMs } = await store.countMails();
      return {
        status: 'ready',
        isMailConfigured,
        spooledLeads: spool.count(),
        mails: { waiting: pending + sending, dead },
        oldestWaitingMailAgeMs: oldestWaitingAtMs === null ? 0 : Math.max(0, nowMs() - oldestWaitingAtMs),
      };
    } catch (error) {
      request.log.error({ code: (error as { code?: unknown }).code }, 'The database cannot be written');
      return reply.code(503).send({ status: 'not ready', spooledLeads: spool.count() });
    }
  });
}
