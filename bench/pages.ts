/**
 * Lighthouse as a phone against the real server and the built site, interactions on a slow processor, and the way to a
 * second page. node bench/pages.ts [--runs 3] [--routes /,/about] [--peer https://a.example/]… [--force]; with all routes
 * it writes a chapter of bench/README.md. The route `/requests` is the page of a request that the bench sends.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { checkLoad } from './arguments.ts';
import { formatTable } from './format-table.ts';
import { measureInteractions } from './pages/interactions.ts';
import { applied, measurePages, openBrowser } from './pages/lighthouse.ts';
import { checkPeers, chooseRoutes, command, readPagesOptions } from './pages/options.ts';
import { openRequest, requestRoute } from './pages/open-request.ts';
import { formatRows, summarizeRows, type Row } from './pages/page-rows.ts';
import { measureSecondPage } from './pages/second-page.ts';
import { writeChapter } from './report.ts';

const options = readPagesOptions();
const load = checkLoad(command, options.isForced);
const { routes: built } = await import('../tools/lib/built-site.ts');
const { startServer } = await import('../tools/lib/live-server.ts');
const { chromiumFlags, getChromium } = await import('../tools/lib/chromium.ts');
const routes = chooseRoutes(options, [...built, requestRoute]);
await checkPeers(options.peers);

/** One of each kind; of these the network and the processor are really slowed down. */
const typical = [
  ...['/', '/index-09', '/about', '/services-style-01', '/framing', '/projects-style-01'],
  ...['/projects/stone-harbor', '/blog', '/blog/finish-levels', '/contact'],
];
const appliedRuns = 3;

const data = mkdtempSync(path.join(tmpdir(), 'bench-'));
const server = await startServer(data);
const executablePath = await getChromium();
const measured = await openBrowser(executablePath, chromiumFlags);
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
const peers = options.peers.map((url) => ({ name: url, url }));
const requestPage = await openRequest(server.url);
const own = (chosen: readonly string[]) =>
  chosen.map((route) => ({
    name: route,
    url: route === requestRoute ? requestPage : `${server.url}${route}`,
  }));
const show = (row: Row) => console.log(formatRows([row]).split('\n').at(-1));

const parts: string[] = [];
try {
  const rows = await measurePages(measured, [...own(routes), ...peers], options.runs, show);
  const mine = rows.filter(({ route }) => !options.peers.includes(route));
  parts.push(
    `${summarizeRows(mine)} Load of the machine at the start: ${load.toFixed(1)}.`,
    formatRows(rows),
  );

  const slow = own(typical.filter((route) => routes.includes(route)));
  if (slow.length > 0) {
    const slowed = await measurePages(measured, [...slow, ...peers], appliedRuns, show, applied);
    parts.push(
      `Network and processor really slowed down (1.6 Mbit/s, 150 ms, a quarter of the speed), median of ${appliedRuns}:`,
      formatRows(slowed),
    );
  }
  parts.push(
    'From a press to the next frame at a quarter of the speed, median of 3:',
    formatTable([['interaction', 'page', 'time'], ...(await measureInteractions(browser, server.url))]),
    'From letting go of a link to the first paint of the next page on the same slow network and processor, median of 5:',
    formatTable([['second page', 'time'], ...(await measureSecondPage(browser, server.url))]),
  );
} finally {
  await browser.close();
  measured.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}

const report = parts.join('\n\n');
console.log(`\n${report}`);
if (!options.routes) {
  writeChapter(
    'Pages',
    `Lighthouse 13 as a phone with simulated throttling, against the real server and the built site on the same machine;
the median of ${options.runs} ${options.runs === 1 ? 'run' : 'runs'} a route. P, A, B, S are the scores for performance, accessibility, best practices and
search engines; a page that search engines are asked to leave out has a low S by that.`,
    command,
    report,
  );
}
