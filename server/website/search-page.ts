/** Answers `GET /search?q=…` with the search page and its results, for visitors without JavaScript and before it runs. */
import type { FastifyInstance } from 'fastify';
import type { SearchResultsPage, TextPiece } from '../../contract/page-templates.ts';
import {
  cleanQuery,
  describeCount,
  searchPath,
  type SearchResult,
  type Segment,
} from '../../contract/search.ts';
import type { AnswerWords } from '../../contract/words/english.ts';
import { readParameters, sendCompressed } from './answer-page.ts';
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
      const template = search && site.findTemplate('search');
      // Nothing is asked, or the build has no search: the page as built lists everything.
      if (!search || !template) return sendSitePath(request, reply, site);
      const page = describeResults(site.manifest().words.answers.search, query, search(query));
      return sendCompressed(request, reply, template, page);
    },
  });
}

function describeResults(
  words: AnswerWords['search'],
  query: string,
  results: readonly SearchResult[],
): SearchResultsPage {
  return {
    query,
    summary: describeCount(words, results.length, query),
    state: results.length > 0 ? 'found' : 'none',
    results: results.map(({ path, kind, title, excerpt }) => ({
      path,
      kind,
      title: title.map(toPiece),
      excerpt: excerpt.map(toPiece),
    })),
  };
}

const toPiece = ({ text, isMatch }: Segment): TextPiece =>
  isMatch ? { plain: [], matches: [{ text }] } : { plain: [{ text }], matches: [] };
