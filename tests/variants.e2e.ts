/** The thirty home pages: no two are alike, and the filters of a trade work (routes.e2e.ts: what each shows). */
import type { Locator, Page } from '@playwright/test';
import { routes } from '../tools/lib/built-site.ts';
import { classOf } from './support/class-name.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const section = (page: Page, kind: string): Locator => page.locator(`main > section[data-kind="${kind}"]`);
const texts = (locator: Locator) => locator.evaluateAll((all) => all.map((item) => item.textContent.trim()));

test('no two of the thirty share header, hero and order of sections', async ({ request }) => {
  const variants = routes.filter((route) => /^\/(index|onepage)-\d\d$/.test(route));
  expect(variants).toHaveLength(30);
  const directions = new Map<string, string>();
  for (const route of variants) {
    const html = await (await request.get(route)).text();
    const header = /<header[^>]* data-header="(\w+)"/.exec(html)?.[1];
    const topBar = html.includes(`class="${classOf('TopBar')}"`);
    const hero = /data-look="(\w+)"[^>]*data-hero|data-hero[^>]*data-look="(\w+)"/.exec(html);
    const order = [...html.matchAll(/ data-kind="(\w+)"/g)].map(([, kind]) => kind);
    const direction = [header, topBar, hero?.[1] ?? hero?.[2], ...order].join(' ');
    expect(directions.get(direction), `${route} is laid out like`).toBeUndefined();
    directions.set(direction, route);
  }
});

test('the filters of a trade show one category at a time', async ({ page }) => {
  for (const path of ['/index-06', '/index-08']) {
    await page.goto(path);
    const projects = section(page, 'Projects').filter({ has: page.locator('fieldset') });
    const cards = projects.locator('li[data-in]');
    const total = await cards.count();
    await expect(projects.locator('li[data-in]:visible'), 'all of them at first').toHaveCount(total);
    const labels = (await texts(projects.locator('fieldset label'))).slice(1);
    for (const [index, label] of labels.entries()) {
      await projects.locator('fieldset').getByText(label, { exact: true }).click();
      const tag = String(index + 1);
      const tagged = await cards.evaluateAll(
        (all, wanted) =>
          all.filter((card) => card.getAttribute('data-in')?.split(' ').includes(wanted)).length,
        tag,
      );
      expect(tagged, `${path}: ${label}`).toBeGreaterThan(0);
      expect(tagged, `${path}: ${label}`).toBeLessThan(total);
      await expect(projects.locator('li[data-in]:visible'), label).toHaveCount(tagged);
      await expect(projects.locator(`li[data-in~="${tag}"]:visible`), label).toHaveCount(tagged);
    }
  }
});
