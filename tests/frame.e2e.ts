/**
 * The frame of every page: menus, search box, sticky header, back to top (docs/specification.md, “Frame of every
 * page”).
 */
import { expect, test } from './support/test.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  // HEADER-MENU, HEADER-ACTIVE
  test('shows five links in the header and marks the current one', async ({ page }) => {
    await page.goto('/about');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const items = menu.locator('> ul > li');
    await expect(items).toHaveText([/^Home/, /^About/, /^Services/, /^Gallery/, /^Contact/]);
    await expect(menu.locator('[data-active]')).toHaveText(['About']);
    await page.goto('/drywall');
    await expect(menu.locator('summary[data-active]')).toHaveText('Services');
    await page.goto('/');
    await expect(menu.locator('[data-active]')).toHaveText(['Home']);
  });

  // HEADER-SERVICES
  test('opens the Services submenu by pointer and keyboard, and closes it on Escape', async ({ page }) => {
    await page.goto('/about');
    const services = page.getByRole('navigation', { name: 'Main' }).locator('summary');
    const drywall = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Drywall' });
    await expect(drywall).toBeHidden();
    await services.hover();
    await expect(drywall).toBeVisible();
    await page.mouse.move(400, 700);
    await expect(drywall).toBeHidden();
    await services.focus();
    await page.keyboard.press('Enter');
    await expect(drywall).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(drywall).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drywall).toBeHidden();
    await expect(services).toBeFocused();
  });

  // HEADER-STICKY, SCROLLTOP-SHOWN, SCROLLTOP-SCROLL
  test('fixes the header past 70 px and shows Back to top past 100 px', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Main' });
    const up = page.getByRole('link', { name: 'Back to top' });
    const scrollToY = (y: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    const position = () => bar.evaluate((element) => element.getBoundingClientRect().top);

    await scrollToY(70);
    await expect(page.locator('html')).not.toHaveAttribute('data-sticky');
    await expect.poll(position).toBeLessThan(0);
    await scrollToY(71);
    await expect(page.locator('html')).toHaveAttribute('data-sticky');
    await expect.poll(position).toBeGreaterThanOrEqual(0);

    await scrollToY(100);
    await expect(up).toBeHidden();
    await scrollToY(101);
    await expect(up).toBeVisible();
    await scrollToY(2000);
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(up).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  // PANEL-WORDS, PANEL-SUBMENU, PANEL-MARKER
  test('opens the panel with the menu and contact details, and marks the current page', async ({ page }) => {
    await page.goto('/');
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await expect(panel).toBeHidden();
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    await expect(panel).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-navigation-expanded');
    await expect(panel).toContainText('Summerville, SC');
    await expect(panel.getByRole('link', { name: 'hello@plumbandtrue.example' })).toBeVisible();
    await expect(panel.getByRole('link', { name: '(843) 555-0142' })).toBeVisible();

    const drywall = panel.getByRole('link', { name: 'Drywall' });
    await expect(drywall).toBeHidden();
    await panel.getByText('Services').tap();
    await expect(drywall).toBeVisible();
    await panel.getByText('Services').tap();
    await expect(drywall).toBeHidden();

    await panel.getByRole('button', { name: 'Close the menu' }).tap();
    await expect(panel).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-navigation-expanded');
  });

  // PANEL-MARKER
  test('marks the page also when the panel opens before its script runs', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const panel = document.querySelector<HTMLDialogElement>('#menu-panel');
        if (!panel) return;
        observer.disconnect();
        panel.showModal();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-navigation-expanded');
  });

  // PANEL-CLOSE
  test('closes the panel when a visitor taps a service', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await panel.getByText('Services').tap();
    await panel.getByRole('link', { name: 'Framing' }).tap();
    await page.waitForURL('**/framing');
    await expect(page.getByRole('heading', { level: 1, name: 'Framing' })).toBeVisible();
    await expect(panel).toBeHidden();
    const side = page.getByRole('complementary');
    await expect(side.locator('[aria-current]')).toHaveText('Framing');
    await side.getByText('All services').tap();
    await side.getByRole('link', { name: 'Drywall', exact: true }).tap();
    await page.waitForURL('**/drywall');
    await expect(page.getByRole('complementary').locator('[aria-current]')).toHaveText('Drywall');
  });

  // SITE-PURPOSE
  test('keeps Call and Get A Quote in reach anywhere on the page', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await expect(page.getByRole('link', { name: 'Call', exact: true })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute(
      'href',
      'tel:+18435550142',
    );
    const quote = page.getByRole('link', { name: 'Get A Quote' }).locator('visible=true').last();
    await expect(quote).toBeInViewport();
    await quote.tap();
    await page.waitForURL('**/contact');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens the panel, its submenu, the search box and the desktop submenu', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await panel.getByText('Services').click();
    await expect(panel.getByRole('link', { name: 'Drywall' })).toBeVisible();
    await panel.getByRole('button', { name: 'Close the menu' }).click();
    await expect(panel).toBeHidden();

    await page.setViewportSize(desktop);
    await page.getByRole('navigation', { name: 'Main' }).locator('summary').click();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Framing' }),
    ).toBeVisible();
    await page.locator('#header').getByRole('button', { name: 'Search this site' }).click();
    await expect(page.locator('#search-box').getByRole('textbox')).toBeVisible();
  });
});
