/** A developer makes a section of each form by one command: the site is built with them, in a copy of the project. */
import { expectNoFaultIn, judgedDirections, prepareJudging } from './support/judge-gallery.ts';
import { testInCopy } from './support/test-in-copy.ts';
import { expect } from './support/test.ts';

const test = testInCopy('developer');

/** A plain one, one with a script and one with an island. */
const made = ['Certificates', 'Warranty', 'Estimate'];

test('a page shows them in its order', async ({ page }) => {
  await page.goto('/proof');
  const kinds = await page
    .locator('main > section')
    .evaluateAll((all) => all.map(({ dataset }) => dataset['kind']));
  expect(kinds).toEqual(made);
  await expect(page.locator('main h2')).toHaveCount(3);
});

test('the gallery lists them with all their samples', async ({ page }) => {
  for (const kind of made) {
    await page.goto('/samples');
    await page.getByRole('link', { name: kind, exact: true }).click();
    await expect(page.locator(`main [data-kind=${kind}] h2`)).toHaveText([
      'A heading of usual length',
      /^The longest heading/,
    ]);
    await expect(page.getByRole('link', { name: 'longest' })).toHaveAttribute(
      'href',
      `/samples/${kind}/longest`,
    );
  }
});

for (const direction of judgedDirections) {
  test(`every section, old and new, breaks no rule of WCAG 2.2 AA in ${direction}`, async ({ page }) => {
    await prepareJudging(page);
    await page.goto('/samples');
    await page.getByRole('link', { name: direction, exact: true }).click();
    for (const kind of made) await expect(page.locator(`main [data-kind=${kind}]`)).toHaveCount(2);
    await expectNoFaultIn(direction, page);
  });
}

test('the script runs where its section is, and no other page carries it', async ({ page, request }) => {
  await page.goto('/samples/Warranty/typical');
  await expect(page.locator('[data-warranty]')).toHaveAttribute('data-seen', '');
  for (const other of ['/samples/Certificates/typical', '/samples/Estimate/typical', '/'])
    expect(await (await request.get(other)).text()).not.toContain('data-seen');
});

test('the island brings React at the first touch and answers', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/samples/Estimate/typical');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((script) => script.includes('Estimate'))).toEqual([]);
  await expect(page.getByRole('status')).toBeEmpty();
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(page.getByRole('status')).toHaveText('What the button brings.');
  expect(scripts.filter((script) => script.includes('Estimate'))).toHaveLength(1);
});
