/** The route map: every page of the site with its path, for the sitemap, the search page and the tests. */
import { homePath, loadCompany } from '../collections/load-company.ts';
import { oncePerBuild } from '../entries/once-per-build.ts';
import { checkContent, composeOrExplain } from './check-content.ts';
import type { Route, RouteMap } from './compose-routes.ts';
import { sayFault } from './fault.ts';
import { loadSiteContent } from './site-content.ts';

export const loadContent = oncePerBuild(loadSiteContent);
const loadComposed = oncePerBuild(() => composeOrExplain(loadContent()));
const loadFaults = oncePerBuild(() => checkContent(loadContent(), loadComposed()));

/** Reports dead links, which do not stop the build. */
export const listDeadLinks = (): string[] =>
  loadFaults()
    .filter(({ isLink }) => isLink)
    .map(sayFault);

function stopOnFaults(): void {
  const faults = loadFaults().filter(({ isLink }) => !isLink);
  if (faults.length > 0) throw new Error(faults.map(sayFault).join('\n'));
}

const loadRouteMap = oncePerBuild((): RouteMap => {
  // In development, pages without faults stay available.
  if (import.meta.env.PROD) stopOnFaults();
  const composed = loadComposed();
  if (!('routes' in composed)) throw new Error(composed.message);
  return composed;
});

export const listRoutes = (): Route[] => loadRouteMap().routes;

const indexRoutes = oncePerBuild(() => new Map(listRoutes().map((route) => [route.path, route])));

export const findRoute = (path: string): Route | undefined => indexRoutes().get(path);

/** Returns a function that tells whether a page or feed is missing because its lists are empty. */
export function loadIsUnbuilt(): (path: string) => boolean {
  const { gone } = loadRouteMap();
  return (path) => gone.has(path);
}

/** The variant that "/" and every unknown path show. */
export function loadHome(): Route {
  const company = loadCompany();
  const route = listRoutes().find(
    ({ path, source }) => path === homePath(company) && findVariantKind(source),
  );
  if (!route) {
    throw new Error(
      `company.yaml: home is "${company.home}", but neither content/homes nor content/one-pagers has ${company.home}.yaml`,
    );
  }
  return { ...route, path: '/' };
}

/** Routes that search engines should list, each once. */
export function listIndexable(): Route[] {
  const home = loadHome();
  const others = listRoutes().filter(({ page }) => !page.noindex && !page.canonical);
  return [home, ...others];
}

function findVariantKind(source: string): 'home' | 'onepage' | null {
  if (source.startsWith('homes/')) return 'home';
  return source.startsWith('one-pagers/') ? 'onepage' : null;
}

/** Home pages and one-pagers, for the owner who selects one. */
export function listVariants() {
  const company = loadCompany();
  return listRoutes().flatMap(({ path, source, page }) => {
    const kind = findVariantKind(source);
    if (!kind) return [];
    const { title, direction = company.direction } = page;
    return [{ path, title, kind, direction, isChosen: path === homePath(company) }];
  });
}
