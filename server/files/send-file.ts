/**
 * Sends a file that a visitor added. Browsers show photos, because the server encoded them itself; they only download
 * PDFs, which are unchanged.
 */
import type { FastifyReply } from 'fastify';
import { strictContentPolicy } from '../plugins/security-headers.ts';
import type { FileKind, LeadFile } from '../store/records.ts';

const served: Record<FileKind, { type: string; disposition: string }> = {
  photo: { type: 'image/jpeg', disposition: 'inline' },
  plan: { type: 'application/pdf', disposition: 'attachment' },
};

/** The server made both `reference` and the file name. */
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
