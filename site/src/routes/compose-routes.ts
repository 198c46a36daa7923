/** Composes the route map: every page with its path and its sections. Pure, so that the editor can use it, too. */
import { hasQualifications } from '../../../contract/qualifications.ts';
import { getCategoryPath } from '../entries/category-path.ts';
import { contentFolders, getPagePath, pageFolders, type PageFolder } from '../entries/content-folders.ts';
import { byOrder, newestFirst } from '../entries/order.ts';
import type { Page } from '../sections/page-schema.ts';
import { composeCategoryPage, innerPage } from './compose.ts';
import { contentKinds, type Surroundings } from './content-kinds.ts';
import { findExplainer } from './explainers.ts';
import { fillAllLists } from './fill-lists.ts';
import { findSimilar } from './find-similar.ts';
import { cutPostList, linkAllProjects, listAllProjects } from './long-lists.ts';
import type { RouteContent } from './site-content.ts';

export interface Route {
  /** Starts with "/" and has no trailing slash. */
  path: string;
  /** Content file, for error messages. */
  source: string;
  page: Page;
}

/** `gone`: paths of pages that are not built because their lists are empty, and of the feed without articles. */
export interface RouteMap {
  routes: Route[];
  gone: ReadonlySet<string>;
}

type ComposeEntry = (data: unknown, surroundings: Surroundings) => Page;

/** The number of recent articles on a service page. */
const mostArticles = 6;
/** They share a row. */
const similarProjects = 2;

/** Requires filled-in facts: nothing fills them in later. */
export function composeRouteMap(content: RouteContent): RouteMap {
  const { company, blog, detailPages, explainers, pictures } = content;
  const inOrder = <One extends { data: { order: number } }>(entries: readonly One[]) =>
    entries.toSorted(byOrder);
  const ordered = {
    ...content,
    services: inOrder(content.services),
    projects: inOrder(content.projects),
    team: inOrder(content.team),
    posts: content.posts.toSorted(newestFirst),
  };
  const { services, projects, team, posts } = ordered;
  const listArticles = (service: string) =>
    posts
      .filter(({ data }) => data.services.some(({ name }) => name === service))
      .slice(0, mostArticles)
      .map(({ id }) => id);
  const composeFolder = (folder: PageFolder): Route[] => {
    const { compose } = contentKinds[contentFolders[folder].type] as { compose: ComposeEntry };
    return ordered[folder].map(({ id, data }) => {
      const [path, source] = [getPagePath(folder, id), `${folder}/${id}.yaml`];
      const page = compose(data, {
        ...{ folder, id, path, company, blog, detailPages, listArticles },
        explain: (name) => (name === undefined ? undefined : findExplainer(explainers, name, source)),
        listSimilar: (project) => findSimilar(project, projects, similarProjects),
      });
      return { path, source, page };
    });
  };
  const countPosts = (category?: string) =>
    posts.filter(({ data }) => !category || data.categories.some((name) => name === category)).length;
  const cutList = (route: Route) => cutPostList(route, countPosts, detailPages.lists);
  const categoryPages = blog.categories
    .map((category) => ({
      path: getCategoryPath(category.name),
      source: 'blog.yaml',
      page: composeCategoryPage(category, blog, detailPages),
    }))
    .flatMap(cutList);
  /** Pages that the entries of a folder have together. */
  const withLists: Partial<Record<PageFolder, (routes: Route[]) => Route[]>> = {
    pages: (routes) =>
      routes.map((route) => linkAllProjects(route, projects.length, detailPages)).flatMap(cutList),
    projects: (routes) => [
      ...routes,
      ...listAllProjects(projects, detailPages, innerPage),
      ...aliasFirst('/projects-single', routes),
    ],
    posts: (routes) => [...routes, ...aliasFirst('/blog-single', routes), ...categoryPages],
    team: (routes) => [...routes, ...aliasFirst('/team-single', routes)],
  };
  const routes = pageFolders.flatMap((folder) => {
    const own = composeFolder(folder);
    return withLists[folder]?.(own) ?? own;
  });
  const paths = new Set<string>();
  const twice = routes.find(({ path }) => paths.size === paths.add(path).size);
  if (twice) throw new Error(`two content files make the page ${twice.path}; one is ${twice.source}`);
  const photographs = pictures.filter(({ data }) => data.kind === 'photograph');
  const hasCredentials =
    company.licenses.length + company.certificates.length + Object.keys(company.insurance).length > 0;
  return fillAllLists(routes, {
    projects,
    services,
    team,
    posts,
    photographs,
    hasCredentials,
    hasQualifications: hasQualifications(company.qualifications),
  });
}

/** Short addresses such as /team-single (ROUTE-TEAM) show the first page of their kind, with that page as canonical. */
function aliasFirst(path: string, [first]: Route[]): Route[] {
  return first ? [{ ...first, path, page: { ...first.page, canonical: first.path } }] : [];
}
