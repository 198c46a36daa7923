/** Answers `GET /search?q=…` with the search page and its results, for visitors without JavaScript and before it runs. */
import type { FastifyInstance } from 'fastify';
import { cleanQuery, searchPath } from '../../contract/search.ts';
import { compressPage } from '../pages/compress-page.ts';
import { fillSearchPage } from '../pages/fill-search.ts';
import { findPagePolicy } from '../plugins/page-policy.ts';
import { sendSitePath } from '../plugins/static-site.ts';
import { openSiteSearch } from '../search/open-site-search.ts';
import type { Site } from '../site/open-site.ts';

export function addSearchRoute(app: FastifyInstance, site: Site): void {
  const findSearch = openSiteSearch(site.folder);
  app.route({
    method: ['GET', 'HEAD'],
    url: searchPath,
    handler: async (request, reply) => {
      const query = cleanQuery(readQuery(request.raw.url ?? ''));
      const search = query === '' ? undefined : findSearch();
      const template = search && site.findTemplate('search');
      // Nothing is asked, or the build has no search: the page as built lists everything.
      if (!search || !template) return sendSitePath(request, reply, site);
      const html = fillSearchPage(template.html, site.manifest().words.answers.search, query, search(query));
      const { encoding, body } = await compressPage(html, request.headers['accept-encoding']);
      reply.header('content-security-policy', findPagePolicy(site, template.file));
      reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding');
      if (encoding) reply.header('content-encoding', encoding);
      return reply.type('text/html; charset=utf-8').send(body);
    },
  });
}

/** Reads like a browser's form does: `+` is a blank, what cannot be decoded becomes a replacement character. */
function readQuery(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : (new URLSearchParams(url.slice(start)).get('q') ?? '');
}
