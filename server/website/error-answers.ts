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
  const { shown, e164 } = site.manifest().company.phone;
  reply.type('text/html; charset=utf-8').header('content-security-policy', strictContentPolicy);
  return reply.send(writePlainPage({ title, sentences, phone: { text: shown, e164 } }));
}

const crash: ErrorAnswer = {
  status: 500,
  title: messages.crashHeading,
  sentence: 'The server could not answer. Please try again.',
};

const answers: Readonly<Record<number, ErrorAnswer>> = {
  413: { status: 413, title: messages.refused, sentence: 'The message is too long. Please shorten it.' },
  415: {
    status: 415,
    title: messages.refused,
    sentence: 'This kind of content is not accepted. Please send JSON or a plain form.',
  },
};

/** What a visitor reads for the errors that are raised before a route sees the request, or by accident. */
export function toErrorAnswer({ statusCode = 500 }: { statusCode?: number }): ErrorAnswer {
  if (statusCode < 400 || statusCode >= 500) return crash;
  const sentence = 'The request cannot be read. Please try again.';
  return answers[statusCode] ?? { status: statusCode, title: 'Bad request', sentence };
}

export function addErrorAnswers(app: FastifyInstance, site: Site): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const answer = toErrorAnswer(error);
    if (answer.status >= 500) request.log.error({ code: error.code, stack: error.stack }, 'A request failed');
    return sendError(request, reply, site, answer);
  });
  app.setNotFoundHandler((request, reply) => {
    if (findEndpoint(request.url) !== undefined) return sendWrongMethod(request, reply, site, 'POST');
    const isPage = site.answer(request.url.split('?', 1)[0] ?? '/').type !== 'unknown';
    if (isPage && request.method !== 'GET' && request.method !== 'HEAD') {
      return sendWrongMethod(request, reply, site, 'GET, HEAD');
    }
    const sentence = 'There is nothing at this address.';
    return sendError(request, reply, site, { status: 404, title: 'Page not found', sentence });
  });
}

export function sendWrongMethod(request: FastifyRequest, reply: FastifyReply, site: Site, allowed: string) {
  reply.header('allow', allowed);
  const sentence = 'This address does not take requests of this kind.';
  return sendError(request, reply, site, { status: 405, title: 'Not possible here', sentence });
}
