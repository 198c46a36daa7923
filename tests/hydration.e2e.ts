/** Forms before, during and after hydration: a look loads nothing, and no typed text is lost. */
import type { Request } from '@playwright/test';
import { fillRequest, sendRequest, visitor } from './support/request-form.ts';
import { holdRequests } from './support/hold-requests.ts';
import { expect, test } from './support/test.ts';

const scripts = /\.js$/;

for (const [path, label, lookBytes] of [
  ['/contact', 'Name', 1_000],
  ['/checkout', 'First name', 1_000],
  ['/my-account', 'Password', 1_000],
  ['/cart', 'Coupon code', 0],
] as const) {
  test(`${path} loads React on a touch, and almost nothing for a look`, async ({ page }) => {
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request);
    });
    const weigh = async () => {
      const sizes = await Promise.all(scripts.map((request) => request.sizes()));
      return sizes.reduce((bytes, { responseBodySize }) => bytes + responseBodySize, 0);
    };
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await weigh()).toBeLessThanOrEqual(lookBytes);
    await page.getByLabel(label, { exact: true }).focus();
    await expect.poll(weigh).toBeGreaterThan(40_000);
  });
}

test('sends the text and choices entered before React loads', async ({ page }) => {
  await page.goto('/index-04');
  const { release } = await holdRequests(page, scripts);
  const form = page.locator('main form[method=post]');
  await form.getByLabel('Name').fill('Early Bird');
  await form.getByLabel('Phone').fill('843 555 0133');
  // Autofill works this way: the value appears without a key press.
  await form.getByLabel('E-mail').evaluate((field: HTMLInputElement) => {
    field.value = 'early@customer.example';
  });
  await form.getByLabel('Address').fill('1 Dawn Road, Summerville, SC');
  await form.getByLabel('Service').selectOption('Inspections');
  release();
  const hydrated = page.locator('[data-island][data-hydrated]:has(form[method=post])');
  await expect(hydrated).toHaveCount(1);
  await expect(form.getByLabel('Service')).toHaveValue('Inspections');
  const sent = page.waitForRequest('**/contact.php');
  await form.getByRole('button').click();
  expect((await sent).postDataJSON()).toEqual({
    name: 'Early Bird',
    phoneNumber: '843 555 0133',
    email: 'early@customer.example',
    address: '1 Dawn Road, Summerville, SC',
    service: 'Inspections',
  });
  await expect(page.getByRole('alertdialog')).toContainText('Message sent successfully!');
});

test('shows and clears the error of a field that became a list', async ({ page }) => {
  await page.goto('/checkout');
  const form = page.locator('[data-checkout]');
  await expect(form.locator('select')).toHaveCount(2);
  await form.getByRole('button', { name: 'Continue to payment' }).click();
  const district = form.getByLabel('District');
  await expect(district).toHaveAccessibleDescription('Please choose your district.');
  await expect(district).toHaveAttribute('aria-invalid', 'true');
  await district.selectOption('Dhaka');
  await expect(district).toHaveAttribute('aria-invalid', 'false');
  await expect(form).not.toContainText('Please choose your district.');
});

test.describe('when React fails to load', () => {
  test.use({ expectedErrors: [/Failed to load resource|dynamically imported module/] });

  test('posts the form as without JavaScript', async ({ page, mails }) => {
    await page.goto('/contact');
    await page.route('**/*.js', (call) => call.abort());
    await fillRequest(page, visitor('Nils Noload'));
    await sendRequest(page);
    await page.waitForURL('**/message-sent**');
    await mails.waitFor(({ subject }) => subject?.includes('Nils Noload') === true);
  });
});

test('holds a form submitted early until React has loaded', async ({ page }) => {
  const values = visitor('Petra Patient');
  await page.goto('/contact');
  const { release } = await holdRequests(page, scripts);
  await fillRequest(page, values);
  await sendRequest(page);
  release();
  await expect(page.getByRole('alertdialog')).toContainText('Message sent successfully!');
  expect(new URL(page.url()).pathname).toBe('/contact');
});
