/**
 * Lets visitors add photos and plans to a stored request: a page behind a signed link, and the address that its form or
 * script posts to. Each file of a form is stored and answered separately.
 */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fillIn } from '../../../contract/fill-in.ts';
import {
  answersSuffix,
  calendarSuffix,
  fileLimits,
  filesSuffix,
  mostFileBytes,
  mostFiles,
  mostFormBytes,
  reviewAnchor,
  reviewSuffix,
} from '../../../contract/request-page.ts';
import type { Core } from '../../core/core.ts';
import type { FileIntake } from '../../files/file-intake.ts';
import { createUploadSlots, type UploadSlots } from '../../files/upload-slots.ts';
import { writeDueParts } from '../../mail/messages/due-parts.ts';
import { stopReview } from '../../reviews/ask-reviews.ts';
import { sendError } from '../../website/error-responses.ts';
import type { Site } from '../../website/open-site.ts';
import { sendOutcomes } from './send-outcomes.ts';
import type { Visits } from '../../visits/decide-visits.ts';
import type { Quoting } from '../../quotes/decide-quotes.ts';
import { addQuoteRoutes } from './take-quote.ts';
import { addVisitRoutes } from './take-visit.ts';
import { addAnswerRoute } from './take-answers.ts';
import { readFiles } from './read-files.ts';
import { findSealed, sendRequestPage, toPath, type RequestPageParams } from './send-request-page.ts';
import { answerSigned, sendCalendar, sendUnknownLink } from './signed-pages.ts';
import { addSignedRoute, requestUrl as url, type SignedRequest } from './signed-route.ts';

interface RequestPages extends Core {
  visits: Visits;
  intake: FileIntake;
  slots: UploadSlots;
}

export async function addRequestPages(
  app: FastifyInstance,
  core: Core,
  intake: FileIntake,
  features: { visits: Visits; quoting: Quoting },
): Promise<void> {
  const { site } = core;
  const pages = { ...core, ...features, intake, slots: createUploadSlots() };

  app.route<{ Params: RequestPageParams }>({
    method: ['GET', 'HEAD'],
    url,
    onRequest: app.rateLimit(),
    handler: answerSigned<SignedRequest>(core, async (request, reply) => {
      const found = await findSealed(request.params, pages);
      if (found === undefined) return sendUnknownLink(request, reply, site);
      if (found !== 'waiting') return sendRequestPage(request, reply, pages, { ...request.params, found });
      reply.code(503).header('retry-after', '60');
      const problems = [site.manifest().words.answers.problem.crash];
      return sendRequestPage(request, reply, pages, { ...request.params, found: undefined, problems });
    }),
  });

  // BID-CALENDAR
  addSignedRoute(app, core, 'GET', calendarSuffix, async (request, reply, { lead }) => {
    const { calendar } = writeDueParts(lead, 'visitor', site.manifest());
    return calendar ? sendCalendar(reply, calendar) : sendUnknownLink(request, reply, site);
  });

  addSignedRoute(app, core, 'POST', reviewSuffix, async ({ params }, reply) => {
    await stopReview(params.reference, core);
    return reply.redirect(`${toPath(params)}#${reviewAnchor}`, 303);
  });

  addAnswerRoute(app, url + answersSuffix, pages);
  addVisitRoutes(app, pages);
  addQuoteRoutes(app, pages);

  // A separate scope, so that no other route accepts multipart forms.
  await app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        fileSize: mostFileBytes,
        // One more of each kind than a request may have, so that the excess file gets an error message.
        files: mostFiles.photo + mostFiles.plan + 2,
        fields: 10,
        fieldSize: 1_000,
        fieldNameSize: 100,
        parts: 20,
        headerPairs: 20,
      },
    });
    scope.route<{ Params: RequestPageParams }>({
      method: 'POST',
      url: url + filesSuffix,
      // A phone in the country needs minutes for a photo.
      config: { mayTakeLong: true },
      onRequest: [app.rateLimit(), async (request, reply) => refuseLength(request, reply, site)],
      handler: answerSigned<SignedRequest>(core, (request, reply) => takeFiles(request, reply, pages)),
    });
  });
}

/** Checks `Content-Length` before the body is read. */
async function refuseLength(request: SignedRequest, reply: FastifyReply, site: Site) {
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  if (length <= mostFormBytes) return;
  const {
    request: { problems },
    answers: { problem: answers },
    forms: { messages },
  } = site.manifest().words;
  reply.header('connection', 'close');
  if (Number.isNaN(length)) return sendError(request, reply, site, { status: 411, ...answers.unreadable });
  const sentence = fillIn(problems.tooLarge, { ...fileLimits, reference: request.params.reference });
  return sendError(request, reply, site, { status: 413, title: messages.refused, sentence });
}

async function takeFiles(request: SignedRequest, reply: FastifyReply, pages: RequestPages) {
  const { site, store, slots, intake, metrics, outbox } = pages;
  const { reference, seal } = request.params;
  const { words } = site.manifest();
  const waits = await findSealed(request.params, pages);
  if (waits === undefined) return sendUnknownLink(request, reply, site);
  const title = words.forms.messages.refused;
  if (waits === 'waiting') {
    const sentence = fillIn(words.request.problems.notStored, { reference });
    return sendError(request, reply.header('retry-after', '60'), site, { status: 503, title, sentence });
  }
  if (!request.isMultipart()) {
    return sendError(request, reply, site, {
      status: 415,
      title,
      sentence: words.answers.problem.unsupported,
    });
  }
  const leave = slots.enter(request.ip, reference);
  if (leave === undefined) {
    reply.header('retry-after', '60');
    return sendError(request, reply, site, { status: 429, title, sentence: words.request.problems.busy });
  }
  try {
    const { arrived, isWhole } = await readFiles(request, (file) => intake.accept(reference, file));
    for (const { outcome } of arrived) {
      metrics.count('files', { outcome: outcome.type === 'refused' ? outcome.why : outcome.type });
    }
    if (arrived.some(({ outcome }) => outcome.type === 'kept' && outcome.isNew)) outbox.wake();
    const found = await store.findLead(reference);
    if (found === undefined) return sendUnknownLink(request, reply, site);
    return sendOutcomes(request, reply, pages, { reference, seal, found, arrived, isWhole });
  } finally {
    leave();
  }
}
