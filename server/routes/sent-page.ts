/** The page after a form without a script was sent, with the link to the page of the request. */
import type { FastifyInstance } from 'fastify';
import { endpoints, linkPaths } from '../../contract/endpoints.ts';
import { sentTemplate, type sentSlots } from '../../contract/page-templates.ts';
import { sentSuffix } from '../../contract/request-page.ts';
import type { SignedLinks } from '../signing/signed-links.ts';
import { sendCompressed } from '../website/answer-page.ts';
import type { Site } from '../website/open-site.ts';
import { toPath, type RequestPageParams } from './send-request-page.ts';
import { sendUnknownLink } from './signed-pages.ts';

export function addSentPage(app: FastifyInstance, site: Site, links: SignedLinks): void {
  app.route<{ Params: RequestPageParams }>({
    method: ['GET', 'HEAD'],
    url: `${linkPaths.request}/:reference/:seal${sentSuffix}`,
    onRequest: app.rateLimit(),
    handler: async (request, reply) => {
      const { reference, seal } = request.params;
      const template = site.findTemplate(sentTemplate);
      // Without the database it may be impossible to check; the visitor still reads that the message was sent.
      const isOurs = await links.isForRequest(reference, seal).catch(() => undefined);
      if (isOurs === false) return sendUnknownLink(request, reply, site);
      if (isOurs === undefined || template === undefined)
        return reply.redirect(`${site.pagesAt ?? ''}${endpoints.messageSent}`);
      const page = { request: toPath(request.params) } satisfies typeof sentSlots;
      return sendCompressed(request, reply, template, page, 'no-store');
    },
  });
}
