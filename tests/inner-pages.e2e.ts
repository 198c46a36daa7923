/** The questions accordion and the gallery. */
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('/faq', () => {
  for (const javaScriptEnabled of [true, false]) {
    // FAQ-ACCORDION, ACCORDION-ONE
    test(`opens the first of five items, one at a time ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({ javaScriptEnabled, baseURL: baseURL ?? '' });
      await page.goto('/faq');
      const items = page.locator('main details');
      const open = async () => (await items.all()).map((item) => item.getAttribute('open'));
      const states = async () => (await Promise.all(await open())).map((state) => state !== null);
      await expect(items).toHaveCount(5);
      expect(await states()).toEqual([true, false, false, false, false]);
      await items.nth(2).locator('summary').click();
      await expect.poll(states).toEqual([false, false, true, false, false]);
      await items.nth(2).locator('summary').click();
      await expect.poll(states).toEqual([false, false, false, false, false]);
      await page.close();
    });
  }
});

// GALLERY-GRID
test('shows 42 different gallery pictures in three columns', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/gallery');
  const pictures = page.locator('main li img');
  await expect(pictures).toHaveCount(42);
  const sources = await pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute('src')));
  expect(new Set(sources).size).toBe(42);
  const alts = await pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute('alt')));
  expect(new Set(alts).size).toBe(42);
  const columns = await pictures.evaluateAll(
    (all) => new Set(all.map((picture) => Math.round(picture.getBoundingClientRect().left))).size,
  );
  expect(columns).toBe(3);
});
