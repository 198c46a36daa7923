/** A company with a long name, a phone extension, a long e-mail address and six menu items, in every art direction. */
import type { Page } from '@playwright/test';
import { findOverflow, resizeTo } from './support/judge-page.ts';
import { longCompany } from './support/owner-copy.ts';
import { testInOwnerCopy } from './support/test-in-copy.ts';
import { expect } from './support/test.ts';

const test = testInOwnerCopy();

const homes = Array.from({ length: 15 }, (_, index) => `/index-${String(index + 1).padStart(2, '0')}`);
const innerPages = ['/', '/onepage-02', '/contact', '/estimate', '/projects/edison-middle-school'];
const widths = [320, 390, 1280, 1440];

/** Controls of the header that a visitor cannot see or hit. */
const findLostControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const size = (element: Element) => element.getBoundingClientRect();
    const controls = [
      ...document.querySelectorAll('header a, header button, body > div:last-of-type a'),
    ].filter((element) => element.checkVisibility() && size(element).width > 1);
    const outside = controls.filter(
      (element) => size(element).left < 0 || size(element).right > innerWidth + 0.5,
    );
    const toggle = document.querySelector('header [commandfor="menu-panel"]');
    const menu = document.querySelector('header nav');
    const hasMenu = menu?.checkVisibility() ?? false;
    const hasToggle = toggle !== null && size(toggle).width >= 44 && size(toggle).height >= 44;
    const name = document.querySelector('header a[href="/"] span');
    return [
      ...outside.map((element) => `outside: ${element.textContent.trim()}`),
      ...(hasMenu || hasToggle ? [] : ['neither menu nor button']),
      ...(name && size(name).width > 40 ? [] : ['no name']),
    ];
  });

for (const route of [...homes, ...innerPages]) {
  test(`${route} keeps menu, phone and quote button in the window at every width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(route);
    for (const width of widths) {
      await resizeTo(page, width, 844);
      await expect.poll(() => findOverflow(page), { message: `at ${width} px`, timeout: 5_000 }).toEqual([]);
      expect(await findLostControls(page), `at ${width} px`).toEqual([]);
    }
  });
}

test('dials the extension with every call link', async ({ page }) => {
  for (const route of ['/', '/contact', '/drywall', '/team-single']) {
    await page.goto(route);
    const links = await page
      .locator('a[href^="tel:"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(
      links.filter((link) => !link?.includes('5550100')).every((link) => link === 'tel:+18435550142,1234'),
    ).toBe(true);
    await expect(page.locator('footer')).toContainText(longCompany.name);
    await expect(page.locator('footer')).toContainText(/\(843\) 555-0142 ext\.\s1234/);
  }
});

test('keeps menu, phone and quote button in the window with text 1.5 times as large', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 19 } });
  for (const route of ['/', '/index-07', '/contact', '/drywall']) {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(route);
      await expect
        .poll(() => findOverflow(page), { message: `${route} at ${width} px`, timeout: 5_000 })
        .toEqual([]);
      expect(await findLostControls(page), `${route} at ${width} px`).toEqual([]);
    }
  }
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
});
