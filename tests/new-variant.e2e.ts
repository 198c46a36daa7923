/** An owner adds a home page with one content file, and the whole site builds with it in a copy of the project. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { longCompany } from './support/owner-copy.ts';
import { openOwnerCopy } from './support/copy-project.ts';
import { testInOwnerCopy } from './support/test-in-copy.ts';
import { expect } from './support/test.ts';

const copy = openOwnerCopy();
const test = testInOwnerCopy();

for (const address of ['/', '/index-16']) {
  test(`shows a chosen new home page at ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('h1')).toHaveText('A room without a wall.');
    await expect(page).toHaveTitle(`Porches and decks | ${longCompany.name}`);
    await expect(page.locator('html')).toHaveAttribute('data-direction', 'porch');
    await expect(page.locator('main')).toContainText('Screened porches and decks in Summerville');
    await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0);
    const kinds = page.locator('main > section');
    expect(await kinds.evaluateAll((all) => all.map(({ dataset }) => dataset['kind']))).toEqual([
      'Hero',
      'Faq',
      'Services',
    ]);
  });
}

test("applies the company's direction to inner pages, the error page, the favicon and mails", async ({
  page,
  request,
}) => {
  for (const address of ['/about', '/contact', '/blog']) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-direction', 'porch');
    await expect(page.locator('html')).toHaveCSS('--accent', '#2f7a4c');
    await expect(page.locator('footer a').first()).toHaveCSS('border-radius', '11px');
    const icon = (await page.locator('link[rel=icon]').getAttribute('href')) ?? '';
    expect(decodeURIComponent(icon)).toContain("fill='#2f7a4c'");
  }
  expect(await (await request.get('/no-such-page')).text()).toContain('data-direction="porch"');
  await page.goto('/index-01');
  await expect(page.locator('html')).toHaveAttribute('data-direction', 'structure');
  const manifest = JSON.parse(readFileSync(path.join(copy.dist, 'site-manifest.json'), 'utf8')) as object;
  expect(manifest).toMatchObject({ accent: { plane: '#2f7a4c', words: '#ffffff' } });
});
