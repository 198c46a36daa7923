/** Every route is light: weighed in the browser on a first visit, with the limits of support/budgets.ts. */
import { searchIndexFile } from '../contract/endpoints.ts';
import { devices, searchIndexLimit, type Device } from './support/budgets.ts';
import { routes } from '../tools/lib/built-site.ts';
import { expect, test } from './support/test.ts';
import { visitAndWeigh } from './support/weigh-page.ts';

// What a first visit costs needs a first visit.
test.use({ reuseContext: false });

for (const device of Object.keys(devices) as Device[]) {
  test.describe(`on a ${device}`, () => {
    test.use(devices[device].use);

    for (const route of routes) {
      test(`${route} keeps its budgets`, async ({ page }) => {
        await visitAndWeigh(page, route, device);
      });
    }
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
