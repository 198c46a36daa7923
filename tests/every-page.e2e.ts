/** Checks for every built page. `npm run test:page` runs them on a few pages, without budgets in development. */
import type { Page } from '@playwright/test';
import { devices } from './support/budgets.ts';
import { firstPages } from './support/first-pages.ts';
import {
  findBreaches,
  findBrokenTitles,
  findOverflow,
  resizeTo,
  scrollThrough,
} from './support/judge-page.ts';
import { listAddresses } from './support/list-page-addresses.ts';
import { routes } from '../tools/lib/built-site.ts';
import { expect, test } from './support/test.ts';
import { visitAndWeigh } from './support/weigh-page.ts';

const isBuilt = !process.env['TEST_DEVELOPMENT'];

// Budgets apply to a first visit, which needs a new context.
test.use({ reuseContext: false });

/** Reports a failure and continues. */
const fits = expect.configure({ soft: true });

async function expectFacts(page: Page): Promise<void> {
  await fits(page.locator('html')).toHaveAttribute('lang', /^en/);
  await fits(page.locator('h1')).toHaveCount(1);
  await fits(page).toHaveTitle(/\S{2,}/);
  fits(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S+ \S+ \S+/);
  const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
  fits(canonical).toMatch(/^https?:\/\//);
  fits(new URL(canonical, page.url()).pathname).not.toMatch(/(.+\/|\.html)$/);
}

/** Stops at the first width with a fault, because one is enough. */
async function expectNoFault(page: Page, isFirst: boolean): Promise<void> {
  // One scroll reveals the content that appears on scrolling, for all widths.
  await scrollThrough(page);
  const judgedByAxe = isFirst ? [320, 1280] : [320];
  for (const width of isFirst ? [320, 390, 768, 1024, 1280, 1440] : [320, 1280]) {
    await resizeTo(page, width);
    // The browser and carousels lay out the page some frames after a resize, so poll.
    await fits.poll(() => findOverflow(page), { message: `at ${width} px`, timeout: 3_000 }).toEqual([]);
    await fits
      .poll(() => findBrokenTitles(page), { message: `titles at ${width} px`, timeout: 3_000 })
      .toEqual([]);
    if (judgedByAxe.includes(width))
      await fits
        .poll(() => findBreaches(page), { message: `axe at ${width} px`, timeout: 10_000 })
        .toEqual([]);
    if (test.info().errors.length > 0) return;
  }
}

test.describe('on a phone', () => {
  test.use(devices.phone.use);

  for (const route of routes) {
    // SITE-PUBLIC, SITE-TITLES, SITE-STATIC. All checks share one page load, the slow part.
    test(`${route} meets its budget, describes itself, fits every width and meets WCAG 2.2 AA`, async ({
      page,
    }) => {
      const data: string[] = [];
      page.on('request', (request) => {
        if (['fetch', 'xhr'].includes(request.resourceType())) data.push(new URL(request.url()).pathname);
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await (isBuilt ? visitAndWeigh(page, route, 'phone') : page.goto(route));
      await expectFacts(page);
      await fits
        .poll(() => data.toSorted(), 'data asked for')
        .toEqual(route === '/checkout' ? ['/countries.json', '/districts.json'] : []);
      await expectNoFault(page, firstPages.includes(route));
    });
  }
});

test.describe('on a desktop', () => {
  test.use(devices.desktop.use);
  test.skip(!isBuilt);

  for (const route of firstPages) {
    test(`${route} meets its budget on a desktop`, async ({ page }) => visitAndWeigh(page, route, 'desktop'));
  }
});

test('keeps every kind of section usable without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  // The test checks only the space for pictures, so they need not load.
  await context.route(/\.(avif|webp)$/, (picture) => picture.abort());
  const page = await context.newPage();
  for (const route of firstPages) {
    await page.goto(new URL(route, baseURL).href);
    await expect.soft(page.locator('h1'), route).toBeVisible();
    const hidden = await page.locator('main :is(h1, h2, h3, p, img):visible').count();
    expect.soft(hidden, `visible content of ${route}`).toBeGreaterThan(0);
    for (const form of await page.locator('main form:not([method=dialog])').all()) {
      expect.soft(await form.getAttribute('action'), `form of ${route}`).toBeTruthy();
    }
  }
  await context.close();
});

test('serves every internal address of every page', async ({ request, baseURL }) => {
  test.setTimeout(180_000);
  const askedBy = new Map<string, string>();
  const base = new URL(baseURL ?? '');
  for (const route of routes) {
    for (const address of listAddresses(route, await (await request.get(route)).text())) {
      const url = new URL(address, new URL(route, base));
      if (url.host !== base.host || !url.protocol.startsWith('http')) continue;
      url.hash = '';
      if (!askedBy.has(url.href)) askedBy.set(url.href, route);
    }
  }
  expect(askedBy.size).toBeGreaterThan(routes.length);
  const broken: string[] = [];
  const addresses = askedBy.entries();
  const askInTurn = async () => {
    for (const [address, route] of addresses) {
      const status = (await request.get(address)).status();
      if (status !== 200) broken.push(`${status} ${address} (asked for by ${route})`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, askInTurn));
  expect(broken).toEqual([]);
});
