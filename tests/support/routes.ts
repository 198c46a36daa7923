import path from 'node:path';
import { templateFolder } from '../../contract/page-templates.ts';
import { listFiles } from '../../tools/lib/list-files.ts';
import { dist } from '../../tools/lib/paths.ts';

export const site = process.env['SITE_DIR'] ? path.resolve(process.env['SITE_DIR']) : dist;

/** Addresses of all built pages; what only the server shows (templates, the answer to unknown paths) is left out. */
export const routes = listFiles(site)
  .filter((file) => file.endsWith('.html') && !file.startsWith(`${templateFolder}/`) && file !== '404.html')
  .map((file) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`);

if (routes.length === 0)
  throw new Error(`${site} holds no pages: run "npm run build" before the browser tests.`);
