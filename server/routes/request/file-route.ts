/**
 * Files that visitors have added, behind signed links that end. Photographs are shown, because the server has encoded them
 * itself; a PDF is as a stranger sent it, so a browser only saves it.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { linkPaths } from '../../../contract/endpoints.ts';
import { strictContentPolicy } from '../../plugins/security-headers.ts';
import type { SignedLinks } from '../../signing/signed-links.ts';
import type { FileKind } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import type { Site } from '../../website/open-site.ts';
import { sendUnknownLink, whenAvailable } from './signed-pages.ts';

interface Params {
  reference: string;
  name: string;
  seal: string;
}

const served: Record<FileKind, { type: string; disposition: string }> = {
  photo: { type: 'image/jpeg', disposition: 'inline' },
  plan: { type: 'application/pdf', disposition: 'attachment' },
};

export function addFileRoute(
  app: FastifyInstance,
  { site, store, links }: { site: Site; store: Pick<Store, 'findFile'>; links: SignedLinks },
): void {
  app.route<{ Params: Params }>({
    method: ['GET', 'HEAD'],
    url: `${linkPaths.file}/:reference/:name/:seal`,
    onRequest: app.rateLimit(),
    handler: whenAvailable<FastifyRequest<{ Params: Params }>>(site, async (request, reply) => {
      const { reference, name, seal } = request.params;
      const isSigned = await links.isForFile(reference, name, seal);
      const file = isSigned ? await store.findFile(reference, name) : undefined;
      if (file === undefined) return sendUnknownLink(request, reply, site);
      const { type, disposition } = served[file.kind];
      reply.headers({
        'content-type': type,
        // Both parts were checked with the signature: they are names that the server made.
        'content-disposition': `${disposition}; filename="${reference}-${name}"`,
        'content-security-policy': `${strictContentPolicy}; sandbox`,
        'cache-control': 'private, no-store',
      });
      return reply.send(Buffer.from(file.content));
    }),
  });
}
