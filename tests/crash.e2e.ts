/** A crashed island shows an error, and the rest of the page still works. */
import type { Page } from '@playwright/test';
import { findBreaches } from './support/judge-page.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/Numbers ran out|Minified React error/] });

async function expectTheRestToWork(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about');
}

// MESSAGE-CRASH
test('shows the error and the contact details in place of a crashed cart', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get() {
        throw new Error('Numbers ran out.');
      },
    });
  });
  await page.goto('/cart');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.getByRole('spinbutton').first().focus();
  const crash = page.getByRole('alert');
  await expect(crash.getByRole('heading')).toHaveText('Unexpected Application Error!');
  await expect(crash).toContainText('Numbers ran out.');
  await expect(crash.getByRole('link', { name: '(843) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+18435550142',
  );
  await expect(crash.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(await findBreaches(page)).toEqual([]);
  await expectTheRestToWork(page);
});
