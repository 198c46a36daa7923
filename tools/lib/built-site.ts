/** The built site for browser tests and benchmarks. SITE_DIR selects another one. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toPageAddress } from '../../contract/page-address.ts';
import { templateFolder } from '../../contract/server-screens.ts';
import { listFiles } from './list-files.ts';
import { dist } from './paths.ts';

export const site = process.env['SITE_DIR'] ? path.resolve(process.env['SITE_DIR']) : dist;

const listPages = () =>
  listFiles(site)
    .filter((file) => file.endsWith('.html') && !file.startsWith(`${templateFolder}/`) && file !== '404.html')
    .map(toPageAddress);

/**
 * Addresses of all built pages, or those in TEST_ROUTES. Leaves out the server's own pages (templates, the 404 page).
 */
export const routes = process.env['TEST_ROUTES']?.split(',') ?? listPages();

if (routes.length === 0)
  throw new Error(`${site} has no pages: run "npm run build" before the browser tests.`);

/** The HTML of a built page. */
export const readPage = (route: string): string =>
  readFileSync(path.join(site, route === '/' ? 'index.html' : `${route.slice(1)}.html`), 'utf8');
