/** Pages changed by a translator or a password manager: no island loses typed text. */
import { addManager, translatePage } from './support/change-page.ts';
import { holdRequests } from './support/hold-requests.ts';
import { expect, test } from './support/test.ts';

// React reports the foreign HTML as a hydration mismatch.
test.use({ expectedErrors: [/Minified React error #418/] });

const scripts = /\.js$/;
const changes = { translated: translatePage, 'with a password manager': addManager };
const pages = ['/contact', '/index-04', '/bid', '/estimate', '/cart', '/checkout'];

/** Gives every visible field of the islands a new value. */
function fillFields(): void {
  const texts: Record<string, string> = {
    date: '2031-03-15',
    time: '14:05',
    number: '3',
    email: 'a@b.example',
  };
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-island] details'))
    details.open = true;
  const fields = document.querySelectorAll<HTMLInputElement>(
    '[data-island] form :is(input, textarea, select)',
  );
  for (const [index, field] of fields.entries()) {
    if (field.type === 'hidden' || field.tabIndex === -1) continue;
    if (field.type === 'checkbox' || field.type === 'radio') field.checked = index % 2 === 0;
    else if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
    else field.value = texts[field.type] ?? String(index + 5);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Values of the fields by name and position within the name. Leaves out empty rows that React adds. */
function readFields(): Record<string, string> {
  const held: Record<string, string> = {};
  const fields = document.querySelectorAll<HTMLInputElement>(
    '[data-island] form :is(input, textarea, select)',
  );
  for (const field of fields) {
    if (field.type === 'hidden' || field.tabIndex === -1) continue;
    const isBox = field.type === 'checkbox' || field.type === 'radio';
    const count = Object.keys(held).filter((key) => key.startsWith(`${field.name} `)).length;
    held[`${field.name} ${count}`] = isBox ? `${field.value} ${field.checked}` : field.value;
  }
  return held;
}

for (const [name, change] of Object.entries(changes)) {
  for (const path of pages) {
    test(`${path}, ${name} before hydration, keeps fields, focus and selection`, async ({ page }) => {
      await page.goto(path);
      if (path === '/shop-single') await page.getByText('Reviews (0)').click();
      await expect(page.locator('input[data-list]')).toHaveCount(0);
      const { release } = await holdRequests(page, scripts);
      await page.evaluate(change);
      await page.evaluate(fillFields);
      const islands = await page.locator('[data-island]:has(form)').all();
      for (const island of islands)
        await island.locator(':is(input[type=text], input[type=number], textarea):visible').first().focus();
      const typed = page
        .locator('[data-island] form input:is([type=text], [type=number]):not([tabindex])')
        .last();
      await typed.focus();
      await typed.press('Shift+Home');
      const before = await page.evaluate(readFields);
      release();
      await expect(page.locator('[data-island]:not([data-hydrated]):has(form)')).toHaveCount(0);
      await expect(typed).toBeFocused();
      expect(await page.evaluate(readFields)).toMatchObject(before);
      await page.keyboard.type('7');
      expect(await typed.inputValue()).toMatch(/^7/);
    });
  }
}

for (const path of pages) {
  test(`${path}, changed after hydration, keeps fields and still works`, async ({ page }) => {
    await page.goto(path);
    if (path === '/shop-single') await page.getByText('Reviews (0)').click();
    for (const island of await page.locator('[data-island]:has(form)').all())
      await island.locator(':is(input[type=text], input[type=number], textarea):visible').first().focus();
    await expect(page.locator('[data-island]:not([data-hydrated]):has(form)')).toHaveCount(0);
    for (const change of Object.values(changes)) await page.evaluate(change);
    await page.evaluate(fillFields);
    const before = await page.evaluate(readFields);
    const typed = page
      .locator('[data-island] form :is(input[type=text], textarea)[required]:visible')
      .first();
    await typed.fill('');
    await typed.press('Enter');
    await typed.fill('12');
    before[`${(await typed.getAttribute('name')) ?? ''} 0`] = '12';
    await page.evaluate(translatePage);
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    expect(await page.evaluate(readFields)).toMatchObject(before);
  });
}
