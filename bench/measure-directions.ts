/**
 * Builds the site in every art direction and measures its heaviest page, and the phone speed of inner pages.
 * node bench/measure-directions.ts [--runs 1] [--force] writes a chapter of bench/README.md.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCompany } from '../contract/read-words.ts';
import { chromiumFlags, getChromium } from '../tools/lib/chromium.ts';
import { listDirections } from '../tools/lib/list-directions.ts';
import { listFiles } from '../tools/lib/list-files.ts';
import { startServer } from '../tools/lib/live-server.ts';
import { root } from '../tools/lib/paths.ts';
import { checkLoad, readCount, readOptions } from './arguments.ts';
import { build, cloneProject } from './build/clone.ts';
import { formatTable } from './format-table.ts';
import { measurePages, openBrowser } from './pages/lighthouse.ts';
import { formatWorst, worstHead } from './pages/page-rows.ts';
import { writeChapter } from './report.ts';

const command = 'bench:directions';
const values = readOptions(command, {
  runs: { type: 'string', default: '1' },
  force: { type: 'boolean', default: false },
});
const runs = readCount(command, 'runs', values.runs);
checkLoad(command, values.force);

/** One inner page of each kind. `npm run bench:pages` covers the home pages, which have their own directions. */
const routes = ['/about', '/contact', '/framing', '/projects/stone-harbor', '/blog/finish-levels'];

/** File and compressed size of the largest page with its styles. */
function findHeaviestPage(dist: string): { file: string; bytes: number } {
  return listFiles(dist)
    .filter((file) => file.endsWith('.html.br'))
    .map((file) => ({ file: file.replace(/\.html\.br$/, ''), bytes: statSync(path.join(dist, file)).size }))
    .reduce((heaviest, page) => (page.bytes > heaviest.bytes ? page : heaviest));
}

const clone = await cloneProject();
const dist = path.join(clone.folder, 'dist');
const data = mkdtempSync(path.join(tmpdir(), 'bench-'));
const browser = await openBrowser(await getChromium(), chromiumFlags);
const table: string[][] = [];
let current = readCompany().direction;
try {
  for (const direction of listDirections(root)) {
    if (direction !== current)
      clone.change('showcase/company.yaml', `direction: ${current}\n`, `direction: ${direction}\n`);
    current = direction;
    await build(clone);
    const server = await startServer(data, { SITE_DIR: dist });
    try {
      const pages = routes.map((route) => ({ name: route, url: `${server.url}${route}` }));
      const rows = await measurePages(browser, pages, runs, () => undefined);
      const { file, bytes } = findHeaviestPage(dist);
      table.push([direction, ...formatWorst(rows), `${(bytes / 1000).toFixed(1)} (/${file})`]);
      console.log(table.at(-1)?.join(' · '));
    } finally {
      await server.stop();
    }
  }
} finally {
  browser.close();
  clone.remove();
  rmSync(data, { recursive: true, force: true });
}
writeChapter(
  'Directions',
  `The site in every art direction: the worst of ${routes.length} inner pages, measured like the chapter Pages, and the largest page
with its styles, in compressed kB (docs/decisions/0053 allows 14.6 with headers).`,
  command,
  formatTable([['direction', ...worstHead, 'largest page'], ...table]),
);
