/** Lighthouse as a phone, on a slow network and processor that are simulated or applied. */
import type { LaunchedChrome } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { findMedian, type Row } from './rows.ts';

/** 1.6 Mbit/s with 150 ms from a request to its answer, and a processor at a quarter of its speed. */
export const applied: Flags = {
  throttlingMethod: 'devtools',
  throttling: {
    requestLatencyMs: 150,
    downloadThroughputKbps: 1600,
    uploadThroughputKbps: 750,
    cpuSlowdownMultiplier: 4,
  },
};

/** Lighthouse now and then loses the start of a navigation; such a run says nothing and is made again, twice at most. */
async function measureOnce(chrome: LaunchedChrome, url: string, flags: Flags, triesLeft = 2): Promise<Row> {
  const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json', ...flags });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { categories, audits, environment, runtimeError } = result.lhr;
  if (runtimeError && triesLeft > 0) return measureOnce(chrome, url, flags, triesLeft - 1);
  if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? details.items : [];
  return {
    route: url,
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
    processorIndex: environment.benchmarkIndex,
  };
}

/** `pages`: what a row is called, and where it is. The row of each page is shown as soon as it is measured. */
export async function measurePages(
  chrome: LaunchedChrome,
  pages: readonly { name: string; url: string }[],
  runs: number,
  show: (row: Row) => void,
  flags: Flags = {},
): Promise<Row[]> {
  // What the browser does once after its start is no page's cost.
  if (pages[0]) await measureOnce(chrome, pages[0].url, flags);
  const rows: Row[] = [];
  for (const { name, url } of pages) {
    const measured: Row[] = [];
    for (let run = 0; run < runs; run++) measured.push(await measureOnce(chrome, url, flags));
    const row = { ...findMedian(measured), route: name };
    rows.push(row);
    show(row);
  }
  return rows;
}
