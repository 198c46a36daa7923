/**
 * The pages behind the signed links of mails. Reading one changes nothing, because mail scanners follow links; the
 * button on it does. A page shows the reference and nothing about the person.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { linkTemplates, noteField, slots, withdrawField } from '../../contract/page-templates.ts';
import { longestMessage } from '../../contract/enquiry-forms.ts';
import type { LeadChanges } from '../leads/lead-changes.ts';
import { cleanText } from '../leads/parse-enquiry.ts';
import type { LeadLimit } from '../leads/lead-limit.ts';
import { isOwnerMark, linkPaths, ownerMarks, type SignedLinks } from '../signing/signed-links.ts';
import { sendError } from '../website/error-answers.ts';
import { sendTemplate } from '../website/fill-template.ts';
import type { Site } from '../website/open-site.ts';
import type { ReadBody } from './read-submission.ts';

export interface LeadLinkRoutes {
  site: Site;
  changes: LeadChanges;
  links: SignedLinks;
  limit: LeadLimit;
  nowMs: () => number;
  /** Called when the owner must be told of a change. */
  onChanged: () => void;
}

interface LinkParams {
  reference: string;
  mark: string;
  signature: string;
}

export function addLeadLinkRoutes(app: FastifyInstance, routes: LeadLinkRoutes): void {
  const ownerUrl = `${linkPaths.owner}/:reference/:mark/:signature`;
  const visitorUrl = `${linkPaths.visitor}/:reference/:signature`;

  app.get<{ Params: LinkParams }>(ownerUrl, async (request, reply) => {
    const { reference, mark, signature } = request.params;
    if (!isOwnerMark(mark) || !(await routes.links.isForOwner(reference, mark, signature))) {
      return sendUnknownLink(request, reply, routes.site);
    }
    const label = ownerMarks[mark];
    return sendPage(reply, routes.site, linkTemplates.mark, {
      title: `${reference}: ${label}`,
      summary: `Shall this lead be kept as “${label}”?`,
      button: `Yes, ${label.toLowerCase()}`,
    });
  });

  app.post<{ Params: LinkParams }>(ownerUrl, async (request, reply) => {
    const { reference, mark, signature } = request.params;
    if (!isOwnerMark(mark) || !(await routes.links.isForOwner(reference, mark, signature))) {
      return sendUnknownLink(request, reply, routes.site);
    }
    if (!(await routes.changes.mark(reference, mark))) return sendUnknownLink(request, reply, routes.site);
    return sendPage(reply, routes.site, linkTemplates.done, {
      title: 'Kept',
      summary: `${reference} is kept as “${ownerMarks[mark]}”.`,
    });
  });

  app.get<{ Params: LinkParams }>(visitorUrl, async (request, reply) => {
    const { reference, signature } = request.params;
    if (!(await routes.links.isForVisitor(reference, signature))) {
      return sendUnknownLink(request, reply, routes.site);
    }
    return sendPage(reply, routes.site, linkTemplates.change, {
      title: `Your message ${reference}`,
      summary: 'Add a correction, or withdraw the message.',
    });
  });

  app.post<{ Params: LinkParams }>(visitorUrl, async (request, reply) => {
    const { reference, signature } = request.params;
    if (!(await routes.links.isForVisitor(reference, signature))) {
      return sendUnknownLink(request, reply, routes.site);
    }
    return takeChange(request, reply, reference, routes);
  });
}

async function takeChange(
  request: FastifyRequest,
  reply: FastifyReply,
  reference: string,
  routes: LeadLinkRoutes,
) {
  const { site, limit, nowMs } = routes;
  const { phone } = site.manifest().company;
  const values = (request.body as ReadBody | undefined)?.values ?? {};
  const isWithdrawal = values[withdrawField] !== undefined;
  const note = cleanText(values[noteField]).slice(0, longestMessage);
  if (!isWithdrawal && note === '') {
    reply.code(422);
    return sendPage(reply, site, linkTemplates.change, {
      title: `Your message ${reference}`,
      summary: 'Please write what should be different.',
    });
  }
  if (!limit.take(request.ip, nowMs())) {
    reply.header('retry-after', '600');
    const sentence = `Many messages have come from your connection. Please wait ten minutes or call ${phone.shown}.`;
    return sendError(request, reply, site, { status: 429, title: 'One moment', sentence });
  }
  const isKnown = isWithdrawal
    ? await routes.changes.withdraw(reference)
    : await routes.changes.correct(reference, note);
  if (!isKnown) return sendUnknownLink(request, reply, site);
  routes.onChanged();
  const summary = isWithdrawal
    ? `We will not call you about ${reference}.`
    : `We have added your words to ${reference}.`;
  return sendPage(reply, site, linkTemplates.done, { title: 'Thank you', summary });
}

interface PageWords {
  title: string;
  summary: string;
  button?: string;
}

function sendPage(reply: FastifyReply, site: Site, name: string, { title, summary, button = '' }: PageWords) {
  const template = site.findTemplate(name);
  if (template === undefined) throw new Error(`The build has no template ${name}`);
  reply.headers({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    // The signature in the address must not travel on.
    'referrer-policy': 'no-referrer',
  });
  const words = { [slots.title]: title, [slots.summary]: summary, [slots.value('button')]: button };
  return sendTemplate(reply, template, words);
}

function sendUnknownLink(request: FastifyRequest, reply: FastifyReply, site: Site) {
  const sentence = 'This link is not complete, or what it spoke of was removed.';
  return sendError(request, reply, site, { status: 404, title: 'Page not found', sentence });
}
