/**
 * Runs Lighthouse as a phone against the real server and the built site, and measures interactions on a slow CPU.
 * node bench/pages.ts [--runs 3] [--routes /,/about] [--force]
 * writes a chapter of bench/README.md if it measures all routes. `/requests` is the page of a request that it sends.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { checkLoad } from './arguments.ts';
import { formatTable } from './format-table.ts';
import { measureInteractions } from './pages/interactions.ts';
import { applied, measurePages, openBrowser } from './pages/lighthouse.ts';
import { chooseRoutes, command, readPagesOptions } from './pages/options.ts';
import { openRequest, requestRoute } from './pages/send-request.ts';
import { formatRows, summarizeRows, type Row } from './pages/page-rows.ts';
import { writeChapter } from './report.ts';

const options = readPagesOptions();
const load = checkLoad(command, options.isForced);
const { routes: built } = await import('../tools/lib/built-site.ts');
const { startServer } = await import('../tools/lib/live-server.ts');
const { chromiumFlags, getChromium } = await import('../tools/lib/chromium.ts');
const routes = chooseRoutes(options, [...built, requestRoute]);

/** One page of each kind. These run with real network and CPU throttling. */
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
const requestPage = await openRequest(server.url);
const own = (chosen: readonly string[]) =>
  chosen.map((route) => ({
    name: route,
    url: route === requestRoute ? requestPage : `${server.url}${route}`,
  }));
const show = (row: Row) => console.log(formatRows([row]).split('\n').at(-1));

const parts: string[] = [];
try {
  const rows = await measurePages(measured, own(routes), options.runs, show);
  parts.push(`${summarizeRows(rows)} Load average at the start: ${load.toFixed(1)}.`, formatRows(rows));

  const slow = own(typical.filter((route) => routes.includes(route)));
  if (slow.length > 0) {
    const slowed = await measurePages(measured, slow, appliedRuns, show, applied);
    parts.push(
      `With real network and CPU throttling (1.6 Mbit/s, 150 ms, a quarter of the speed), median of ${appliedRuns}:`,
      formatRows(slowed),
    );
  }
  parts.push(
    'Time from a press to the next frame, with the CPU at a quarter of its speed, median of 3:',
    formatTable([['interaction', 'page', 'time'], ...(await measureInteractions(browser, server.url))]),
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
median of ${options.runs} ${options.runs === 1 ? 'run' : 'runs'} per route. P, A, B and S are the scores for performance, accessibility, best practices and SEO.
\`noindex\` pages have a low S.`,
    command,
    report,
  );
}
