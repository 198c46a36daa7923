/** The demonstration shop: the categories and the account. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { watchCalls } from './support/watch-calls.ts';

test.describe('shop', () => {
  const departments = {
    Tools: ['Taping Knife, 12 in', 'Speed Square, 7 in', 'Framing Hammer, 22 oz'],
    Lighting: ['Work Light', 'Pendant Lamp'],
    Hardware: ['Joist Hangers, box of 25', 'Drywall Screws, 1 lb'],
    Cleaning: ['Dustpan and Brush', 'Wash Bucket'],
  };

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      // SHOP-CATEGORIES
      test('starts at All in the category list and shows one department with its count', async ({ page }) => {
        await page.goto('/shop');
        const list = page.getByRole('combobox', { name: 'Category' });
        const shown = page.locator('#products li:visible h3');
        await expect(list).toHaveValue('All');
        await expect(list.locator('option')).toHaveText(['All', ...Object.keys(departments)]);
        await expect(page.getByText('Showing 9 of 9 results')).toBeVisible();
        await expect(shown).toHaveCount(9);
        for (const [department, titles] of Object.entries(departments)) {
          await list.selectOption(department);
          await expect.poll(async () => (await shown.allInnerTexts()).sort()).toEqual([...titles].sort());
          await expect(page.locator('#products span:visible', { hasText: 'Showing' })).toHaveText(
            `Showing ${titles.length} of 9 results`,
          );
        }
        await list.selectOption('All');
        await expect(shown).toHaveCount(9);
        await expect(page.getByText('Showing 9 of 9 results')).toBeVisible();
      });
    });
  }

  // SHOP-PAGER
  test('fixes the pager at 1, 2 and next, with a notice', async ({ page }) => {
    await page.goto('/shop');
    const pager = page.getByRole('navigation', { name: 'Pages of the shop' });
    await expect(pager.getByRole('link')).toHaveText(['1', '2', 'next']);
    await expect(pager.locator('[aria-current=page]')).toHaveText('1');
    await expect(pager).toContainText('All nine are on this page.');
    await pager.getByRole('link', { name: 'next' }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/shop');
    await expect(pager.locator('[aria-current=page]')).toHaveText('1');
  });
});

test.describe('account', () => {
  const formWith = (page: Page, button: string) =>
    page.locator('form', { has: page.getByRole('button', { name: button, exact: true }) });

  // ACCOUNT-LOGIN
  test('asks for username and password in Login, offers to remember them, and sends nothing', async ({
    page,
  }) => {
    await page.goto('/my-account');
    const calls = watchCalls(page);
    const login = formWith(page, 'Log in');
    await login.getByRole('button').click();
    await expect(login).toContainText('Please enter your username or your e-mail address.');
    await expect(login).toContainText('Please enter your password.');
    await login.getByLabel('Username or e-mail address').fill('ann');
    await login.getByLabel('Password').fill('anything');
    await login.getByLabel('Remember me').check();
    await login.getByRole('button').click();
    await expect(login.getByRole('status')).toHaveText(
      'This is a demonstration. Nothing was sent and nobody was logged in.',
    );
    await expect(login.getByLabel('Username or e-mail address')).toHaveValue('ann');
    expect(new URL(page.url()).search).toBe('');
    expect(calls).toEqual([]);
    await page.getByRole('link', { name: 'Lost your password?' }).click();
    await expect(page.getByRole('note')).toContainText('no passwords to lose');
  });
});
