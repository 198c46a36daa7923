/**
 * All error answers: JSON for scripts, a page for people. They reveal no internals, and the log contains nothing that a
 * visitor typed.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refused } from '../../contract/endpoints.ts';
import { strictContentPolicy } from '../plugins/security-headers.ts';
import { fillTemplate } from './fill-template.ts';
import type { Site } from './open-site.ts';
import { writePlainPage } from './plain-page.ts';

export interface ErrorResponse {
  status: number;
  title: string;
  sentence: string;
}

/** True for form posts and for requests whose Accept header names HTML; scripts get JSON. */
export function wantsPage(request: FastifyRequest): boolean {
  const type = request.headers['content-type'] ?? '';
  if (/^\s*application\/([\w.+-]+\+)?json\b/i.test(type)) return false;
  const accept = request.headers.accept ?? '';
  if (/\btext\/html\b/i.test(accept)) return true;
  if (/\bapplication\/json\b/i.test(accept)) return false;
  return /^\s*(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i.test(type);
}

export function sendError(request: FastifyRequest, reply: FastifyReply, site: Site, answer: ErrorResponse) {
  reply.code(answer.status).header('cache-control', 'no-store').removeHeader('etag');
  if (!wantsPage(request)) {
    reply.header('content-security-policy', strictContentPolicy);
    return reply.type('application/json; charset=utf-8').send({ error: answer.sentence } satisfies Refused);
  }
  return sendSentence(request, reply, site, answer.title, answer.sentence);
}

/**
 * Sends a page with a heading and a sentence, or the plain page if rendering fails. It is small and rare, so it is not
 * compressed.
 */
export function sendSentence(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  title: string,
  summary: string,
): FastifyReply {
  const html = fillTemplate(request, reply, site, 'problem', { title, summary });
  return html === undefined ? sendPlainPage(reply, site, title, [summary]) : reply.send(html);
}

export function sendPlainPage(reply: FastifyReply, site: Site, title: string, sentences: readonly string[]) {
  const { company, words } = site.manifest();
  reply.type('text/html; charset=utf-8').header('content-security-policy', strictContentPolicy);
  return reply.send(writePlainPage({ title, sentences, phone: company.phone, words: words.answers.problem }));
}

export function sendWrongMethod(request: FastifyRequest, reply: FastifyReply, site: Site, allowed: string) {
  const { wrongMethod } = site.manifest().words.answers.problem;
  return sendError(request, reply.header('allow', allowed), site, { status: 405, ...wrongMethod });
}

/** The answer to errors that were raised before any route, or that nobody expected. */
export function toErrorResponse({ statusCode = 500 }: { statusCode?: number }, site: Site): ErrorResponse {
  const { answers, forms } = site.manifest().words;
  const words = answers.problem;
  const status = statusCode >= 400 && statusCode < 500 ? statusCode : 500;
  switch (status) {
    case 413:
      return { status, title: forms.messages.refused, sentence: words.tooLarge };
    case 415:
      return { status, title: forms.messages.refused, sentence: words.unsupported };
    case 429:
      return { status, title: words.tooManyTitle, sentence: words.tooManyRequests };
    case 500:
      return { status, title: forms.messages.crashHeading, sentence: words.crash };
    default:
      return { status, ...words.unreadable };
  }
}

export function addErrorResponses(app: FastifyInstance, site: Site): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const answer = toErrorResponse(error, site);
    if (answer.status >= 500) request.log.error({ code: error.code, stack: error.stack }, 'A request failed');
    return sendError(request, reply, site, answer);
  });
}
