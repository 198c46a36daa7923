/** Serves the built site: clean addresses, prepared compression, revalidated pages, immutable assets. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './encodings.ts';
import { sendError, sendWrongMethod, toErrorResponse } from './error-responses.ts';
import { createLatePictures } from './send-late-pictures.ts';
import { notFoundFile, type Site } from './open-site.ts';
import type { BuiltPage } from './built-pages.ts';

export async function addSite(app: FastifyInstance, site: Site): Promise<void> {
  await app.register(fastifyStatic, {
    root: site.folder(),
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    redirect: false,
    // The list of files already excludes hidden ones.
    dotfiles: 'allow',
  });
  const late = createLatePictures(site, app.log);
  app.addHook('onReady', async () => late.start());
  app.addHook('onClose', async () => late.stop());
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const [path = ''] = splitOnce(request.raw.url ?? '', '?');
      const file = decodePath(path).slice(1);
      if (late.isMissing(file)) return sendLate(request, reply, site, late.provide(file));
      return sendSitePath(request, reply, site);
    },
  });
  app.route({
    method: 'POST',
    url: '/*',
    // Answers before the body is read; these addresses accept none.
    onRequest: async (_request, reply) => reply.callNotFound(),
    handler: (_request, reply) => reply.callNotFound(),
  });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
    sendNotFound(request, reply, site),
  );
}

async function sendLate(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  provided: Promise<boolean>,
): Promise<FastifyReply | void> {
  if (await provided) return sendSitePath(request, reply, site);
  return sendError(request, reply, site, { ...toErrorResponse({}, site), status: 503 });
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply, site: Site) {
  if (request.method === 'GET' || request.method === 'HEAD') return sendNotFoundPage(request, reply, site);
  const path = request.url.split('?', 1)[0] ?? '/';
  if (site.answer(path).type !== 'unknown') return sendWrongMethod(request, reply, site, 'GET, HEAD');
  return sendError(request, reply, site, { status: 404, ...site.manifest().words.answers.problem.notFound });
}

export function sendSitePath(request: FastifyRequest, reply: FastifyReply, site: Site): FastifyReply | void {
  const [rawPath = '/', query] = splitOnce(request.raw.url ?? '/', '?');
  const answer = site.answer(decodePath(rawPath));
  const { pagesAt } = site;
  switch (answer.type) {
    case 'redirect':
      if (pagesAt) return reply.redirect(addQuery(new URL(answer.location, pagesAt).href, query), 302);
      reply.header('cache-control', 'public, max-age=3600');
      return reply.redirect(addQuery(answer.location, query), 301);
    case 'file':
      if (pagesAt && answer.file.endsWith('.html'))
        return reply.redirect(addQuery(`${pagesAt}${rawPath}`, query), 302);
      return sendFile(request, reply, site, answer.file);
    case 'unknown':
      return reply.callNotFound();
  }
}

function sendFile(request: FastifyRequest, reply: FastifyReply, site: Site, file: string) {
  if (file.endsWith('.html')) return sendPage(request, reply, site, file);
  const caching = file.startsWith('_a/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
  return reply.header('cache-control', caching).sendFile(file, site.folder());
}

function sendPage(request: FastifyRequest, reply: FastifyReply, site: Site, file: string) {
  const page = findPage(request, site, file);
  if (page === undefined) return reply.callNotFound();
  reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': site.policyOf(file) });
  if (isKnown(request, page)) return reply.code(304).header('etag', page.headers.etag).send();
  return reply.headers(page.headers).send(page.body);
}

/** Always sends the whole home page, because a 304 would show the visitor an empty page. */
function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply, site: Site) {
  const page = findPage(request, site, notFoundFile);
  const { notFound } = site.manifest().words.answers.problem;
  if (page === undefined) return sendError(request, reply, site, { status: 404, ...notFound });
  reply.headers(page.headers).header('content-security-policy', site.policyOf(notFoundFile));
  reply.header('cache-control', 'no-cache').removeHeader('etag').removeHeader('last-modified');
  return reply.code(404).send(page.body);
}

const findPage = ({ headers }: FastifyRequest, site: Site, file: string) =>
  site.pages().find(file, chooseEncoding(headers['accept-encoding']));

function isKnown({ headers }: FastifyRequest, page: BuiltPage): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined)
    return known.split(',').some((tag) => ['*', page.headers.etag].includes(tag.trim()));
  // HTTP dates have no milliseconds.
  return Date.parse(headers['if-modified-since'] ?? '') >= Math.floor(page.changedAtMs / 1_000) * 1_000;
}

/** The router has already refused addresses that cannot be decoded, except that it keeps `%2F` and the like. */
function decodePath(rawPath: string): string {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return rawPath;
  }
}

function addQuery(location: string, query: string | undefined): string {
  if (query === undefined || query === '') return location;
  const [path = '', fragment] = splitOnce(location, '#');
  const joined = `${path}${path.includes('?') ? '&' : '?'}${query}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
