/** The files that owners take to other programs: requests, clients and a backup. */
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { readDay } from '../../contract/credentials.ts';
import { writeBackup } from '../../server/exports/backup.ts';
import { collectClients } from '../../server/exports/collect-clients.ts';
import { createRoomCheck } from '../../server/exports/room-check.ts';
import { clientShapes, writeClients, type ClientShape } from '../../server/exports/write-clients.ts';
import { writeQuotes } from '../../server/exports/write-quotes.ts';
import { writeLeads } from '../../server/exports/write-leads.ts';
import type { InboxRoutes } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';

declare module '../frame/screens.ts' {
  interface Screens {
    downloads: Record<never, never>;
  }
}

const types: Readonly<Record<ClientShape, readonly [extension: string, type: string]>> = {
  jobber: ['csv', 'text/csv'],
  housecall: ['csv', 'text/csv'],
  contacts: ['vcf', 'text/vcard'],
};

export function addDownloads(routes: InboxRoutes, parts: InboxParts): void {
  const { config, site, store, nowMs } = parts;
  const timeZone = () => site.manifest().company.hours.timeZone;
  const send = (reply: FastifyReply, name: string, extension: string, type: string, body: Readable) =>
    reply
      .type(type)
      .header(
        'content-disposition',
        `attachment; filename="${name}-${readDay(nowMs(), timeZone())}.${extension}"`,
      )
      .send(body);

  routes.get('/downloads', 'export', (visit) => visit.show('downloads', {}));

  routes.get('/requests.csv', 'export', async ({ reply }) => {
    const rows = writeLeads(() => store.pageExport(), timeZone());
    return send(reply, 'requests', 'csv', 'text/csv; charset=utf-8', Readable.from(rows));
  });

  routes.get('/quotes.csv', 'export', async ({ reply }) => {
    const text = writeQuotes(await store.listQuotes({ sinceMs: 0, untilMs: nowMs() + 1 }), timeZone());
    return send(reply, 'quotes', 'csv', 'text/csv; charset=utf-8', Readable.from([text]));
  });

  for (const shape of clientShapes) {
    const [extension, type] = types[shape];
    routes.get(`/${shape}.${extension}`, 'export', async ({ reply }) => {
      const { clients } = await collectClients(store.pageLeads());
      const text = writeClients(shape, clients);
      return send(reply, shape, extension, `${type}; charset=utf-8`, Readable.from([text]));
    });
  }

  // A file first, because a slow phone must not hold a snapshot of the database.
  routes.get('/backup', 'export', async ({ reply }) => {
    const file = path.join(config.dataDir, `download-${nowMs()}.backup`);
    const target = { file, draft: `${file}.partial`, needRoom: createRoomCheck(file, config.keepFreeMb) };
    await writeBackup(store, target, nowMs());
    const body = createReadStream(file);
    body.once('close', () => void rm(file, { force: true }));
    return send(reply, 'requests', 'backup', 'application/octet-stream', body);
  });
}
