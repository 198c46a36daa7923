/**
 * Every answer that is not what the caller hoped for: JSON for scripts, a page for people. Nothing of the inside of
 * the server is told, and nothing that a visitor typed is logged.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refused } from '../../contract/endpoints.ts';
import { messages } from '../../contract/messages.ts';
import { slots } from '../../contract/page-templates.ts';
import { strictContentPolicy } from '../plugins/security-headers.ts';
import { findEndpoint } from '../routes/find-endpoint.ts';
import { sendTemplate } from './fill-template.ts';
import type { Site } from './open-site.ts';
import { writePlainPage } from './plain-page.ts';

export interface ErrorAnswer {
  status: number;
  title: string;
  sentence: string;
}

/** A form post is answered with a page, a script with JSON; so is whoever asks for HTML in so many words. */
export function wantsPage(request: FastifyRequest): boolean {
  const type = request.headers['content-type'] ?? '';
  if (/^\s*application\/([\w.+-]+\+)?json\b/i.test(type)) return false;
  const accept = request.headers.accept ?? '';
  if (/\btext\/html\b/i.test(accept)) return true;
  if (/\bapplication\/json\b/i.test(accept)) return false;
  return /^\s*(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i.test(type);
}

export function sendError(request: FastifyRequest, reply: FastifyReply, site: Site, answer: ErrorAnswer) {
  reply.code(answer.status).header('cache-control', 'no-store').removeHeader('etag');
  if (!wantsPage(request)) {
    reply.header('content-security-policy', strictContentPolicy);
    return reply.type('application/json; charset=utf-8').send({ error: answer.sentence } satisfies Refused);
  }
  const template = site.findTemplate('problem');
  if (template === undefined) return sendPlainPage(reply, site, answer.title, [answer.sentence]);
  return sendTemplate(reply, template, { [slots.title]: answer.title, [slots.summary]: answer.sentence });
}

export function sendPlainPage(reply: FastifyReply, site: Site, title: string, sentences: readonly string[]) {
  const { company, words } = site.manifest();
  const { call, home } = words.answers.problem;
  reply.type('text/html; charset=utf-8').header('content-security-policy', strictContentPolicy);
  return reply.send(writePlainPage({ title, sentences, call, phone: company.phone, home }));
}

/** What a visitor reads for the errors that are raised before a route sees the request, or by accident. */
export function toErrorAnswer(
  { statusCode: status = 500 }: { statusCode?: number },
  site: Site,
): ErrorAnswer {
  const { problem } = site.manifest().words.answers;
  if (status < 400 || status >= 500) {
    return { status: 500, title: messages.crashHeading, sentence: problem.crash };
  }
  if (status === 413) return { status, title: messages.refused, sentence: problem.tooLarge };
  if (status === 415) return { status, title: messages.refused, sentence: problem.unsupported };
  return { status, ...problem.unreadable };
}

export function addErrorAnswers(app: FastifyInstance, site: Site): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const answer = toErrorAnswer(error, site);
    if (answer.status >= 500) request.log.error({ code: error.code, stack: error.stack }, 'A request failed');
    return sendError(request, reply, site, answer);
  });
  app.setNotFoundHandler((request, reply) => {
    if (findEndpoint(request.url) !== undefined) return sendWrongMethod(request, reply, site, 'POST');
    const isPage = site.answer(request.url.split('?', 1)[0] ?? '/').type !== 'unknown';
    if (isPage && request.method !== 'GET' && request.method !== 'HEAD') {
      return sendWrongMethod(request, reply, site, 'GET, HEAD');
    }
    const { notFound } = site.manifest().words.answers.problem;
    return sendError(request, reply, site, { status: 404, ...notFound });
  });
}

export function sendWrongMethod(request: FastifyRequest, reply: FastifyReply, site: Site, allowed: string) {
  reply.header('allow', allowed);
  const { wrongMethod } = site.manifest().words.answers.problem;
  return sendError(request, reply, site, { status: 405, ...wrongMethod });
}
