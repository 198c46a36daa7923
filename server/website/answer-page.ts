/** Answers that the server writes on request: a page of the build around what a component renders, under its policy. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerName, Answers } from '../../contract/answers.ts';
import { describeError } from '../lib/log.ts';
import { chooseEncoding, compress } from './encodings.ts';
import type { Site } from './open-site.ts';

/** What was asked, decoded as a form does: `+` is a space, what cannot be decoded becomes a replacement character. */
export function readParameters({ raw }: FastifyRequest): URLSearchParams {
  const { url = '' } = raw;
  const start = url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : url.slice(start));
}

/**
 * The page of an answer, whose headers the reply then has. Undefined when the build has no such answer or its component
 * throws. Nothing is logged of what an error says: it may hold a visitor's words.
 */
export function renderAnswer<Name extends AnswerName>(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  name: Name,
  props: Answers[Name],
): string | undefined {
  try {
    const answer = site.writeAnswer(name, props);
    if (answer) reply.header('content-security-policy', answer.policy).type('text/html; charset=utf-8');
    return answer?.html;
  } catch (error) {
    request.log.error({ ...describeError(error), answer: name }, 'An answer could not be rendered');
    return undefined;
  }
}

export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, html: string) {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.header('vary', 'accept-encoding').send(await compress(html, encoding));
}
