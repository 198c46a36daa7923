/** Addresses without a page: stray links redirect to a page, and unknown paths get the error page. */
import { expect, test } from './support/test.ts';

const stray = [
  '/index',
  '/services',
  '/services-style1',
  '/services-style2',
  '/projects-style1',
  '/projects/jewelers-mutual',
  '/projects/historic-restoration',
  '/projects/edison-middle-school',
  '/projects/olsons-piggly-wiggly',
  '/preconstruction',
];

// ROUTE-STRAY
test('redirects every stray link to a page', async ({ request }) => {
  for (const path of stray) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(await answer.text(), path).toContain('<h1');
  }
});

test.describe('an unknown path', () => {
  test.use({ expectedErrors: [/status of 404/] });

  // ROUTE-UNKNOWN
  test('shows the main home page with status 404 and noindex', async ({ page }) => {
    await page.goto('/');
    const title = await page.title();
    const response = await page.goto('/no/such-page');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('[data-hero] [data-slide]')).toHaveCount(2);
    await expect(page.locator('#project')).toContainText('Latest completed projects');
    // The notice comes first and offers the search, and no menu item is marked as current.
    const notice = page.locator('main > section').first();
    await expect(notice).toContainText("There's no page at this address");
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
    await expect(notice.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
  });
});

test.describe('a signed link that no longer works', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('has a notice, and links to the phone and the contact form', async ({ page }) => {
    const response = await page.goto(`/requests/PT-AAAA-AAAA/${'a'.repeat(43)}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
    await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
    await page.getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL(/\/contact/);
  });
});
