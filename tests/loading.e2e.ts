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

  test('wait until the hero has come and the visitor scrolls', async ({ page }) => {
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
    await expect(page.locator('picture[data-near]').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    const inView = asked.length;
    expect(inView, 'then those in view').toBeLessThanOrEqual(2);
    await page.evaluate(() => scrollBy({ top: 20, behavior: 'instant' }));
    await expect
      .poll(() => asked.length, 'and then the others, ahead of the visitor')
      .toBeGreaterThan(inView);
  });

  test('are all shown to who scrolls to them, on every kind of page', async ({ page }) => {
    for (const path of ['/', '/index-09', '/gallery', '/projects-style-05', '/team-style-01', '/variants']) {
      await page.goto(path);
      await expect(page.locator('picture[data-near]').first()).toBeAttached();
      await page.evaluate(() => scrollBy({ top: 20, behavior: 'instant' }));
      for (const picture of await page.locator('main img:visible').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0);
      }
    }
  });

  test('that are held are read out all the same', async ({ page }) => {
    await page.goto('/about');
    const far = page.locator('picture:not([data-near]) img[alt]:not([alt=""])').last();
    const alt = (await far.getAttribute('alt')) ?? '';
    await expect(page.getByRole('img', { name: alt }).last()).toBeVisible();
    expect(await far.evaluate((img: HTMLImageElement) => img.currentSrc)).toBe('');
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
