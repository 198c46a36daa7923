/**
 * The pages behind the signed links of mails. Reading one changes nothing, because mail scanners follow links; the
 * button on it does. A page shows the reference and nothing about the person.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { linkPaths } from '../../contract/endpoints.ts';
import { fillIn } from '../../contract/fill-in.ts';
import { linkTemplates, noteField, slots, withdrawField } from '../../contract/page-templates.ts';
import { longestMessage } from '../../contract/enquiry-forms.ts';
import { correctLead, markLead, withdrawLead, type ChangeDesk } from '../leads/change-lead.ts';
import { cleanText } from '../leads/parse-enquiry.ts';
import type { LeadLimit } from '../leads/lead-limit.ts';
import { isOwnerMark, type LeadLinks } from '../leads/lead-links.ts';
import { sendError } from '../website/error-answers.ts';
import { sendTemplate } from '../website/fill-template.ts';
import type { Site } from '../website/open-site.ts';
import type { ReadBody } from './read-submission.ts';

export interface LeadLinkRoutes extends ChangeDesk {
  site: Site;
  links: LeadLinks;
  limit: LeadLimit;
  /** Called when the owner must be told of a change. */
  onChanged: () => void;
}

const readWords = (site: Site) => site.manifest().words.answers;

interface LinkParams {
  reference: string;
  mark: string;
  signature: string;
}

export function addLeadLinkRoutes(app: FastifyInstance, desk: LeadLinkRoutes): void {
  const ownerUrl = `${linkPaths.owner}/:reference/:mark/:signature`;
  const visitorUrl = `${linkPaths.visitor}/:reference/:signature`;

  app.get<{ Params: LinkParams }>(ownerUrl, async (request, reply) => {
    const { reference, mark, signature } = request.params;
    if (!isOwnerMark(mark) || !(await desk.links.isForOwner(reference, mark, signature))) {
      return sendUnknownLink(request, reply, desk.site);
    }
    const { marks, title, question, button } = readWords(desk.site).mark;
    const values = { reference, mark: marks[mark] };
    return sendPage(reply, desk.site, linkTemplates.mark, {
      title: fillIn(title, values),
      summary: fillIn(question, values),
      button: fillIn(button, values),
    });
  });

  app.post<{ Params: LinkParams }>(ownerUrl, async (request, reply) => {
    const { reference, mark, signature } = request.params;
    if (!isOwnerMark(mark) || !(await desk.links.isForOwner(reference, mark, signature))) {
      return sendUnknownLink(request, reply, desk.site);
    }
    if (!(await markLead(reference, mark, desk))) return sendUnknownLink(request, reply, desk.site);
    const { marks, doneTitle, done } = readWords(desk.site).mark;
    const summary = fillIn(done, { reference, mark: marks[mark] });
    return sendPage(reply, desk.site, linkTemplates.done, { title: doneTitle, summary });
  });

  app.get<{ Params: LinkParams }>(visitorUrl, async (request, reply) => {
    const { reference, signature } = request.params;
    if (!(await desk.links.isForVisitor(reference, signature))) {
      return sendUnknownLink(request, reply, desk.site);
    }
    const { title, lead } = readWords(desk.site).change;
    return sendPage(reply, desk.site, linkTemplates.change, {
      title: fillIn(title, { reference }),
      summary: lead,
    });
  });

  app.post<{ Params: LinkParams }>(visitorUrl, async (request, reply) => {
    const { reference, signature } = request.params;
    if (!(await desk.links.isForVisitor(reference, signature))) {
      return sendUnknownLink(request, reply, desk.site);
    }
    return takeChange(request, reply, reference, desk);
  });
}

async function takeChange(
  request: FastifyRequest,
  reply: FastifyReply,
  reference: string,
  desk: LeadLinkRoutes,
) {
  const { site, limit, nowMs } = desk;
  const { change, problem } = readWords(site);
  if (!limit.hasRoom(request.ip, nowMs())) {
    reply.header('retry-after', '600');
    const answer = { status: 429, title: problem.tooManyTitle, sentence: problem.tooMany };
    return sendError(request, reply, site, answer);
  }
  const values = (request.body as ReadBody | undefined)?.values ?? {};
  const isWithdrawal = values[withdrawField] !== undefined;
  const note = cleanText(values[noteField]).slice(0, longestMessage);
  if (!isWithdrawal && note === '') {
    reply.code(422);
    return sendPage(reply, site, linkTemplates.change, {
      title: fillIn(change.title, { reference }),
      summary: change.empty,
    });
  }
  limit.count(request.ip, nowMs());
  const isKnown = isWithdrawal
    ? await withdrawLead(reference, desk)
    : await correctLead(reference, note, desk);
  if (!isKnown) return sendUnknownLink(request, reply, site);
  desk.onChanged();
  const summary = fillIn(isWithdrawal ? change.withdrawn : change.corrected, { reference });
  return sendPage(reply, site, linkTemplates.done, { title: change.doneTitle, summary });
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
  return sendError(request, reply, site, { status: 404, ...readWords(site).unknownLink });
}
