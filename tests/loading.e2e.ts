/** What a page without an island loads, and when its pictures come. */
import { expect, test } from './support/test.ts';

test('a page without an island loads no framework code, however far it is scrolled', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of ['/', '/about', '/drywall', '/gallery']) {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
  }
  expect(scripts).toEqual([]);
});

test('an article loads no framework code, not even when its form is used', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/blog/finish-levels');
  const form = page.locator('#reply form');
  for (const label of ['Name', 'E-mail', 'Comment']) await form.getByLabel(label).fill('Quiet Quinn');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});

test.describe('pictures further down', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('wait until the hero has come', async ({ page }) => {
    const asked: string[] = [];
    let sendHero = () => {};
    const heroMayCome = new Promise<void>((resolve) => (sendHero = resolve));
    await page.route(/\.avif$/, async (route) => {
      asked.push(route.request().url());
      if (asked.length === 1) await heroMayCome;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('footer')).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    expect(asked, 'the hero alone').toHaveLength(1);
    sendHero();
    await expect.poll(() => asked.length, 'then the others').toBeGreaterThan(1);
  });

  test('load without JavaScript, too', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    await page.goto('/about');
    const pictures = page.locator('main img[loading=lazy]');
    await expect(pictures).not.toHaveCount(0);
    await pictures.first().scrollIntoViewIfNeeded();
    const width = () => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await page.close();
  });
});
