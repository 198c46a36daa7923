/**
 * Sends a file that a visitor added. Browsers show photos, because the server encoded them itself; they only download
 * all others, which are unchanged.
 */
import type { FastifyReply } from 'fastify';
import { originalTypes } from './find-original.ts';
import { strictContentPolicy } from '../plugins/security-headers.ts';
import type { LeadFile } from '../store/records.ts';

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  ...originalTypes,
};

/** The server made both `reference` and the file name. */
export function sendFile(
  reply: FastifyReply,
  reference: string,
  { kind, name, content }: LeadFile & { content: Uint8Array },
): FastifyReply {
  const disposition = kind === 'photo' ? 'inline' : 'attachment';
  reply.headers({
    'content-type': types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    'content-disposition': `${disposition}; filename="${reference}-${name}"`,
    'content-security-policy': `${strictContentPolicy}; sandbox`,
    'cache-control': 'private, no-store',
  });
  return reply.send(Buffer.from(content));
}
