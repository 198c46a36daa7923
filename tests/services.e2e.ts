/** Service pages: price and finished work on a phone, folded sections, and the stages of a room. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../contract/content-folder.ts';
import { scrollThrough } from './support/judge-page.ts';
import { expect, test } from './support/test.ts';

const services = readdirSync(path.join(contentFolder, 'services')).map((file) => `/${path.parse(file).name}`);

test.describe('on a phone', () => {
  const screen = { width: 390, height: 844 };
  test.use({ viewport: screen });

  for (const route of services) {
    test(`shows the price and finished work on ${route} within three screens`, async ({ page }) => {
      await page.goto(route);
      await scrollThrough(page);
      const price = page.locator('main dd', { hasText: '$' }).first();
      const proof = page.locator('[data-kind=Projects], [data-kind=BeforeAfter]').first();
      for (const sought of [price, proof]) {
        const box = await sought.boundingBox();
        expect(box?.y).toBeLessThan(3 * screen.height);
      }
    });
  }

  test('folds a section until its title is tapped, but not on a wide screen', async ({ page }) => {
    await page.goto('/drywall-repair');
    const line = page.locator('summary', { hasText: 'What to do first' });
    const inside = page.getByText('The ceiling is sagging');
    await expect(inside).toBeHidden();
    await line.click();
    await expect(inside).toBeVisible();
    await line.click();
    await expect(inside).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(inside).toBeVisible();
    await expect(line).toBeHidden();
  });
});

test.describe('stages of one room', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('show their own pictures and words by mouse and arrow key, without a script', async ({ page }) => {
    await page.goto('/framing');
    const stages = page.locator('[data-kind=BeforeAfter]', { hasText: 'One room' });
    const seen = async (caption: RegExp) => {
      await expect(stages.locator('figcaption').filter({ visible: true })).toHaveText([caption]);
      await expect(stages.locator('img').filter({ visible: true })).toHaveCount(1);
    };
    await seen(/A header over/);
    await stages.getByText('Finished', { exact: true }).click();
    await seen(/The wainscot/);
    await page.keyboard.press('ArrowUp');
    await seen(/The opening is still/);
  });
});
