/**
 * The pages behind the signed links of mails. A GET changes nothing, because mail scanners follow links; the button on
 * the page does. A page shows the reference and nothing personal.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noteField, withdrawField } from '../../contract/server-screens.ts';
import { linkPaths, toInboxPath } from '../../contract/endpoints.ts';
import { contactNames, longestMessage } from '../../contract/lead-forms.ts';
import { fillIn } from '../../contract/fill-in.ts';
import { findExcess } from '../../contract/text-limit.ts';
import type { Core } from '../core/core.ts';
import { describeError } from '../../domain/log.ts';
import { createLeadChanges, type LeadChanges } from '../leads/lead-changes.ts';
import { parseContact } from '../leads/parse-lead.ts';
import { cleanText } from '../../domain/typed/clean-text.ts';
import { isOwnerMark } from '../signing/signed-links.ts';
import { sendError, sendSentence } from '../website/error-responses.ts';
import type { Site } from '../website/open-site.ts';
import type { ReadBody } from './read-submission.ts';
import { answerSigned, sendSigned, sendUnknownLink, whenAvailable } from './request/signed-pages.ts';

interface LeadPages extends Core {
  changes: LeadChanges;
}

interface LinkParams {
  reference: string;
  mark: string;
  signature: string;
}

type LinkRequest = FastifyRequest<{ Params: LinkParams }>;

export function addLeadPages(app: FastifyInstance, core: Core): void {
  const pages = { ...core, changes: createLeadChanges(core) };
  const { site, links, changes } = pages;
  const onRequest = app.rateLimit();

  app.route<{ Params: LinkParams }>({
    method: ['GET', 'HEAD', 'POST'],
    url: `${linkPaths.owner}/:reference/:mark/:signature`,
    onRequest,
    handler: whenAvailable<LinkRequest>(site, async (request, reply) => {
      const { reference, mark, signature } = request.params;
      const isSigned = isOwnerMark(mark) && (await links.isSealed('owner', reference, signature, mark));
      if (!isSigned) return sendUnknownLink(request, reply, site);
      const name = site.manifest().words.answers.mark.marks[mark];
      reply.header('cache-control', 'no-store');
      const inbox = pages.config.inbox === 'on' ? toInboxPath(reference) : undefined;
      if (request.method !== 'POST')
        return sendSigned(request, reply, site, 'mark', { reference, mark: name, inbox });
      if ((await changes.mark(reference, mark)) === 'unknown') return sendUnknownLink(request, reply, site);
      return sendMarked(request, reply, site, reference, name);
    }),
  });

  app.route<{ Params: LinkParams }>({
    method: ['GET', 'HEAD', 'POST'],
    url: `${linkPaths.visitor}/:reference/:signature`,
    onRequest,
    handler: answerSigned<LinkRequest>(core, async (request, reply) => {
      const { reference, signature } = request.params;
      if (!(await links.isSealed('visitor', reference, signature)))
        return sendUnknownLink(request, reply, site);
      if (request.method === 'POST') return takeChange(request, reply, reference, pages);
      const { lead: summary } = site.manifest().words.answers.change;
      return sendSigned(request, reply, site, 'change', { reference, summary, typed: {}, errors: {} });
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
  reply.header('cache-control', 'no-store');
  const typed = Object.fromEntries(
    [noteField, ...contactNames].map((name) => [name, cleanText(values[name])]),
  );
  const { contact, fieldErrors: errors } = parseContact(typed, forms);
  const refuse = (status: number, summary: string) =>
    sendSigned(request, reply.code(status), site, 'change', { reference, summary, typed, errors });
  if (!isWithdrawal && Object.keys(errors).length > 0) return refuse(422, change.wrong);
  if (!isWithdrawal && note === '' && Object.keys(contact).length === 0) return refuse(422, change.empty);
  if (!isWithdrawal && excess) return refuse(422, excess);
  if (!limit.take(request.ip, nowMs())) {
    const answer = { status: 429, title: problem.tooManyTitle, sentence: problem.tooMany };
    return sendError(request, reply, site, answer);
  }
  const outcome = await (
    isWithdrawal ? changes.withdraw(reference) : changes.correct(reference, note, contact)
  ).catch((error: unknown) => {
    request.log.error(describeError(error), 'Storing a correction failed');
    return 'lost' as const;
  });
  if (outcome === 'unknown') return sendUnknownLink(request, reply, site);
  if (outcome === 'lost') return refuse(503, problem.notStored);
  if (outcome === 'too-many') return refuse(429, change.enough);
  pages.outbox.wake();
  const summary = fillIn(isWithdrawal ? change.withdrawn : change.corrected, { reference });
  return sendSentence(request, reply, site, change.doneTitle, summary);
}

function sendMarked(request: LinkRequest, reply: FastifyReply, site: Site, reference: string, mark: string) {
  const { doneTitle, done } = site.manifest().words.answers.mark;
  return sendSentence(request, reply, site, doneTitle, fillIn(done, { reference, mark }));
}
