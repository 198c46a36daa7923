/** Composes the route map: every page with its path and its sections. Pure, so that the editor can use it, too. */
import { hasQualifications } from '../../../contract/qualifications.ts';
import { getCategoryPath } from '../lib/category-path.ts';
import { getPagePath, type PageFolder } from '../lib/content-folders.ts';
import { byOrder, newestFirst } from '../lib/order.ts';
import type { Page } from '../sections/page-schema.ts';
import {
  composeCategoryPage,
  composeMemberPage,
  composePostPage,
  composeProjectPage,
  innerPage,
} from './compose.ts';
import { composeServicePage } from './compose-service.ts';
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

/** The page path of a content file, and the file. */
const locate = (folder: PageFolder, id: string) => ({
  path: getPagePath(folder, id),
  source: `${folder}/${id}.yaml`,
});

/** The number of recent articles on a service page. */
const mostArticles = 6;
/** They share a row. */
const similarProjects = 2;

/** Requires filled-in facts: later, braces in a text are an error. */
export function composeRouteMap(content: RouteContent): RouteMap {
  const { company, blog, detailPages: words, homes, onePagers, pages, explainers, pictures } = content;
  const inOrder = <One extends { data: { order: number } }>(entries: readonly One[]) =>
    entries.toSorted(byOrder);
  const [services, projects, team] = [
    inOrder(content.services),
    inOrder(content.projects),
    inOrder(content.team),
  ];
  const posts = content.posts.toSorted(newestFirst);
  /** All home pages have "/" as their canonical address, and search engines list only the selected one. */
  const asHome = (id: string) => ({ canonical: '/', noindex: id !== company.home });
  const listArticles = (service: string) =>
    posts
      .filter(({ data }) => data.services.some(({ name }) => name === service))
      .slice(0, mostArticles)
      .map(({ id }) => id);
  const explain = ({ explainer }: { explainer?: string | undefined }, source: string) =>
    explainer === undefined ? undefined : findExplainer(explainers, explainer, source);
  const countPosts = (category?: string) =>
    posts.filter(({ data }) => !category || data.categories.some((name) => name === category)).length;
  const cutList = (route: Route) => cutPostList(route, countPosts, words.lists);
  const projectPages = projects.map(({ id, data }) => ({
    ...locate('projects', id),
    page: composeProjectPage(data, words, findSimilar({ id, data }, projects, similarProjects)),
  }));
  const postPages = posts.map(({ id, data }) => ({
    ...locate('posts', id),
    page: composePostPage(
      { ...data, path: getPagePath('posts', id) },
      blog,
      words,
      explain(data, `posts/${id}.yaml`),
    ),
  }));
  const memberPages = team.map(({ id, data }) => ({
    ...locate('team', id),
    page: composeMemberPage(data, words),
  }));
  const routes: Route[] = [
    ...homes.map(({ id, data }) => ({
      ...locate('homes', id),
      page: { ...data, ...asHome(id) },
    })),
    ...onePagers.map(({ id, data }) => ({
      ...locate('one-pagers', id),
      page: { ...data, ...asHome(id), menu: 'sections' as const },
    })),
    ...pages
      .map(({ id, data }) => ({ ...locate('pages', id), page: data }))
      .map((route) => linkAllProjects(route, projects.length, words))
      .flatMap(cutList),
    ...services.map(({ id, data }) => ({
      ...locate('services', id),
      page: composeServicePage(id, data, words, {
        articles: listArticles(id),
        explainer: explain(data, `services/${id}.yaml`),
      }),
    })),
    ...projectPages,
    ...listAllProjects(projects, words, innerPage),
    ...aliasFirst('/projects-single', projectPages),
    ...postPages,
    ...aliasFirst('/blog-single', postPages),
    ...blog.categories
      .map((category) => ({
        path: getCategoryPath(category.name),
        source: 'blog.yaml',
        page: composeCategoryPage(category, blog, words),
      }))
      .flatMap(cutList),
    ...memberPages,
    ...aliasFirst('/team-single', memberPages),
  ];
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
