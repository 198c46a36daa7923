/** Typed text survives the back button, and no paste is cut. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const typed = 'main form :is(input, textarea, select):not([type=hidden], [type=password], [tabindex="-1"])';

/** Fills every field of the page like a visitor. */
async function fillAll(page: Page): Promise<Record<string, string>> {
  for (const summary of await page.locator('main details:not([open]) > summary').all()) await summary.click();
  const texts: Record<string, string> = {
    date: '2031-03-15',
    time: '14:05',
    number: '3',
    email: 'a@b.example',
  };
  // From last to first, because an added row moves the fields after it.
  for (const field of (await page.locator(typed).filter({ visible: true }).all()).reverse()) {
    const type = (await field.getAttribute('type')) ?? (await field.evaluate(({ localName }) => localName));
    if (type === 'checkbox') await field.check();
    else if (type === 'select') await field.selectOption({ index: 1 });
    else if (type !== 'radio') await field.fill(texts[type] ?? '12');
  }
  return readAll(page);
}

const readAll = (page: Page): Promise<Record<string, string>> =>
  page
    .locator(typed)
    .evaluateAll((fields) =>
      Object.fromEntries(
        (fields as HTMLInputElement[]).map((field, index) => [
          `${index} ${field.name}`,
          field.type === 'checkbox' ? String(field.checked) : field.value,
        ]),
      ),
    );

for (const path of ['/contact', '/bid', '/estimate', '/blog-single', '/checkout']) {
  test(`${path} restores every field when the visitor comes back`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('input[data-list]')).toHaveCount(0);
    const before = await fillAll(page);
    // The takeoff is in the URL.
    if (path === '/estimate') await expect(page).toHaveURL(/&spare=12&room-length=12/);
    await page.goto('/about');
    await page.goBack();
    await expect.poll(() => readAll(page)).toEqual(before);
  });
}

const scope = `${'Scope of work line. '.repeat(400)}Gate code 4711, call before noon.`;

for (const path of ['/contact', '/bid']) {
  test(`${path} keeps an overlong paste, shows its length, and does not send`, async ({ page }) => {
    await page.goto(path);
    await fillAll(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
    const form = page.locator('main form[method=post]');
    const message = form.locator('textarea');
    await message.fill(scope);
    await expect(message).toHaveAccessibleDescription(/8,033 of 5,000 characters/);
    await form.getByRole('button').last().click();
    await expect(message).toBeFocused();
    expect(await message.inputValue()).toBe(scope);
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    await message.fill('Short.');
    await expect(message).not.toHaveAccessibleDescription(/characters/);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/422/] });

  test('returns an overlong text whole, with its length', async ({ page }) => {
    await page.goto('/contact');
    await fillAll(page);
    const message = page.locator('main form[method=post] textarea');
    await message.fill(scope);
    await page.getByRole('button', { name: 'Submit Now' }).click();
    await expect(message).toHaveAccessibleDescription(/8,033 of 5,000 characters/);
    expect(await message.inputValue()).toBe(scope);
  });
});
