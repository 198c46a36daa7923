/** Overlays and messages of a page: the keyboard reaches and closes them, and axe finds no fault. */
import type { Page } from '@playwright/test';
import { findBreaches, findOverflow } from './support/judge-page.ts';
import { expect, test } from './support/test.ts';

async function expectNoFault(page: Page): Promise<void> {
  expect(await findBreaches(page)).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens the panel by keyboard, traps the focus, and returns it on Escape', async ({ page }) => {
    await page.goto('/');
    const open = page.getByRole('button', { name: 'Open the menu' });
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await panel.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('link', { name: 'Drywall' })).toBeVisible();
    await expectNoFault(page);
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('closes the panel on a tap outside', async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await expect(panel).toBeVisible();
    await page.mouse.click(40, 400);
    await expect(panel).toBeHidden();
  });

  test('finds no fault in field errors and the alert', async ({ page }) => {
    await page.goto('/contact');
    const form = page.locator('main form[method=post]');
    await page.getByRole('button', { name: 'Submit Now' }).click();
    await expect(form).toContainText('Please enter your name.');
    await expectNoFault(page);
    await form.getByLabel('Name').fill('Axel Open');
    await form.getByLabel('E-mail').fill('axel@customer.example');
    await form.getByLabel('Phone').fill('1');
    await form.getByLabel('Website').fill('none');
    await form.getByLabel('Message').fill('Hello');
    await page.getByRole('button', { name: 'Submit Now' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoFault(page);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('opens and closes the search box by keyboard', async ({ page }) => {
    await page.goto('/about');
    const toggle = page.locator('#header').getByRole('button', { name: 'Search this site' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('#search-box').getByRole('textbox')).toBeFocused();
    await expectNoFault(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('#search-box')).toBeHidden();
    await expect(toggle).toBeFocused();
  });
});

test.describe('in the demonstration shop', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("finds no fault in the open coupon box, field errors and an order's alert", async ({ page }) => {
    await page.goto('/checkout');
    const form = page.locator('[data-checkout]');
    await expect(form.locator('select')).toHaveCount(2);
    await page.locator('summary', { hasText: 'coupon' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(form).toContainText('Please enter your first name.');
    await expectNoFault(page);
    for (const field of await form.locator('input:required').all())
      await field.fill((await field.getAttribute('type')) === 'email' ? 'ann@customer.example' : 'Ann');
    await form.getByLabel('District').selectOption('Dhaka');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toBeVisible();
    await expectNoFault(page);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(alert).toBeHidden();
    await expectNoFault(page);
  });
});

test('keeps header, hero and form whole on a laptop at 200 % zoom', async ({ page }) => {
  // 1440 x 900 at 200 % leaves 720 x 450 CSS px.
  await page.setViewportSize({ width: 720, height: 450 });
  for (const path of ['/', '/contact']) {
    await page.goto(path);
    expect(await findOverflow(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeInViewport();
  }
});
