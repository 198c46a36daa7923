/** Measures the time from a press to the next frame, on a phone with its CPU at a quarter of its speed. */
import type { Browser, Page } from '@playwright/test';
import { takeMedian } from './page-rows.ts';

interface Interaction {
  name: string;
  path: string;
  act: (page: Page) => Promise<void>;
}

const runs = 3;
const slowdown = 4;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Each is the first interaction on its page. */
const interactions: readonly Interaction[] = [
  {
    name: 'open the menu',
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Open the menu' }).tap(),
  },
  {
    name: 'filter projects',
    path: '/projects-filter-style-01',
    act: (page) =>
      page.locator('main label:has(input[type=radio]), main input[type=radio] + label').nth(1).tap(),
  },
  {
    name: 'open an answer',
    path: '/faq',
    act: (page) => page.locator('main summary').nth(1).tap(),
  },
  {
    name: 'first touch of a form, with React',
    path: '/contact',
    act: (page) => page.getByLabel('Name', { exact: true }).tap(),
  },
  {
    name: 'remove a line of the cart, with React',
    path: '/cart',
    act: (page) =>
      page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .tap(),
  },
];

/** Waits until the island has hydrated and the next frames are painted. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve, 100))),
      ),
  );
}

/** The longest event in ms. The browser reports multiples of 8 and nothing below 16, so 16 is the minimum. */
async function measureOnce(browser: Browser, origin: string, { path, act }: Interaction): Promise<number> {
  const page = await browser.newPage({ ...phone, baseURL: origin });
  try {
    await page.goto(path, { waitUntil: 'networkidle' });
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(() => {
      const seen = globalThis as { longestEventMs?: number };
      seen.longestEventMs = 16;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          seen.longestEventMs = Math.max(seen.longestEventMs ?? 0, duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await act(page);
    await settle(page);
    return await page.evaluate(
      () => (globalThis as { longestEventMs?: number }).longestEventMs ?? Number.NaN,
    );
  } finally {
    await page.context().close();
  }
}

/** Table rows: the interaction, its page, and the median of the runs. */
export async function measureInteractions(browser: Browser, origin: string): Promise<string[][]> {
  const lines: string[][] = [];
  for (const interaction of interactions) {
    const measured: number[] = [];
    for (let run = 0; run < runs; run++) measured.push(await measureOnce(browser, origin, interaction));
    lines.push([interaction.name, interaction.path, `${Math.round(takeMedian(measured))} ms`]);
    console.log(lines.at(-1)?.join(' · '));
  }
  return lines;
}
