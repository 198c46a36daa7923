/** Finds the page under an address, which may be one of the two that show the main home page. */
import { composeNotFound } from './compose.ts';
import type { Route } from './compose-routes.ts';
import { loadDetailPages } from './detail-pages.ts';
import { findRoute, loadHome } from './list-routes.ts';

export function findPage(address: string): Route | undefined {
  if (address === '/') return loadHome();
  if (address === '/404') return loadNotFound();
  return findRoute(address);
}

/** Unknown paths show the main home page (ROUTE-UNKNOWN). */
export function loadNotFound(): Route {
  const home = loadHome();
  return { ...home, path: '/404', page: composeNotFound(home.page, loadDetailPages()) };
}
