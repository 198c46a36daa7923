/** Pages that the server writes on request, from a template of the build: compressed, under the template's policy. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compress } from './encodings.ts';

/** What was asked, decoded as a form does: `+` is a space, what cannot be decoded becomes a replacement character. */
export function readParameters({ raw }: FastifyRequest): URLSearchParams {
  const { url = '' } = raw;
  const start = url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : url.slice(start));
}

/** `policy`: the Content-Security-Policy of the template that `html` was made from. */
export async function sendWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  policy: string,
  caching = 'no-cache',
) {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  reply.headers({
    'content-security-policy': policy,
    'cache-control': caching,
    vary: 'accept-encoding',
  });
  return reply.type('text/html; charset=utf-8').send(await compress(html, encoding));
}
