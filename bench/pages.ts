/**
 * Lighthouse (phone, simulated throttling) against the real server and the built site.
 * node bench/pages.ts [--runs 3] [--route /about]… ; prints one row a route and writes a chapter of bench/README.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { routes } from '../tools/lib/built-site.ts';
import { startServer } from '../tools/lib/live-server.ts';
import { chromiumFlags, getChromium } from '../tools/lib/chromium.ts';
import { findMedian, formatRows, type Row } from './format-rows.ts';
import { writeChapter } from './report.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '1' }, route: { type: 'string', multiple: true } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs wants a whole number from 1.');
const chosen = values.route ?? routes;
const unknown = chosen.filter((route) => !routes.includes(route));
if (unknown.length > 0) throw new Error(`There is no built page for ${unknown.join(', ')}.`);

const data = mkdtempSync(path.join(tmpdir(), 'bench-'));
const server = await startServer(data);
const chrome = await launch({
  chromePath: await getChromium(),
  chromeFlags: [...chromiumFlags, '--headless=new'],
  logLevel: 'error',
});

/** Lighthouse now and then loses the start of a navigation; such a run says nothing and is made again, twice at most. */
async function measure(route: string, triesLeft = 2): Promise<Row> {
  const result = await lighthouse(`${server.url}${route}`, {
    port: chrome.port,
    logLevel: 'error',
    output: 'json',
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${route}.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError && triesLeft > 0) return measure(route, triesLeft - 1);
  if (runtimeError) throw new Error(`Lighthouse could not measure ${route}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? details.items : [];
  return {
    route,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcpMs: value('first-contentful-paint'),
    siMs: value('speed-index'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    requests: requests.length,
  };
}

const rows: Row[] = [];
try {
  // What the browser does once after its start is no page's cost.
  await measure(chosen[0] ?? '/');
  for (const route of chosen) {
    const measured: Row[] = [];
    for (let run = 0; run < runs; run++) measured.push(await measure(route));
    const row = findMedian(measured);
    rows.push(row);
    console.log(formatRows([row]).split('\n').at(-1));
  }
} finally {
  chrome.kill();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}

const table = formatRows(rows);
console.log(`\n${table}`);
if (!values.route) {
  writeChapter(
    'Pages',
    `Lighthouse 13 as a phone with simulated throttling, against the real server and the built site on the same machine;
the median of ${runs} ${runs === 1 ? 'run' : 'runs'} a route. P, A, B, S are the scores for performance, accessibility, best practices and
search engines; a page that search engines are asked to leave out has a low S by that.`,
    'bench:pages',
    table,
  );
}
