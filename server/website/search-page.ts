/** Answers `GET /search?q=…` with the results page, for visitors without JavaScript and before it runs. */
import type { FastifyInstance } from 'fastify';
import { searchPath } from '../../contract/endpoints.ts';
import { cleanQuery } from '../../domain/search/open-search.ts';
import { readParameters, fillTemplate, sendCompressed } from './fill-template.ts';
import { openSiteSearch } from './open-site-search.ts';
import type { Site } from './open-site.ts';
import { sendSitePath } from './serve-site.ts';

export function addSearchPage(app: FastifyInstance, site: Site): void {
  const openSearch = openSiteSearch(site.folder, () => site.manifest().words.answers.search.alike);
  app.route({
    method: ['GET', 'HEAD'],
    url: searchPath,
    onRequest: app.rateLimit(),
    handler: async (request, reply) => {
      const query = cleanQuery(readParameters(request).get('q') ?? '');
      const search = query === '' ? undefined : openSearch();
      const html = search && fillTemplate(request, reply, site, 'search', { query, results: search(query) });
      // The query is empty or the build has no search; the built page lists everything.
      if (html === undefined) return sendSitePath(request, reply, site);
      return sendCompressed(request, reply.header('cache-control', 'no-cache'), html);
    },
  });
}
