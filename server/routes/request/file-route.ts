/** Serves files that visitors added, behind signed links that expire. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { linkPaths } from '../../../contract/endpoints.ts';
import type { Core } from '../../core/core.ts';
import { sendFile } from '../../files/send-file.ts';
import { sendUnknownLink, whenAvailable } from './signed-pages.ts';

interface Params {
  reference: string;
  name: string;
  seal: string;
}

export function addFileRoute(app: FastifyInstance, { site, store, links }: Core): void {
  app.route<{ Params: Params }>({
    method: ['GET', 'HEAD'],
    url: `${linkPaths.file}/:reference/:name/:seal`,
    onRequest: app.rateLimit(),
    handler: whenAvailable<FastifyRequest<{ Params: Params }>>(site, async (request, reply) => {
      const { reference, name, seal } = request.params;
      const isSigned = await links.isSealed('file', reference, seal, name);
      const file = isSigned ? await store.findFile(reference, name) : undefined;
      if (file === undefined) return sendUnknownLink(request, reply, site);
      return sendFile(reply, reference, file);
    }),
  });
}
