/**
 * Every answer that is not what the caller hoped for: JSON for scripts, a page for people. Nothing of the inside of
 * the server is told, and nothing that a visitor typed is logged.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refused } from '../../contract/endpoints.ts';
import { messages } from '../../contract/messages.ts';
import { fillTemplate } from '../pages/fill-template.ts';
import { writePlainPage } from '../pages/plain-page.ts';
import { findEndpoint } from '../routes/find-endpoint.ts';
import type { Site } from '../site/open-site.ts';
import { strictContentPolicy } from './security-headers.ts';
import { findPagePolicy } from './page-policy.ts';

export interface Problem {
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

export function sendProblem(request: FastifyRequest, reply: FastifyReply, site: Site, problem: Problem) {
  reply.code(problem.status).header('cache-control', 'no-store').removeHeader('etag');
  if (!wantsPage(request)) {
    reply.header('content-security-policy', strictContentPolicy);
    return reply.type('application/json; charset=utf-8').send({ error: problem.sentence } satisfies Refused);
  }
  const template = site.findTemplate('problem');
  const { company } = site.manifest();
  reply.header(
    'content-security-policy',
    template ? findPagePolicy(site, template.file) : strictContentPolicy,
  );
  reply.type('text/html; charset=utf-8');
  if (template)
    return reply.send(fillTemplate(template.html, { title: problem.title, summary: problem.sentence }));
  const phone = { text: company.phone, e164: company.phoneE164 };
  return reply.send(writePlainPage({ title: problem.title, sentences: [problem.sentence], phone }));
}

const crash: Problem = {
  status: 500,
  title: messages.crashHeading,
  sentence: 'The server could not answer. Please try again.',
};

const problems: Readonly<Record<number, Problem>> = {
  413: { status: 413, title: messages.refused, sentence: 'The message is too long. Please shorten it.' },
  415: {
    status: 415,
    title: messages.refused,
    sentence: 'This kind of content is not accepted. Please send JSON or a plain form.',
  },
};

/** What a visitor reads for the errors that are raised before a route sees the request, or by accident. */
export function toProblem({ statusCode = 500 }: { statusCode?: number }): Problem {
  if (statusCode < 400 || statusCode >= 500) return crash;
  const sentence = 'The request cannot be read. Please try again.';
  return problems[statusCode] ?? { status: statusCode, title: 'Bad request', sentence };
}

export function addProblems(app: FastifyInstance, site: Site): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500)
      request.log.error({ code: error.code, stack: error.stack }, 'A request failed');
    return sendProblem(request, reply, site, problem);
  });
  app.setNotFoundHandler((request, reply) => {
    if (findEndpoint(request.url) !== undefined) return sendMethodProblem(request, reply, site, 'POST');
    const isPage = site.find(request.url.split('?', 1)[0] ?? '/').type !== 'unknown';
    if (isPage && request.method !== 'GET' && request.method !== 'HEAD') {
      return sendMethodProblem(request, reply, site, 'GET, HEAD');
    }
    const sentence = 'There is nothing at this address.';
    return sendProblem(request, reply, site, { status: 404, title: 'Page not found', sentence });
  });
}

export function sendMethodProblem(request: FastifyRequest, reply: FastifyReply, site: Site, allowed: string) {
  reply.header('allow', allowed);
  const sentence = 'This address does not take requests of this kind.';
  return sendProblem(request, reply, site, { status: 405, title: 'Not possible here', sentence });
}
