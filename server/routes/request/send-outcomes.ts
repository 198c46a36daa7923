/** Answers an upload: JSON for the script, which sends one file at a time, or else the request's page. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fillIn } from '../../../contract/fill-in.ts';
import type { Refused } from '../../../contract/endpoints.ts';
import { fileLimits, type FileTaken } from '../../../contract/request-page.ts';
import type { RequestWords } from '../../../contract/words/english.ts';
import type { Core } from '../../core/core.ts';
import type { Refusal } from '../../files/file-intake.ts';
import { wantsPage } from '../../website/error-responses.ts';
import type { ArrivedFiles } from './read-files.ts';
import type { Visits } from '../../visits/decide-visits.ts';
import { sendRequestPage, toPath, type ShownRequest } from './send-request-page.ts';
import { sendUnknownLink } from './signed-pages.ts';

const statuses: Record<Refusal, number> = {
  empty: 422,
  damaged: 422,
  tooManyPixels: 422,
  unsupported: 415,
  tooLarge: 413,
  enoughPhotos: 409,
  enoughPlans: 409,
  full: 409,
  busy: 429,
  tooMany: 429,
  notStored: 503,
};

interface Problem {
  status: number;
  sentence: string;
  shownName?: string;
}

export function sendOutcomes(
  request: FastifyRequest,
  reply: FastifyReply,
  core: Core & { visits: Visits },
  shown: ShownRequest & ArrivedFiles,
) {
  const { site } = core;
  const { problems: words } = site.manifest().words.request;
  if (shown.arrived.some(({ outcome }) => outcome.type === 'unknown-lead')) {
    return sendUnknownLink(request, reply, site);
  }
  const problems = listProblems(shown, words);
  reply.header('cache-control', 'no-store');
  const [first] = problems;
  if (first?.sentence === words.busy) reply.header('retry-after', '60');
  if (!wantsPage(request)) {
    if (first) return reply.code(first.status).send({ error: first.sentence } satisfies Refused);
    const [kept] = shown.arrived;
    const name = kept?.outcome.type === 'kept' ? kept.outcome.name : '';
    return reply.send({ name } satisfies FileTaken);
  }
  if (!first) return reply.redirect(toPath(shown), 303);
  const sentences = problems.map(({ shownName, sentence }) =>
    shownName === undefined ? sentence : fillIn(words.file, { name: shownName, sentence }),
  );
  return sendRequestPage(request, reply.code(first.status), core, { ...shown, problems: sentences });
}

function listProblems(
  { reference, arrived, isWhole }: ShownRequest & ArrivedFiles,
  words: RequestWords['problems'],
): Problem[] {
  const values = { ...fileLimits, reference };
  const problems = arrived.flatMap(({ shownName, outcome }): Problem[] =>
    outcome.type === 'refused'
      ? [{ shownName, status: statuses[outcome.why], sentence: fillIn(words[outcome.why], values) }]
      : [],
  );
  if (!isWhole) problems.push({ status: 400, sentence: fillIn(words.damaged, values) });
  else if (arrived.length === 0) problems.push({ status: 422, sentence: words.nothing });
  return problems;
}
