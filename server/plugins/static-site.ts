/** Serves the built site: clean addresses, prepared compression, revalidated pages, assets that never change. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findEndpoint } from '../routes/find-endpoint.ts';
import { notFoundFile, type Site } from '../site/open-site.ts';
import { findCachedPage, isKnownBy } from './page-cache.ts';
import { findPagePolicy } from './page-policy.ts';
import { sendMethodProblem } from './problems.ts';

export async function addStaticSite(app: FastifyInstance, site: Site): Promise<void> {
  await app.register(fastifyStatic, {
    root: site.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    redirect: false,
    // Hidden files are sorted out when the build is read.
    dotfiles: 'allow',
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => sendSitePath(request, reply, site),
  });
}

export function sendSitePath(request: FastifyRequest, reply: FastifyReply, site: Site) {
  const [rawPath = '/', query] = splitOnce(request.raw.url ?? '/', '?');
  const answer = site.find(decodePath(rawPath));
  switch (answer.type) {
    case 'redirect':
      reply.header('cache-control', 'public, max-age=3600');
      return reply.redirect(addQuery(answer.location, query), 301);
    case 'file':
      return sendSiteFile(request, reply, site, answer.file);
    case 'unknown':
      if (findEndpoint(rawPath) !== undefined) return sendMethodProblem(request, reply, site, 'POST');
      return sendNotFoundPage(request, reply, site);
  }
}

function sendSiteFile(request: FastifyRequest, reply: FastifyReply, site: Site, file: string) {
  if (file.endsWith('.html')) {
    reply.header('content-security-policy', findPagePolicy(site, file));
    reply.header('cache-control', 'no-cache');
    const page = findCachedPage(site, file, request.headers);
    if (page !== undefined) {
      reply.header('etag', page.etag);
      if (isKnownBy(page.etag, request.headers['if-none-match'])) return reply.code(304).send();
      return reply.headers(page.headers).send(page.body);
    }
  } else if (file.startsWith('_a/')) {
    reply.header('cache-control', 'public, max-age=31536000, immutable');
  } else {
    reply.header('cache-control', 'public, max-age=3600');
  }
  return reply.sendFile(file);
}

/** Without these the file sender would answer "not modified" or a part, and the visitor would see an empty page. */
const conditionHeaders = ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'range'];

/** The page shows the home page. */
function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply, site: Site) {
  for (const name of conditionHeaders) delete request.raw.headers[name];
  reply.code(404);
  if (!site.hasFile(notFoundFile)) return reply.callNotFound();
  reply.header('content-security-policy', findPagePolicy(site, notFoundFile));
  reply.header('cache-control', 'no-cache');
  return reply.sendFile(notFoundFile, { etag: false, lastModified: false, acceptRanges: false });
}

/** The router has refused addresses that cannot be decoded, with one exception: it keeps `%2F` and its kin. */
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
