/**
 * One-page sites: the menu scrolls to every section, even with late pictures (ONEPAGE-MENU, ONEPAGE-SCROLL,
 * ONEPAGE-ACTIVE).
 */
import type { Page } from '@playwright/test';
import { openWithClock } from './support/clock.ts';
import { expect, test } from './support/test.ts';
import { waitForScripts } from './support/wait-for-scripts.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  // As on a desktop, a row that scrolls sideways has a scroll bar that takes space.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

const pages = Array.from({ length: 15 }, (_, index) => `/onepage-${String(index + 1).padStart(2, '0')}`);
const early = ['about', 'services', 'project'];
const anchors = [...early, 'blog', 'contact'];

/** Clicks a menu item and waits for the end of the scroll. */
function scrollByMenu(page: Page, anchor: string): Promise<void> {
  return page.evaluate(async (name) => {
    document.querySelector<HTMLElement>(`header nav a[href="#${name}"]`)?.click();
    let [last, still] = [-1, 0];
    while (still < 10) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (scrollY === last) still += 1;
      else [last, still] = [scrollY, 0];
    }
  }, anchor);
}

/** Distance in px between a section and the lower edge of the sticky header. */
function measureGap(page: Page, anchor: string): Promise<number> {
  return page.evaluate((name) => {
    const bars = [...document.querySelectorAll<HTMLElement>('header *')].filter(
      (element) => getComputedStyle(element).position === 'fixed',
    );
    // The header's final position, without the transform that moves it in.
    const edge = Math.max(0, ...bars.map(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight));
    return (document.getElementById(name)?.getBoundingClientRect().top ?? Infinity) - edge;
  }, anchor);
}

async function expectAtTop(page: Page, anchor: string): Promise<void> {
  // The header becomes sticky at the first scroll event, which is late on a busy machine.
  await page.locator('html[data-sticky]').waitFor({ state: 'attached' });
  const gap = await measureGap(page, anchor);
  expect.soft(gap, `#${anchor} below the header`).toBeGreaterThanOrEqual(0);
  expect.soft(gap, `#${anchor} below the header`).toBeLessThan(30);
}

// All pages share one scroll script, so three are enough.
for (const path of pages.slice(0, 3)) {
  test(`${path} scrolls from its top to the top of every section`, async ({ page }) => {
    for (const anchor of anchors) {
      // Load the page again, so that the carousels on the way have not started yet.
      await page.goto(path);
      await waitForScripts(page);
      await scrollByMenu(page, anchor);
      await expectAtTop(page, anchor);
    }
  });
}

for (const [index, path] of pages.filter((_, at) => at % 5 === 0).entries()) {
  test(`${path} scrolls to every section on a slow connection`, async ({ ownPage: page }) => {
    const network = await page.context().newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('#contact').waitFor({ state: 'attached' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    // One page load for all sections is cheapest. Each of the early sections comes first on a third of the pages.
    const order = [...early.slice(index % 3), ...early.slice(0, index % 3), 'contact', 'blog'];
    for (const anchor of order) {
      await scrollByMenu(page, anchor);
      await expectAtTop(page, anchor);
    }
    await page.waitForLoadState('load');
    await waitForScripts(page);
    await expectAtTop(page, 'blog');
  });
}

test('has the six labels, scrolls in 500 ms and marks the section in view', async ({ ownPage: page }) => {
  await openWithClock(page, '/onepage-01');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const labels = ['Home', 'About', 'Services', 'Portfolios', 'Blog', 'Contact'];
  await expect(menu.getByRole('link')).toHaveText(labels);
  await expect(menu.locator('[data-active]')).toHaveText(['Home']);
  // The tests on a slow connection cover late files.
  await page.evaluate(async () => document.fonts.ready);

  await menu.getByRole('link', { name: 'Portfolios' }).click();
  await page.clock.runFor(350);
  await expect(page).toHaveURL(/#project$/);
  expect(await measureGap(page, 'project'), 'after 350 ms').toBeGreaterThan(50);
  await page.clock.runFor(170);
  await expectAtTop(page, 'project');
  await page.clock.resume();

  for (const [index, anchor] of ['header', ...anchors].entries()) {
    const label = labels[index] ?? '';
    await menu.getByRole('link', { name: label }).click();
    await expect(menu.locator('[data-active]')).toHaveText([label]);
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  }
});
