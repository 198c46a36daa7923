/** Monitoring: is the process alive, can it store a lead, and what has it done? */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { healthPaths } from '../../contract/endpoints.ts';
import type { Core } from '../core/core.ts';

export function addHealthRoutes(app: FastifyInstance, core: Core): void {
  const { store, spool, mailer, nowMs } = core;
  app.get(healthPaths.alive, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });

  app.get(healthPaths.ready, { onRequest: app.rateLimit() }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await Promise.all([store.probeWrite(nowMs()), spool.probeWrite()]);
      const { waiting, dead, oldestAgeMs } = await readOutbox(core);
      return {
        status: 'ready',
        isMailConfigured: mailer !== undefined,
        spooledLeads: spool.count(),
        deliveries: { waiting, dead },
        oldestWaitingAgeMs: oldestAgeMs,
      };
    } catch (error) {
      request.log.error(
        { code: (error as { code?: unknown }).code },
        'Writing to the database or the spool failed',
      );
      return reply.code(503).send({ status: 'not ready', spooledLeads: spool.count() });
    }
  });

  app.get(healthPaths.metrics, { onRequest: app.rateLimit() }, async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8');
    return core.metrics.write(await readGauges(core));
  });
}

async function readOutbox({ store, nowMs }: Core) {
  const { pending, sending, dead, oldestWaitingAtMs } = await store.countDeliveries();
  const oldestAgeMs = oldestWaitingAtMs === null ? 0 : Math.max(0, nowMs() - oldestWaitingAtMs);
  return { waiting: pending + sending, dead, oldestAgeMs };
}

async function readGauges(core: Core): Promise<Record<string, number>> {
  const own = {
    spooled_leads: core.spool.count(),
    resident_memory_bytes: process.memoryUsage.rss(),
    uptime_seconds: Math.round(process.uptime()),
  };
  try {
    const { waiting, dead, oldestAgeMs } = await readOutbox(core);
    return {
      ...own,
      database_up: 1,
      outbox_waiting: waiting,
      outbox_dead: dead,
      outbox_oldest_age_seconds: Math.round(oldestAgeMs / 1_000),
    };
  } catch {
    return { ...own, database_up: 0 };
  }
}

/**
 * A proxy on this machine also connects from loopback, but sends a forwarding header; strangers must not get the
 * metrics through it.
 */
function isFromThisMachine(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  const isLoopback = /^(?:::ffff:)?127\.|^::1$/.test(address);
  const isForwarded = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some(
    (name) => request.headers[name] !== undefined,
  );
  return isLoopback && !isForwarded;
}
