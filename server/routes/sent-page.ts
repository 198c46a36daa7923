/** Answers `/message-sent?…` after a form without a script: the page as built, with the link to the page of the request. */
import type { FastifyInstance } from 'fastify';
import { endpoints, linkPaths, sentParameters } from '../../contract/endpoints.ts';
import { sentTemplate, type sentSlots } from '../../contract/page-templates.ts';
import type { SignedLinks } from '../signing/signed-links.ts';
import { readParameters, sendCompressed } from '../website/answer-page.ts';
import type { Site } from '../website/open-site.ts';
import { sendSitePath } from '../website/serve-site.ts';
import { hideAddress } from './signed-pages.ts';

export function addSentPage(app: FastifyInstance, site: Site, links: SignedLinks): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: endpoints.messageSent,
    onRequest: app.rateLimit(),
    handler: async (request, reply) => {
      const parameters = readParameters(request);
      const reference = parameters.get(sentParameters.reference) ?? '';
      const seal = parameters.get(sentParameters.seal) ?? '';
      // Nothing of an address that somebody made up is shown.
      const isOurs = seal !== '' && (await links.isForRequest(reference, seal).catch(() => false));
      const template = isOurs ? site.findTemplate(sentTemplate) : undefined;
      if (template === undefined) return sendSitePath(request, reply, site);
      const path = `${linkPaths.request}/${reference}/${seal}`;
      const page = { request: path } satisfies typeof sentSlots;
      return sendCompressed(request, hideAddress(reply), template, page, 'no-store');
    },
  });
}
