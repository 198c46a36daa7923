/** What holds for every built page, whichever they are. `npm run test:page` judges a few, in development without budgets. */
import type { Page } from '@playwright/test';
import { devices } from './support/budgets.ts';
import {
  findBreaches,
  findBrokenWords,
  findOverflow,
  resizeTo,
  scrollThrough,
} from './support/judge-page.ts';
import { listAddresses } from './support/list-addresses.ts';
import { readPage, routes } from '../tools/lib/built-site.ts';
import { expect, test } from './support/test.ts';
import { visitAndWeigh } from './support/weigh-page.ts';

const isBuilt = !process.env['TEST_DEVELOPMENT'];

// What a first visit costs needs a first visit.
test.use({ reuseContext: false });

/** Says what is wrong, and goes on. */
const fits = expect.configure({ soft: true });

const shown = new Set<string>();
/** Pages that are the first to show a kind of section or a direction. The others are judged at fewer widths. */
const first = routes.filter((route) => {
  const marks = isBuilt ? (readPage(route).match(/ data-(?:kind|direction)="\w+"/g) ?? []) : [route];
  const isFirst = marks.some((mark) => !shown.has(mark));
  for (const mark of marks) shown.add(mark);
  return isFirst;
});

async function expectFacts(page: Page): Promise<void> {
  await fits(page.locator('html')).toHaveAttribute('lang', /^en/);
  await fits(page.locator('h1')).toHaveCount(1);
  await fits(page).toHaveTitle(/\S{2,}/);
  fits(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S+ \S+ \S+/);
  const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
  fits(canonical).toMatch(/^https?:\/\//);
  fits(new URL(canonical, page.url()).pathname).not.toMatch(/(.+\/|\.html)$/);
}

/** Stops at the first width with a fault: one is enough to say what is wrong. */
async function expectNoFault(page: Page, isFirst: boolean): Promise<void> {
  // What appears while a visitor scrolls has appeared for every width.
  await scrollThrough(page);
  const judgedByAxe = isFirst ? [320, 1280] : [320];
  for (const width of isFirst ? [320, 390, 768, 1024, 1280, 1440] : [320, 1280]) {
    await resizeTo(page, width);
    // A carousel lays its slides out again in a listener of its own.
    await fits.poll(() => findOverflow(page), { message: `at ${width} px`, timeout: 3_000 }).toEqual([]);
    fits(await findBrokenWords(page), `titles at ${width} px`).toEqual([]);
    if (judgedByAxe.includes(width)) fits(await findBreaches(page), `axe at ${width} px`).toEqual([]);
    if (test.info().errors.length > 0) return;
  }
}

test.describe('on a phone', () => {
  test.use(devices.phone.use);

  for (const route of routes) {
    // SITE-PUBLIC, SITE-TITLES, SITE-STATIC. One opening of the page for all: it is what takes the time.
    test(`${route} is light, says what it is, fits every width and breaks no rule of WCAG 2.2 AA`, async ({
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
      await expectNoFault(page, first.includes(route));
    });
  }
});

test.describe('on a desktop', () => {
  test.use(devices.desktop.use);
  test.skip(!isBuilt);

  for (const route of first) {
    test(`${route} is light on a desktop`, async ({ page }) => visitAndWeigh(page, route, 'desktop'));
  }
});

test('every kind of section stays usable without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  // Whether a picture has its place is asked, and not what it shows.
  await context.route(/\.(avif|webp)$/, (picture) => picture.abort());
  const page = await context.newPage();
  for (const route of first) {
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

test('every internal address of every page is answered', async ({ request, baseURL }) => {
  test.setTimeout(180_000);
  const askedBy = new Map<string, string>();
  const base = new URL(baseURL ?? '');
  for (const route of routes) {
    for (const address of listAddresses(route, await (await request.get(route)).text())) {
      const url = new URL(address, new URL(route, base));
      if (url.host !== base.host || !url.protocol.startsWith('http')) continue;
      // Development encodes a picture in each of its sizes when somebody asks for it.
      if (url.pathname === '/_image') continue;
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
