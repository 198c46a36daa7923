/**
 * Navigation between pages: the browser prefetches a page when the visitor presses its link, and restores pages from
 * the back/forward cache.
 */
import type { Page } from '@playwright/test';
import { readPage, routes } from '../tools/lib/built-site.ts';
import { requireChromium } from '../tools/lib/chromium.ts';
import { expect, test } from './support/test.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  // Playwright disables the back/forward cache, and the headless shell has none.
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      executablePath: requireChromium(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

/** Returns a live list of prefetched paths. */
async function watchPrefetches(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  client.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
  });
  await client.send('Preload.enable');
  return fetched;
}

test('prefetches a page only when the visitor presses its link', async ({ page }) => {
  const fetched = await watchPrefetches(page);
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).hover();
  await page.mouse.down();
  await expect.poll(() => fetched).toEqual(['/gallery']);
  await page.mouse.up();
  await page.waitForURL('**/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** One route for each combination of scripts, since only scripts could keep a page out of the cache. */
const different = new Map(
  routes.map((route) => {
    const scripts = readPage(route).match(/<script(?! type="application)[^>]*>.*?<\/script>/gs) ?? [];
    return [scripts.join('\n'), route] as const;
  }),
);
/** The six routes with the most scripts: Chromium caches six pages. */
const way = [...different]
  .toSorted(([one], [other]) => other.length - one.length)
  .slice(0, 6)
  .map(([, route]) => route);

test('restores six pages from the back/forward cache', async ({ page }) => {
  for (const route of way) {
    await page.goto(route);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      });
    });
  }
  await page.goto('/privacy');
  for (const route of way.toReversed()) {
    await page.goBack({ waitUntil: 'commit' });
    expect.soft(new URL(page.url()).pathname).toBe(route);
    await expect.soft(page.locator('html'), route).toHaveAttribute('data-persisted', 'true');
  }
});
