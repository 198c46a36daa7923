/** Pages that the server writes on request, from a template of the build and under its policy. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tree } from '../../contract/page-tree.ts';
import { chooseEncoding, compress } from './encodings.ts';
import { fillTree } from './fill-tree.ts';
import type { Template } from './open-site.ts';

/** What was asked, decoded as a form does: `+` is a space, what cannot be decoded becomes a replacement character. */
export function readParameters({ raw }: FastifyRequest): URLSearchParams {
  const { url = '' } = raw;
  const start = url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : url.slice(start));
}

/** Answers of errors and forms are small and rare: they go as they are, under the caching that the caller has said. */
export function sendFilled(reply: FastifyReply, template: Template, tree: Tree): FastifyReply {
  reply.type('text/html; charset=utf-8').header('content-security-policy', template.policy);
  return reply.send(fillTree(template.html, tree));
}

export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, policy }: Template,
  tree: Tree,
  caching = 'no-cache',
) {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  reply.headers({
    'content-security-policy': policy,
    'cache-control': caching,
    vary: 'accept-encoding',
  });
  return reply.type('text/html; charset=utf-8').send(await compress(fillTree(html, tree), encoding));
}
