/** The list of all pages, for people and the search page. */
import { loadCompany } from '../collections/load-company.ts';
import { longestList } from '../lib/cut-list.ts';
import type { Route } from './compose-routes.ts';
import { listIndexable } from './list-routes.ts';

/** Their pages are in lists of their own. */
const listedFolders = ['projects/', 'posts/'];

/** What the list of all pages says of each page that search engines list; of a long list, its own pages. */
export async function listPages(): Promise<{ path: string; title: string; description: string }[]> {
  const [company, routes] = await Promise.all([loadCompany(), listIndexable()]);
  const long = listedFolders.filter(
    (folder) => routes.filter(({ source }) => source.startsWith(folder)).length > longestList,
  );
  const isInLongList = ({ source }: Route) => long.some((folder) => source.startsWith(folder));
  return routes
    .filter((route) => !isInLongList(route))
    .map(({ path, page: { sections, description } }) => ({
      path,
      // The page's own heading; the home page has none.
      title: sections.find((section) => section.kind === 'PageHead')?.title ?? company.name,
      description,
    }));
}
