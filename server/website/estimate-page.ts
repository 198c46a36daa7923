/** Answers `/estimate?…` with the takeoff of its parameters, and `/estimate.csv?…` with the same as a spreadsheet. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isWhole, listTakeoff } from '../../domain/takeoff/list-rows.ts';
import { findPrices } from '../../domain/takeoff/price-range.ts';
import { readTakeoff, writeQuery } from '../../domain/takeoff/read-takeoff.ts';
import { estimateCsvPath, estimatePath } from '../../contract/takeoff-fields.ts';
import { toDay } from '../../domain/to-day.ts';
import { writeCsv } from '../../domain/write-csv.ts';
import { readParameters, fillTemplate, sendCompressed } from './fill-template.ts';
import type { Site } from './open-site.ts';
import { sendSitePath } from './serve-site.ts';

export function addEstimatePage(app: FastifyInstance, site: Site): void {
  const get = { method: ['GET', 'HEAD'], onRequest: app.rateLimit() };
  app.route({ ...get, url: estimatePath, handler: (request, reply) => sendEstimate(request, reply, site) });
  app.route({ ...get, url: estimateCsvPath, handler: (request, reply) => sendCsv(request, reply, site) });
}

async function sendEstimate(request: FastifyRequest, reply: FastifyReply, site: Site) {
  const parameters = readParameters(request);
  if (parameters.size === 0) return sendSitePath(request, reply, site);
  const html = fillTemplate(request, reply, site, 'estimate', { query: parameters.toString() });
  // The built page shows the example.
  if (html === undefined) return sendSitePath(request, reply, site);
  return sendCompressed(request, reply.header('cache-control', 'no-cache'), html);
}

/** An invalid takeoff redirects to the page, which shows the errors. */
function sendCsv(request: FastifyRequest, reply: FastifyReply, site: Site) {
  const parameters = readParameters(request);
  const { takeoff: words, rates } = site.manifest().words;
  const prices = findPrices(rates, toDay(Date.now()));
  const rows = isWhole(parameters) ? listTakeoff(parameters, words, prices) : undefined;
  reply.header('cache-control', 'no-cache');
  if (!rows) return reply.redirect(`${estimatePath}?${writeQuery(readTakeoff(parameters))}`, 303);
  const { item, amount, range, detail } = words.page;
  reply.header('content-disposition', 'attachment; filename="takeoff.csv"');
  return reply.type('text/csv; charset=utf-8').send(writeCsv([[item, amount, range, detail], ...rows]));
}
