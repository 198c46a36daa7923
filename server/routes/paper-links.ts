/** The addresses in codes on paper, in any case: a yard sign, and a printed quote. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paperPaths } from '../../contract/endpoints.ts';
import { quoteSuffix } from '../../contract/request-page.ts';
import type { Core } from '../core/core.ts';
import { linkDays } from '../signing/signed-links.ts';
import { answerSigned, sendUnknownLink } from './request/signed-pages.ts';

interface Route {
  Params: { reference: string; version: string; code: string };
}

const dayMs = 24 * 60 * 60_000;
const inAnyCase = (path: string) => [path, path.toUpperCase()];

export function addPaperLinks(app: FastifyInstance, core: Core): void {
  const { site, store, links, nowMs } = core;
  // The numbers count the sign as a source.
  for (const url of inAnyCase(paperPaths.sign))
    app.get(url, (_, reply) => reply.header('cache-control', 'no-store').redirect('/?utm_source=sign', 302));

  for (const url of inAnyCase(paperPaths.quote))
    app.route<Route>({
      method: ['GET', 'HEAD'],
      url: `${url}/:reference/:version(^\\d{1,4}$)/:code`,
      onRequest: app.rateLimit(),
      handler: answerSigned<FastifyRequest<Route>>(core, async (request, reply) => {
        const { code } = request.params;
        const [reference, version] = [request.params.reference.toUpperCase(), Number(request.params.version)];
        if (!(await links.isPaperCode(reference, version, code)))
          return sendUnknownLink(request, reply, site);
        const { sent } = await store.findQuotes(reference);
        const found = sent.find(({ quote }) => quote.version === version);
        // As long as the links of its mails.
        if (!found || found.sentAtMs + linkDays * dayMs < nowMs())
          return sendUnknownLink(request, reply, site);
        const page = await links.toPath('request', reference);
        return reply.header('cache-control', 'no-store').redirect(`${page}${quoteSuffix}${version}`, 302);
      }),
    });
}
