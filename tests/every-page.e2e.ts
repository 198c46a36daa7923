/** What holds for every built page, whichever they are. */
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

const widths = [320, 390, 768, 1024, 1280, 1440];
const checkedByAxe = new Set([390, 1280]);

test.use({ viewport: { width: 320, height: 900 } });

/** Says what is wrong, and goes on. */
const fits = expect.configure({ soft: true });

for (const route of routes) {
  // SITE-PUBLIC, SITE-TITLES, SITE-STATIC. One opening of the page for both: it is what takes the time.
  test(`${route} says what it is, fits every width and breaks no rule of WCAG 2.2 AA`, async ({ page }) => {
    const data: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) data.push(new URL(request.url()).pathname);
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(route);
    fits(response?.status()).toBe(200);
    await fits(page.locator('html')).toHaveAttribute('lang', /^en/);
    await fits(page.locator('h1')).toHaveCount(1);
    await fits(page).toHaveTitle(/\S{2,}/);
    fits(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S+ \S+ \S+/);
    const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
    fits(canonical).toMatch(/^https?:\/\//);
    fits(new URL(canonical, page.url()).pathname).not.toMatch(/(.+\/|\.html)$/);
    await fits
      .poll(() => data.toSorted(), 'data asked for')
      .toEqual(route === '/checkout' ? ['/countries.json', '/districts.json'] : []);

    let hasScrolled = false;
    for (const width of widths) {
      if (width !== page.viewportSize()?.width) await resizeTo(page, width);
      // A carousel lays its slides out again in a listener of its own.
      await fits.poll(() => findOverflow(page), { message: `at ${width} px`, timeout: 3_000 }).toEqual([]);
      fits(await findBrokenWords(page), `titles at ${width} px`).toEqual([]);
      if (test.info().errors.length > 0) return;
      if (!checkedByAxe.has(width)) continue;
      // What appears while a visitor scrolls has appeared for every width.
      if (!hasScrolled) await scrollThrough(page);
      hasScrolled = true;
      fits(await findBreaches(page), `axe at ${width} px`).toEqual([]);
      // One width is enough to say what is wrong.
      if (test.info().errors.length > 0) return;
    }
  });
}

test('every page stays usable without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  // Whether a picture has its place is asked, and not what it shows.
  await context.route(/\.(avif|webp)$/, (picture) => picture.abort());
  const page = await context.newPage();
  for (const route of routes) {
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
    for (const address of listAddresses(route, readPage(route))) {
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
