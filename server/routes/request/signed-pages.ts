/** Answers shared by all pages behind signed links. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerScreenName, ServerScreens } from '../../../contract/server-screens.ts';
import { describeError } from '../../../domain/log.ts';
import { sendError } from '../../website/error-responses.ts';
import { inLanguage } from '../../presenter/in-language.ts';
import type { Store } from '../../store/store.ts';
import { fillTemplate, sendCompressed } from '../../website/fill-template.ts';
import type { Site } from '../../website/open-site.ts';

/** Answers 503 while the database is down, since links cannot be checked before the secret has been read. */
export function whenAvailable<R extends FastifyRequest>(
  site: Site,
  handle: (request: R, reply: FastifyReply) => Promise<FastifyReply>,
): (request: R, reply: FastifyReply) => Promise<FastifyReply> {
  return async (request, reply) => {
    try {
      return await handle(request, reply);
    } catch (error) {
      request.log.error(describeError(error), 'Answering a signed link failed');
      const { tooManyTitle: title, crash: sentence } = site.manifest().words.answers.problem;
      return sendError(request, reply.header('retry-after', '60'), site, { status: 503, title, sentence });
    }
  };
}

/** Works in the language of the request that `reference` names. */
export const inItsLanguage =
  <R extends FastifyRequest<{ Params: { reference: string } }>>(
    store: Pick<Store, 'findLanguage'>,
    handle: (request: R, reply: FastifyReply) => Promise<FastifyReply>,
  ) =>
  async (request: R, reply: FastifyReply): Promise<FastifyReply> => {
    // Without the database, the page is in the language of the site.
    const language = await store.findLanguage(request.params.reference).catch(() => null);
    return inLanguage(language, () => handle(request, reply));
  };

/** Throws if rendering fails, which `whenAvailable` answers. */
export function sendSigned<Name extends ServerScreenName>(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  name: Name,
  props: ServerScreens[Name],
) {
  const html = fillTemplate(request, reply, site, name, props);
  if (html === undefined) throw new Error(`Rendering the page “${name}” failed`);
  return sendCompressed(request, reply.header('cache-control', 'no-store'), html);
}

/** Answers for a signed link of a request: in its language, and with 503 while the database is down. */
export const answerSigned = <R extends FastifyRequest<{ Params: { reference: string } }>>(
  { site, store }: { site: Site; store: Pick<Store, 'findLanguage'> },
  handle: (request: R, reply: FastifyReply) => Promise<FastifyReply>,
) => whenAvailable<R>(site, inItsLanguage(store, handle));

export function sendUnknownLink(request: FastifyRequest, reply: FastifyReply, site: Site) {
  return sendError(request, reply, site, { status: 404, ...site.manifest().words.answers.unknownLink });
}

export const sendCalendar = (reply: FastifyReply, { name, text }: { name: string; text: string }) =>
  reply
    .headers({
      'cache-control': 'no-store',
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    })
    .send(text);
