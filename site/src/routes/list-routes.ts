/** The one route map: every page of the site with its path. The sitemap, the search page and the tests read it. */
import { getCollection } from 'astro:content';
import { listFacts } from '../../../contract/company.ts';
import { loadBlog } from '../collections/blog.ts';
import { homePath, loadCompany } from '../collections/load-company.ts';
import { listPosts } from '../collections/posts.ts';
import { listPriceFacts, loadPrices } from '../collections/prices.ts';
import { listProjects } from '../collections/projects.ts';
import { listServices } from '../collections/services.ts';
import { listMembers } from '../collections/team.ts';
import { getCategoryPath } from '../lib/category-path.ts';
import { getPagePath, type PageFolder } from '../lib/content-folders.ts';
import { fillFacts } from '../lib/facts.ts';
import { oncePerBuild } from '../lib/once-per-build.ts';
import type { Page } from '../sections/page-schema.ts';
import {
  composeCategoryPage,
  composeMemberPage,
  composePostPage,
  composeProjectPage,
  innerPage,
} from './compose.ts';
import { composeServicePage } from './compose-service.ts';
import { loadDetailPages } from './detail-pages.ts';
import { findExplainer } from './explainers.ts';
import { fillAllLists } from './fill-lists.ts';
import { findSimilar } from './find-similar.ts';
import { cutPostList, linkAllProjects, listAllProjects } from './long-lists.ts';

export interface Route {
  /** Begins with "/" and has no slash at its end. */
  path: string;
  /** Content file, for error messages. */
  source: string;
  page: Page;
}

/** The page of a content file, and the file. */
const locate = (folder: PageFolder, id: string) => ({
  path: getPagePath(folder, id),
  source: `content/${folder}/${id}.yaml`,
});

/** Newest articles that the page of a service names. */
const mostArticles = 6;
/** They share a row. */
const similarProjects = 2;

const loadRouteMap = oncePerBuild(composeRoutes);

export const listRoutes = async (): Promise<Route[]> => (await loadRouteMap()).routes;

/** Tells whether a path is that of a page which is not built because its lists are empty. */
export async function loadGoneCheck(): Promise<(path: string) => boolean> {
  const { gone } = await loadRouteMap();
  return (path) => gone.has(path);
}

async function composeRoutes(): Promise<{ routes: Route[]; gone: ReadonlySet<string> }> {
  const [
    company,
    prices,
    homes,
    onePagers,
    pages,
    services,
    projects,
    posts,
    blog,
    team,
    words,
    explainers,
    pictures,
  ] = await Promise.all([
    loadCompany(),
    loadPrices(),
    getCollection('homes'),
    getCollection('onePagers'),
    getCollection('pages'),
    listServices(),
    listProjects(),
    listPosts(),
    loadBlog(),
    listMembers(),
    loadDetailPages(),
    getCollection('explainers'),
    getCollection('pictures'),
  ]);
  /** Home pages are all canonical at "/", where search engines list the chosen one. */
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
    page: composePostPage(data, blog, words, explain(data, `content/posts/${id}.yaml`)),
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
        explainer: explain(data, `content/services/${id}.yaml`),
      }),
    })),
    ...projectPages,
    ...listAllProjects(projects, words, innerPage),
    ...showFirst('/projects-single', projectPages),
    ...postPages,
    ...showFirst('/blog-single', postPages),
    ...blog.categories
      .map((category) => ({
        path: getCategoryPath(category.name),
        source: 'content/blog.yaml',
        page: composeCategoryPage(category, blog, words),
      }))
      .flatMap(cutList),
    ...memberPages,
    ...showFirst('/team-single', memberPages),
  ];
  const paths = new Set<string>();
  const twice = routes.find(({ path }) => paths.size === paths.add(path).size);
  if (twice) throw new Error(`two content files make the page ${twice.path}; one is ${twice.source}`);
  const facts = { ...listFacts(company), ...listPriceFacts(prices) };
  const photographs = pictures.filter(({ data }) => data.kind === 'photograph');
  const map = fillAllLists(routes, { projects, team, posts, photographs });
  return {
    ...map,
    routes: map.routes.map((route) => ({ ...route, page: fillFacts(route.page, facts, route.source) })),
  };
}

/** An address such as /team-single (ROUTE-TEAM) shows the first page of its kind; search engines list that page's own. */
function showFirst(path: string, [first]: Route[]): Route[] {
  return first ? [{ ...first, path, page: { ...first.page, canonical: first.path } }] : [];
}

/** The page that "/" and every unknown path show: one of the variants. */
export async function loadHome(): Promise<Route> {
  const [company, routes] = await Promise.all([loadCompany(), listRoutes()]);
  const route = routes.find(({ path, source }) => path === homePath(company) && findVariantKind(source));
  if (!route) {
    throw new Error(
      `content/company.yaml: home is "${company.home}", but neither content/homes nor content/one-pagers has ${company.home}.yaml`,
    );
  }
  return { ...route, path: '/' };
}

/** Routes that search engines should list, each once. */
export async function listIndexable(): Promise<Route[]> {
  const home = await loadHome();
  const others = (await listRoutes()).filter(({ page }) => !page.noindex && !page.canonical);
  return [home, ...others];
}

function findVariantKind(source: string): 'home' | 'onepage' | null {
  if (source.startsWith('content/homes/')) return 'home';
  return source.startsWith('content/one-pagers/') ? 'onepage' : null;
}

/** Home pages and one-pagers, for the owner who chooses one. */
export async function listVariants() {
  const [company, routes] = await Promise.all([loadCompany(), listRoutes()]);
  return routes.flatMap(({ path, source, page }) => {
    const kind = findVariantKind(source);
    if (!kind) return [];
    const { title, direction = company.direction } = page;
    return [{ path, title, kind, direction, isChosen: path === homePath(company) }];
  });
}
