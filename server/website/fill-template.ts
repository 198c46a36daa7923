/** Renders answers at request time: a component inside a page of the build, with that page's policy. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerScreenName, ServerScreens } from '../../contract/server-screens.ts';
import { describeError } from '../../domain/log.ts';
import { chooseEncoding, compress } from './encodings.ts';
import type { Site } from './open-site.ts';

/** Decodes a query as a form does: `+` is a space, and invalid sequences become replacement characters. */
export function readParameters({ raw }: FastifyRequest): URLSearchParams {
  const { url = '' } = raw;
  const start = url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : url.slice(start));
}

/**
 * Renders an answer's page and sets its headers. Undefined if the build has no such answer or its component throws. The
 * error's message is not logged, because it may contain a visitor's words.
 */
export function fillTemplate<Name extends ServerScreenName>(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  name: Name,
  props: ServerScreens[Name],
): string | undefined {
  try {
    const answer = site.writeScreen(name, props);
    if (answer) reply.header('content-security-policy', answer.policy).type('text/html; charset=utf-8');
    return answer?.html;
  } catch (error) {
    request.log.error({ ...describeError(error), answer: name }, 'Rendering an answer failed');
    return undefined;
  }
}

export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, html: string) {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.header('vary', 'accept-encoding').send(await compress(html, encoding));
}
