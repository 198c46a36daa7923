/** Every route is light on a phone (on a desktop: every-page.e2e.ts), and so is the search index. */
import { searchIndexFile } from '../contract/search.ts';
import { devices, searchIndexLimit } from './support/budgets.ts';
import { routes } from '../tools/lib/built-site.ts';
import { expect, test } from './support/test.ts';
import { visitAndWeigh } from './support/weigh-page.ts';

// What a first visit costs needs a first visit.
test.use({ ...devices.phone.use, reuseContext: false });

for (const route of routes) {
  test(`${route} keeps its budgets`, async ({ page }) => {
    await visitAndWeigh(page, route, 'phone');
  });
}

test('the search index stays small enough to come while somebody types', async ({ page }) => {
  await page.goto('/search');
  const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith(searchIndexFile));
  await page.evaluate(async (file) => (await fetch(`/${file}`)).text(), searchIndexFile);
  const { responseBodySize } = await (await answered).sizes();
  expect(responseBodySize).toBeGreaterThan(1_000);
  expect(responseBodySize).toBeLessThanOrEqual(searchIndexLimit);
});
