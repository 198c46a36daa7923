/** Answers `GET /search?q=…` with the search page and its results, for visitors without JavaScript and before it runs. */
import type { FastifyInstance } from 'fastify';
import { slots } from '../../contract/page-templates.ts';
import {
  cleanQuery,
  describeCount,
  searchPath,
  type SearchResult,
  type Segment,
} from '../../contract/search.ts';
import type { AnswerWords } from '../../contract/server-words.ts';
import { escapeHtml } from '../lib/escape-html.ts';
import { readParameters, sendWritten } from './answer-page.ts';
import { fillTemplate } from './fill-template.ts';
import { openSiteSearch } from './open-site-search.ts';
import type { Site } from './open-site.ts';
import { sendSitePath } from './serve-site.ts';

export function addSearchPage(app: FastifyInstance, site: Site): void {
  const openSearch = openSiteSearch(site.folder);
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
      const html = writeResults(template.html, site.manifest().words.answers.search, query, search(query));
      return sendWritten(request, reply, html, template.policy);
    },
  });
}

function writeResults(
  html: string,
  words: AnswerWords['search'],
  query: string,
  results: readonly SearchResult[],
): string {
  const frame = {
    [slots.value('q')]: query,
    [slots.summary]: describeCount(words, results.length, query),
    [slots.state]: results.length > 0 ? 'found' : 'none',
  };
  const items = results.map(({ path, kind, title, excerpt }) => ({
    [slots.resultPath]: path,
    [slots.resultKind]: kind,
    [slots.resultTitle]: markMatches(title),
    [slots.resultExcerpt]: markMatches(excerpt),
  }));
  return fillTemplate(html, frame, items);
}

function markMatches(segments: readonly Segment[]): { html: string } {
  const parts = segments.map(({ text, isMatch }) =>
    isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text),
  );
  return { html: parts.join('') };
}
