/**
 * A file that a visitor has added. Photographs are shown, because the server has encoded them itself; a PDF is as a stranger sent
 * it, so a browser only saves it.
 */
import type { FastifyReply } from 'fastify';
import { strictContentPolicy } from '../plugins/security-headers.ts';
import type { FileKind, LeadFile } from '../store/records.ts';

const served: Record<FileKind, { type: string; disposition: string }> = {
  photo: { type: 'image/jpeg', disposition: 'inline' },
  plan: { type: 'application/pdf', disposition: 'attachment' },
};

/** `reference` and the name of the file are names that the server made. */
export function sendFile(
  reply: FastifyReply,
  reference: string,
  { kind, name, content }: LeadFile & { content: Uint8Array },
): FastifyReply {
  const { type, disposition } = served[kind];
  reply.headers({
    'content-type': type,
    'content-disposition': `${disposition}; filename="${reference}-${name}"`,
    'content-security-policy': `${strictContentPolicy}; sandbox`,
    'cache-control': 'private, no-store',
  });
  return reply.send(Buffer.from(content));
}
