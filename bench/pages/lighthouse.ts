/** Lighthouse as a phone, with simulated or real throttling of network and CPU. */
import { launch, type LaunchedChrome } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { computeMedianRow, type Row } from './page-rows.ts';

/** 1.6 Mbit/s with 150 ms of latency, and the CPU at a quarter of its speed. */
export const applied: Flags = {
  throttlingMethod: 'devtools',
  throttling: {
    requestLatencyMs: 150,
    downloadThroughputKbps: 1600,
    uploadThroughputKbps: 750,
    cpuSlowdownMultiplier: 4,
  },
};

const triesAtMost = 3;

export interface Browser {
  measure: (url: string, flags: Flags) => Promise<Row>;
  close: () => void;
}

/**
 * A browser for Lighthouse. Lighthouse sometimes misses the start of a navigation, so a failed run repeats in a new
 * browser: the old one often fails again.
 */
export async function openBrowser(chromePath: string, chromeFlags: readonly string[]): Promise<Browser> {
  const start = () =>
    launch({ chromePath, chromeFlags: [...chromeFlags, '--headless=new'], logLevel: 'error' });
  let chrome = await start();
  return {
    measure: async (url, flags) => {
      let reason = '';
      for (let tries = 0; tries < triesAtMost; tries++) {
        const { row, error } = await measureOnce(chrome, url, flags);
        if (row) return row;
        reason = error;
        chrome.kill();
        chrome = await start();
      }
      throw new Error(`Lighthouse could not measure ${url}: ${reason}`);
    },
    close: () => chrome.kill(),
  };
}

async function measureOnce(
  chrome: LaunchedChrome,
  url: string,
  flags: Flags,
): Promise<{ row: Row; error?: never } | { row?: never; error: string }> {
  const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json', ...flags });
  if (!result) return { error: 'no result' };
  if (result.lhr.runtimeError) return { error: result.lhr.runtimeError.message };
  return { row: toRow(url, result.lhr) };
}

function toRow(url: string, { categories, audits, environment }: Result): Row {
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

/** `pages` has the name and the URL of each row. `show` gets each row as soon as it is ready. */
export async function measurePages(
  browser: Browser,
  pages: readonly { name: string; url: string }[],
  runs: number,
  show: (row: Row) => void,
  flags: Flags = {},
): Promise<Row[]> {
  // Warm up: the browser's startup work must not count for a page.
  if (pages[0]) await browser.measure(pages[0].url, flags);
  const rows: Row[] = [];
  for (const { name, url } of pages) {
    const measured: Row[] = [];
    for (let run = 0; run < runs; run++) measured.push(await browser.measure(url, flags));
    const row = { ...computeMedianRow(measured), route: name };
    rows.push(row);
    show(row);
  }
  return rows;
}
