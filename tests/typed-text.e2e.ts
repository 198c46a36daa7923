/** Nothing that a visitor typed is lost on the way back, and no paste is cut. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const typed = 'main form :is(input, textarea, select):not([type=hidden], [type=password], [tabindex="-1"])';

/** Fills every field of the page as a visitor does. */
async function fillAll(page: Page): Promise<Record<string, string>> {
  for (const summary of await page.locator('main details:not([open]) > summary').all()) await summary.click();
  const texts: Record<string, string> = {
    date: '2031-03-15',
    time: '14:05',
    number: '3',
    email: 'a@b.example',
  };
  // From the last to the first: a row that is added moves the fields behind it.
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
  test(`${path} brings every field back when the visitor comes back`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('input[data-list]')).toHaveCount(0);
    const before = await fillAll(page);
    // The takeoff is in its address.
    if (path === '/estimate') await expect(page).toHaveURL(/&spare=12&room-length=12/);
    await page.goto('/about');
    await page.goBack();
    await expect.poll(() => readAll(page)).toEqual(before);
  });
}

const scope = `${'Scope of work line. '.repeat(400)}Gate code 4711, call before noon.`;

for (const path of ['/contact', '/bid']) {
  test(`${path} keeps a paste beyond the limit, says how long it is, and waits`, async ({ page }) => {
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

  test('the server sends a text beyond the limit back whole, with its length', async ({ page }) => {
    await page.goto('/contact');
    await fillAll(page);
    const message = page.locator('main form[method=post] textarea');
    await message.fill(scope);
    await page.getByRole('button', { name: 'Submit Now' }).click();
    await expect(message).toHaveAccessibleDescription(/8,033 of 5,000 characters/);
    expect(await message.inputValue()).toBe(scope);
  });
});
