/**
 * The pages behind the signed links of mails. Reading one changes nothing, because mail scanners follow links; the
 * button on it does. A page shows the reference and nothing about the person.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { linkPaths } from '../../contract/endpoints.ts';
import { longestMessage } from '../../contract/enquiry-forms.ts';
import { fillIn } from '../../contract/fill-in.ts';
import { findExcess } from '../../contract/text-limit.ts';
import { linkTemplates, noteField, withdrawField, type AnswerPage } from '../../contract/page-templates.ts';
import { describeError } from '../lib/log.ts';
import type { LeadChanges } from '../leads/lead-changes.ts';
import { retryAfterSeconds, type AddressLimit } from '../lib/address-limit.ts';
import { cleanText } from '../leads/parse-enquiry.ts';
import { isOwnerMark, type OwnerMark, type SignedLinks } from '../signing/signed-links.ts';
import { sendError } from '../website/error-answers.ts';
import { sendFilled } from '../website/answer-page.ts';
import type { Site } from '../website/open-site.ts';
import type { ReadBody } from './read-submission.ts';
import { sendUnknownLink, whenAvailable } from './signed-pages.ts';

export interface LeadPages {
  site: Site;
  changes: LeadChanges;
  links: SignedLinks;
  limit: AddressLimit;
  nowMs: () => number;
  /** Called when the owner must be told of a change. */
  onChanged: () => void;
}

interface LinkParams {
  reference: string;
  mark: string;
  signature: string;
}

type LinkRequest = FastifyRequest<{ Params: LinkParams }>;

export function addLeadPages(app: FastifyInstance, pages: LeadPages): void {
  const { site, links, changes } = pages;
  const onRequest = app.rateLimit();

  app.route<{ Params: LinkParams }>({
    method: ['GET', 'HEAD', 'POST'],
    url: `${linkPaths.owner}/:reference/:mark/:signature`,
    onRequest,
    handler: whenAvailable<LinkRequest>(site, async (request, reply) => {
      const { reference, mark, signature } = request.params;
      const isSigned = isOwnerMark(mark) && (await links.isForOwner(reference, mark, signature));
      if (!isSigned) return sendUnknownLink(request, reply, site);
      if (request.method !== 'POST') return sendQuestion(reply, site, reference, mark);
      if ((await changes.mark(reference, mark)) === 'unknown') return sendUnknownLink(request, reply, site);
      return sendMarked(reply, site, reference, mark);
    }),
  });

  app.route<{ Params: LinkParams }>({
    method: ['GET', 'HEAD', 'POST'],
    url: `${linkPaths.visitor}/:reference/:signature`,
    onRequest,
    handler: whenAvailable<LinkRequest>(site, async (request, reply) => {
      const { reference, signature } = request.params;
      if (!(await links.isForVisitor(reference, signature))) return sendUnknownLink(request, reply, site);
      if (request.method === 'POST') return takeChange(request, reply, reference, pages);
      return sendChangeForm(reply, site, reference, site.manifest().words.answers.change.lead);
    }),
  });
}

async function takeChange(request: LinkRequest, reply: FastifyReply, reference: string, pages: LeadPages) {
  const { site, changes, limit, nowMs } = pages;
  const { answers, forms } = site.manifest().words;
  const { change, problem } = answers;
  const values = (request.body as ReadBody | undefined)?.values ?? {};
  const isWithdrawal = values[withdrawField] !== undefined;
  const note = cleanText(values[noteField]);
  const excess = findExcess(note, longestMessage, forms.sentences.tooLong);
  if (!isWithdrawal && note === '') return sendChangeForm(reply.code(422), site, reference, change.empty);
  if (!isWithdrawal && excess) return sendChangeForm(reply.code(422), site, reference, excess, note);
  if (!limit.take(request.ip, nowMs())) {
    reply.header('retry-after', retryAfterSeconds);
    const answer = { status: 429, title: problem.tooManyTitle, sentence: problem.tooMany };
    return sendError(request, reply, site, answer);
  }
  const outcome = await (isWithdrawal ? changes.withdraw(reference) : changes.correct(reference, note)).catch(
    (error: unknown) => {
      request.log.error(describeError(error), 'A correction could not be stored');
      return 'lost' as const;
    },
  );
  if (outcome === 'unknown') return sendUnknownLink(request, reply, site);
  if (outcome === 'lost') return sendChangeForm(reply.code(503), site, reference, problem.notStored, note);
  if (outcome === 'too-many') return sendChangeForm(reply.code(429), site, reference, change.enough, note);
  pages.onChanged();
  const summary = fillIn(isWithdrawal ? change.withdrawn : change.corrected, { reference });
  return sendPage(reply, site, linkTemplates.done, { title: change.doneTitle, summary });
}

function sendQuestion(reply: FastifyReply, site: Site, reference: string, name: OwnerMark) {
  const words = site.manifest().words.answers.mark;
  const values = { reference, mark: words.marks[name] };
  return sendPage(reply, site, linkTemplates.mark, {
    title: fillIn(words.title, values),
    summary: fillIn(words.question, values),
    button: fillIn(words.button, values),
  });
}

function sendMarked(reply: FastifyReply, site: Site, reference: string, name: OwnerMark) {
  const words = site.manifest().words.answers.mark;
  const summary = fillIn(words.done, { reference, mark: words.marks[name] });
  return sendPage(reply, site, linkTemplates.done, { title: words.doneTitle, summary });
}

function sendChangeForm(reply: FastifyReply, site: Site, reference: string, summary: string, note = '') {
  const title = fillIn(site.manifest().words.answers.change.title, { reference });
  return sendPage(reply, site, linkTemplates.change, { title, summary, note });
}

function sendPage(reply: FastifyReply, site: Site, name: string, page: AnswerPage) {
  const template = site.findTemplate(name);
  if (template === undefined) throw new Error(`The build has no template ${name}`);
  return sendFilled(reply.header('cache-control', 'no-store'), template, page);
}
