/** Weighs every built route and fails when one is heavier than tools/budgets/limits.ts allows. */
import path from 'node:path';
import { templateFolder } from '../contract/page-templates.ts';
import { measurePage } from './budgets/measure-page.ts';
import { findExcess, formatTable } from './budgets/report.ts';
import { findSearchExcess } from './budgets/search-weight.ts';
import { listFiles } from './lib/list-files.ts';
import { dist } from './lib/paths.ts';

const site = path.resolve(process.argv[2] ?? dist);
const pages = listFiles(site)
  .filter((file) => file.endsWith('.html') && !file.startsWith(`${templateFolder}/`))
  .map((file) => measurePage(site, file));
if (pages.length === 0) {
  console.error(`${site} holds no pages: run "npm run build" first.`);
  process.exit(1);
}

console.log(formatTable(pages));
const excess = [...findExcess(pages), ...findSearchExcess(site)];
if (excess.length > 0) {
  console.error(excess.join('\n'));
  process.exit(1);
}
console.log(`All ${pages.length} routes keep their budgets.`);
