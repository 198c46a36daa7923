/** Site search from both boxes, by keyboard, with and without JavaScript, with and without the server. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { searchIndexFile } from '../contract/endpoints.ts';
import { findBreaches, findOverflow } from './support/judge-page.ts';
import { routes, site } from '../tools/lib/built-site.ts';
import { expect, test } from './support/test.ts';

const status = (page: Page) => page.locator('main').getByRole('status');
const results = (page: Page) => page.locator('[data-site-search-results] > li');
const links = (page: Page) => results(page).getByRole('link');
const box = (page: Page) =>
  page.locator('main').getByRole('searchbox', { name: 'What are you looking for?' });
const allPages = (page: Page) => page.getByRole('heading', { name: 'Everything on this site' });
const index = JSON.parse(readFileSync(path.join(site, 'search-index.json'), 'utf8')) as { path: string }[];

test('indexes every page that search engines may list, and no other', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]*(\/[^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(index.map((page) => page.path).sort()).toEqual(listed.sort());
  for (const { path: address } of index) expect(routes).toContain(address);
});

test('keeps the search index small enough to load while a visitor types', async ({ page }) => {
  await page.goto('/search');
  const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith(searchIndexFile));
  await page.evaluate(async (file) => (await fetch(`/${file}`)).text(), searchIndexFile);
  const { responseBodySize } = await (await answered).sizes();
  expect(responseBodySize).toBeGreaterThan(1_000);
  expect(responseBodySize).toBeLessThanOrEqual(40_000);
});

test('opens the search page from the header button in a browser without popovers', async ({ page }) => {
  await page.addInitScript(() => {
    delete (HTMLElement.prototype as Partial<HTMLElement>).popover;
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/about');
  await page.locator('#header').getByRole('button', { name: 'Search this site' }).click();
  await expect(page).toHaveURL(/\/search$/);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 1280, height: 900 } });

    // TOPBAR-SEARCH
    test('searches from the header box by keyboard alone', async ({ page }) => {
      await page.goto('/about');
      await page.locator('#header').getByRole('button', { name: 'Search this site' }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.type('popcorn');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/search?q=popcorn');
      await expect(status(page)).toHaveText(/^\d+ results for “popcorn”$/);
      await expect(box(page)).toHaveValue('popcorn');
      await expect(links(page).first()).toHaveText(/popcorn/i);
      await expect(results(page).first().locator('mark').first()).toHaveText(/popcorn/i);
      await expect(allPages(page)).toBeHidden();
      await links(page).first().focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/popcorn/i);
    });

    test('searches from the blog box by keyboard alone', async ({ page }) => {
      await page.goto('/blog/finish-levels');
      await page.getByRole('complementary').getByRole('textbox', { name: 'Search this site' }).focus();
      await page.keyboard.type('hurricane straps');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/search?q=hurricane+straps');
      await expect(links(page).first()).toHaveAttribute('href', '/blog/hurricane-straps');
      await expect(results(page).first().locator('p').first()).toHaveText('Blog');
    });
  });
}

/** Serves the page like a plain file server, which ignores the query. */
async function serveAsFiles(page: Page): Promise<void> {
  const html = readFileSync(path.join(site, 'search.html'), 'utf8');
  await page.route(/\/search(\?|$)/, (call) =>
    call.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
}

test.describe('on a file server', () => {
  test('shows the same results as the real server', async ({ page }) => {
    await page.goto('/search?q=asbestos');
    const answer = async () => ({
      status: await status(page).textContent(),
      results: await results(page).allInnerTexts(),
    });
    const expected = await answer();
    await serveAsFiles(page);
    await page.goto('/search?q=asbestos');
    await expect(status(page)).toHaveText(expected.status ?? '');
    expect(await answer()).toEqual(expected);
    await expect(box(page)).toHaveValue('asbestos');
  });

  test.describe('without the index', () => {
    test.use({ expectedErrors: [/status of 404/] });

    test('still lists every page, and retries with the next word', async ({ page }) => {
      await serveAsFiles(page);
      let asked = 0;
      await page.route('**/search-index.json', (call) => {
        asked += 1;
        return asked === 1 ? call.fulfill({ status: 404 }) : call.continue();
      });
      await page.goto('/search?q=drywall');
      await expect.poll(() => asked).toBe(1);
      await expect(allPages(page)).toBeVisible();
      await box(page).fill('framing');
      await expect(links(page).first()).toHaveAttribute('href', '/framing');
    });
  });
});

test('updates results and address while the visitor types', async ({ page }) => {
  await page.goto('/search');
  await box(page).focus();
  await page.keyboard.type('dent');
  await expect(status(page)).toHaveText(/results? for “dent”/);
  await expect(links(page).first()).toHaveAttribute('href', '/blog/dental-office-walls');
  await expect(page).toHaveURL(/\/search\?q=dent$/);
  await page.keyboard.type('zzqq');
  await expect(status(page)).toHaveText('Nothing found for “dentzzqq”');
  await expect(allPages(page)).toBeVisible();
  await box(page).fill('');
  await expect(status(page)).toHaveText('');
  await expect(results(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/search$/);
  await box(page).fill('painting');
  await expect(links(page).first()).toHaveAttribute('href', '/painting');
  await page.keyboard.press('Enter');
  await page.waitForLoadState();
  await expect(status(page)).toHaveText(/results for “painting”/);
});

test('loads the search and its index only for a search', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(?:open-)?search[.-]/.test(pathname)) asked.push(pathname);
  });
  for (const address of ['/search', '/blog', '/search?q=drywall']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  expect(asked).toEqual([]);
  await box(page).focus();
  await expect.poll(() => asked).toEqual([expect.stringMatching(/\.js$/), '/search-index.json']);
});

for (const words of ['wall', 'zzqqx', 'pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2)]) {
  test(`fits every width and meets WCAG 2.2 AA with the results for “${words.slice(0, 12)}”`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/search?q=${words}`);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => findOverflow(page), `at ${width} px`).toEqual([]);
    }
    expect(await findBreaches(page)).toEqual([]);
  });
}
