/** The page after a form post without script: the reference, who answers when, and a link to the request's page. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints, linkPaths } from '../../contract/endpoints.ts';
import { sentSuffix } from '../../contract/request-page.ts';
import { findPromise } from '../../domain/office-clock.ts';
import type { Core } from '../core/core.ts';
import { fillTemplate, sendCompressed } from '../website/fill-template.ts';
import { suggestAddress } from '../../domain/typed/email-address.ts';
import type { Lead } from '../store/records.ts';
import { describeReceipt, findVisitPart } from './describe-receipt.ts';
import { findRequest, toPath, type RequestPageParams } from './request/send-request-page.ts';
import { inItsLanguage, sendUnknownLink } from './request/signed-pages.ts';

type SentRequest = FastifyRequest<{ Params: RequestPageParams }>;

export function addSentPage(app: FastifyInstance, core: Core): void {
  const { site, links, hours, nowMs } = core;
  app.route<{ Params: RequestPageParams }>({
    method: ['GET', 'HEAD'],
    url: `${linkPaths.request}/:reference/:seal${sentSuffix}`,
    onRequest: app.rateLimit(),
    handler: inItsLanguage(core.store, async (request: SentRequest, reply) => {
      const { reference, seal } = request.params;
      // Without the database the check may fail; the visitor still sees that the message was sent.
      const isOurs = await links.isSealed('request', reference, seal).catch(() => undefined);
      if (isOurs === false) return sendUnknownLink(request, reply, site);
      const sendBuilt = () => reply.redirect(`${site.pagesAt ?? ''}${endpoints.messageSent}`);
      if (isOurs === undefined) return sendBuilt();
      const found = await findRequest(reference, core).catch(() => undefined);
      const lead =
        typeof found === 'object'
          ? found.lead
          : ({
              kind: 'contact-message',
              receivedAtMs: nowMs(),
              promise: findPromise(nowMs(), hours()) ?? null,
            } as const);
      const page = {
        reference,
        promise: describeReceipt(lead, site),
        path: toPath(request.params) + findVisitPart(lead.kind, site),
        changePath: await links.toPath('visitor', reference),
        slip: 'fields' in lead ? findSlip(lead) : undefined,
      };
      const html = fillTemplate(request, reply, site, 'sent', page);
      if (html === undefined) return sendBuilt();
      return sendCompressed(request, reply.header('cache-control', 'no-store'), html);
    }),
  });
}

/** Finds a probable typo. Without script, no hint came during typing, and the receipt goes to the wrong address. */
function findSlip({ fields: { email } }: Lead) {
  const meant = suggestAddress(email);
  return meant === undefined ? undefined : { typed: email, meant };
}
