/** The cart of the demonstration shop: its lines, sums, buttons and coupon. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { watchCalls } from './support/watch-calls.ts';

const names = ['Medicine Bottle, 30 count', 'Medicine Bottle, 60 count'] as const;
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('spinbutton') });
const quantityOf = (page: Page, name: string) =>
  page.getByRole('spinbutton', { name: `Quantity of ${name}` });
const totals = (page: Page) => page.locator('main dl dd');

// CART-SUMS
test('rejects a quantity below 1 and restores the last valid one', async ({ page }) => {
  await page.goto('/cart');
  const quantity = quantityOf(page, names[0]);
  await quantity.fill('3');
  await expect(rows(page).first().getByRole('cell').last()).toHaveText('$90.00');
  await expect(totals(page)).toHaveText(['$120.00', '$120.00']);
  for (const wrong of ['0', '-2', '1.5', '']) {
    await quantity.fill(wrong);
    await expect(totals(page)).toHaveText(['$120.00', '$120.00']);
    await expect(quantity).toHaveAccessibleDescription(/whole number, 1 or more/);
  }
  await quantity.blur();
  await expect(quantity).toHaveValue('3');
  await expect(quantity).toHaveAccessibleDescription('');
  await quantity.fill('1');
  await quantity.press('ArrowDown');
  await expect(quantity).toHaveValue('1');
});

test('removes a line with one click, and announces an empty cart', async ({ page }) => {
  await page.goto('/cart');
  await page.getByRole('button', { name: `Remove ${names[0]}` }).click();
  await expect(page.getByRole('rowheader')).toHaveText([names[1]]);
  await expect(totals(page)).toHaveText(['$30.00', '$30.00']);
  await expect(page.locator('main').getByText(`${names[0]}: removed.`)).toBeVisible();
  await page.getByRole('button', { name: `Remove ${names[1]}` }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Proceed to checkout' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Return to the shop' }).click();
  await page.waitForURL('**/shop');
});

// CART-BUTTONS
test('confirms current totals on Update cart, and removes nothing on Enter in a quantity', async ({
  page,
}) => {
  await page.goto('/cart');
  const calls = watchCalls(page);
  await page.getByRole('button', { name: 'Update cart' }).click();
  await expect(page.locator('main').getByText('The totals are up to date.')).toBeVisible();
  await quantityOf(page, names[0]).fill('2');
  await quantityOf(page, names[0]).press('Enter');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await expect(totals(page)).toHaveText(['$90.00', '$90.00']);
  expect(calls).toEqual([]);
});

// CART-COUPON
test('requires a coupon code, logs it, and gives no discount', async ({ page }) => {
  await page.goto('/cart');
  const calls = watchCalls(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const apply = page.getByRole('button', { name: 'Apply Coupon' });
  await apply.click();
  await expect(page.locator('main').getByText('Please enter a coupon code.')).toBeVisible();
  expect(logged).toEqual([]);
  await page.getByLabel('Coupon code').fill('PLUMB10');
  await apply.click();
  await expect(page.locator('main').getByText('the code was not sent')).toBeVisible();
  expect(logged).toEqual(['Coupon code: PLUMB10']);
  await expect(totals(page)).toHaveText(['$60.00', '$60.00']);
  expect(calls).toEqual([]);
});
