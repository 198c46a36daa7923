/** The list of all pages, for visitors and the search page. */
import { loadCompany } from '../collections/load-company.ts';
import { longestList } from '../entries/cut-list.ts';
import type { Route } from './compose-routes.ts';
import { listIndexable } from './list-routes.ts';

/** Other lists have these folders' pages. */
const listedFolders = ['projects/', 'posts/'];

/** Title and description of every indexable page; of a long list, all its pages. */
export function listPages(): { path: string; title: string; description: string }[] {
  const company = loadCompany();
  const routes = listIndexable();
  const long = listedFolders.filter(
    (folder) => routes.filter(({ source }) => source.startsWith(folder)).length > longestList,
  );
  const isInLongList = ({ source }: Route) => long.some((folder) => source.startsWith(folder));
  return routes
    .filter((route) => !isInLongList(route))
    .map(({ path, page: { sections, description } }) => ({
      path,
      // The heading on the page. The home page has none.
      title: sections.find((section) => section.kind === 'PageHead')?.title ?? company.name,
      description,
    }));
}
