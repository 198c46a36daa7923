/** The page of one product in the demonstration shop. */
import { expect, test } from './support/test.ts';
import { watchCalls } from './support/watch-calls.ts';

// PRODUCT-QUANTITY
test('accepts whole quantities of at least 1, and opens the cart on Add To cart', async ({ page }) => {
  await page.goto('/shop-single');
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await expect(quantity).toHaveValue('1');
  await quantity.press('ArrowUp');
  await expect(quantity).toHaveValue('2');
  const isValid = () => quantity.evaluate((input: HTMLInputElement) => input.checkValidity());
  for (const [value, expected] of [
    ['0', false],
    ['1.5', false],
    ['', false],
    ['3', true],
  ] as const) {
    await quantity.fill(value);
    expect(await isValid(), value).toBe(expected);
  }
  await quantity.fill('0');
  await page.getByRole('button', { name: 'Add To cart' }).click();
  expect(new URL(page.url()).pathname).toBe('/shop-single');
  await quantity.fill('3');
  await page.getByRole('button', { name: 'Add To cart' }).click();
  await page.waitForURL(/\/cart\??$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    // PRODUCT-TABS
    test('starts with the description tab and shows one panel at a time', async ({ page }) => {
      await page.goto('/shop-single');
      const tabs = page.getByRole('group', { name: 'About this product' });
      const panels = page.locator('[data-panel]:visible');
      await expect(tabs.locator('label')).toHaveText([
        'Description',
        'Additional information',
        'Reviews (0)',
      ]);
      await expect(tabs.getByRole('radio', { checked: true })).toHaveAccessibleName('Description');
      await expect(panels).toHaveCount(1);
      await expect(panels).toContainText('before we close it');
      await tabs.getByText('Additional information').click();
      await expect(panels).toHaveCount(1);
      await expect(panels).toHaveText(/Color\s*Red, Blue/);
      await tabs.getByText('Reviews (0)').click();
      await expect(panels).toHaveCount(1);
      await expect(panels).toContainText('There are no reviews yet.');
    });
  });
}

// PRODUCT-REVIEW
test('requires name, e-mail and text for a review, and reports that it was not sent', async ({ page }) => {
  await page.goto('/shop-single');
  const calls = watchCalls(page);
  await page.locator('label', { hasText: 'Reviews (0)' }).click();
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Send the review' }) });
  const send = form.getByRole('button');
  await send.click();
  for (const sentence of [
    'Please enter your name.',
    'Please enter your e-mail address.',
    'Please enter your review.',
  ])
    await expect(form).toContainText(sentence);
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Rita');
  await form.getByLabel('E-mail').fill('rita');
  await form.getByLabel('Review').fill('It takes pictures.');
  await send.click();
  await expect(form).toContainText('Please enter an e-mail address such as name@example.com.');
  await expect(form.getByRole('status')).toBeEmpty();
  await form.getByLabel('E-mail').fill('rita@customer.example');
  await send.click();
  await expect(form.getByRole('status')).toHaveText('This is a demonstration. Your review was not sent.');
  expect(calls).toEqual([]);
});
