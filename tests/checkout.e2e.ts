/** The checkout of the demonstration shop: its lists, fields, coupon, and an order that goes nowhere. */
import type { Page } from '@playwright/test';
import { hasPaperStyles } from './support/print-page.ts';
import { expect, test } from './support/test.ts';
import { watchCalls } from './support/watch-calls.ts';

const billing = {
  'First name': 'Ann',
  'Last name': 'Frame',
  'Company name': 'Frame & Daughters',
  'Street address': '12 Stud Lane',
  'Apartment, suite or unit': 'Unit 4',
  'Town / City': 'Dhaka',
  Postcode: '1205',
  Phone: '+880 2 555 0100',
  'E-mail': 'ann@customer.example',
  'Order notes': 'Ring twice.',
};
const form = (page: Page) => page.locator('[data-checkout]');
const field = (page: Page, label: string) => form(page).getByLabel(label);
const pay = (page: Page) => page.getByRole('button', { name: 'Continue to payment' });
const status = (page: Page) => form(page).getByRole('status');

async function open(page: Page): Promise<void> {
  await page.goto('/checkout');
  await expect(field(page, 'District').locator('option')).toHaveCount(65);
  await expect(field(page, 'Country').locator('option')).not.toHaveCount(0);
}
/** Fills in every field, and waits for the script that takes the order. The first touched field loads it. */
async function fill(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(billing)) await field(page, label).fill(value);
  await field(page, 'District').selectOption('Dhaka');
  await expect(page.locator('[data-island="Checkout"][data-hydrated]')).toHaveCount(1);
}
const values = (page: Page) =>
  form(page).evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element)));

// CALL-LISTS, CHECKOUT-COUNTRY
test('fetches both lists by relative URLs on load, and preselects Bangladesh', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch')
      asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await open(page);
  expect(asked.sort()).toEqual(['GET /countries.json', 'GET /districts.json']);
  const country = field(page, 'Country');
  await expect(country.locator('option:checked')).toHaveText('Bangladesh');
  await expect(country).toHaveValue('BD');
  expect(await country.locator('option').count()).toBeGreaterThan(190);
  await expect(field(page, 'District')).toHaveValue('');
});

test.describe('when the lists fail to load', () => {
  test.use({ expectedErrors: [/Error fetching data:|Failed to load resource/] });

  // MESSAGE-LISTS
  test('logs the error and offers both fields as text fields', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route('**/*.json', (call) => call.abort());
    await page.goto('/checkout');
    const ours = () => logged.filter((text) => text.startsWith('Error fetching data:')).length;
    await expect.poll(ours).toBe(2);
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(status(page)).toBeEmpty();
    await expect(field(page, 'Country')).toHaveValue('Bangladesh');
    await field(page, 'District').fill('Dhaka');
  });
});

// CHECKOUT-DELAY, CHECKOUT-PAYMENT, MESSAGE-ORDER
test('confirms the order after 1000 ms and empties all fields without sending anything', async ({
  ownPage: page,
}) => {
  await page.clock.install();
  await open(page);
  const calls = watchCalls(page);
  await fill(page);
  expect(await values(page)).toMatchObject({ country: 'BD', district: 'BD-13', notes: 'Ring twice.' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await pay(page).click();
  await expect(pay(page)).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(500);
  // An impatient click must not place a second order, whose alert would appear 500 ms after the first.
  await pay(page).click({ force: true });
  await page.clock.runFor(450);
  await expect(status(page)).toBeEmpty();
  await page.clock.runFor(100);
  const alert = page.getByRole('alertdialog', { name: 'Order submitted successfully!' });
  await expect(alert).toBeVisible();
  await expect(alert).toContainText('This is a demonstration. No order was sent and nothing was charged.');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
  await expect(status(page)).toHaveText('Order submitted successfully!');
  await expect(form(page)).toContainText('No order was sent');
  expect(new Set(Object.values(await values(page)))).toEqual(new Set(['']));
  await page.clock.runFor(2000);
  await expect(alert).toBeHidden();
  expect(calls).toEqual([]);
});

test.describe('offline', () => {
  test.use({ expectedErrors: [/The browser is offline/] });

  // CHECKOUT-FAILURE, MESSAGE-ORDER-FAILED
  test('keeps every field when the order fails after 1000 ms', async ({ ownPage: page }) => {
    await open(page);
    await fill(page);
    const before = await values(page);
    // Without a connection, the request for the styles for paper would be an error in the console.
    await expect.poll(() => page.evaluate(hasPaperStyles)).toBe(true);
    await page.context().setOffline(true);
    await pay(page).click();
    await expect(
      page.getByRole('alertdialog', { name: 'Failed to submit the order. Please try again.' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(status(page)).toHaveText('Failed to submit the order. Please try again.');
    expect(await values(page)).toEqual(before);
    await page.context().setOffline(false);
    await pay(page).click();
    await expect(page.getByRole('alertdialog', { name: 'Order submitted successfully!' })).toBeVisible();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    // CHECKOUT-COUPON
    test('opens and closes the coupon box by its header, and ignores Apply Coupon', async ({ page }) => {
      await page.goto('/checkout');
      // Wait for the lists.
      await expect(page.locator('[data-checkout] select')).toHaveCount(javaScriptEnabled ? 2 : 0);
      const calls = watchCalls(page);
      const header = page.getByText('Have a coupon? Enter your code');
      const code = page.getByLabel('Coupon code');
      await expect(code).toBeHidden();
      await header.click();
      await expect(code).toBeVisible();
      await code.fill('PLUMB10');
      const before = await page.locator('main').innerText();
      await page.getByRole('button', { name: 'Apply Coupon' }).click();
      expect(await page.locator('main').innerText()).toBe(before);
      await expect(code).toHaveValue('PLUMB10');
      await header.click();
      await expect(code).toBeHidden();
      expect(calls).toEqual([]);
    });
  });
}
