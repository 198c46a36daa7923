/** Pages without an island: their scripts, the loading of pictures, and deferred layout below the first view. */
import type { Locator, Page } from '@playwright/test';
import { holdRequests } from './support/hold-requests.ts';
import { findBreaches } from './support/judge-page.ts';
import { expect, test } from './support/test.ts';

/** Opens a page that keeps loading until `sendHero` releases the hero picture. */
async function openLoading(page: Page, path: string): Promise<() => void> {
  const { release: sendHero } = await holdRequests(page, /\.avif$/);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return sendHero;
}

test('loads no framework code on a page without an island, even after scrolling', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    // The page's own script is a file if it would exceed the first round trip.
    const isOwn = /\/_a\/page\.[\w-]+\.js$/.test(request.url());
    if (request.resourceType() === 'script' && !isOwn) scripts.push(request.url());
  });
  for (const path of ['/', '/about', '/drywall', '/gallery']) {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
  }
  expect(scripts).toEqual([]);
});

test.describe('pictures further down', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('wait until the hero has loaded and the visitor scrolls', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.avif')) asked.push(request.url());
    });
    const sendHero = await openLoading(page, '/');
    await expect(page.locator('footer')).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    expect(asked, 'the hero alone').toHaveLength(1);
    sendHero();
    await expect(page.locator('picture[data-near]').first()).toBeAttached();
    await expect(page.locator('[data-slide=current] [data-sharper]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const inView = asked.length;
    expect(inView, 'then those in view, and the sharper hero').toBeLessThanOrEqual(3);
    await page.evaluate(() => scrollBy({ top: 20, behavior: 'instant' }));
    await expect
      .poll(() => asked.length, 'and then the others, ahead of the visitor')
      .toBeGreaterThan(inView);
  });

  for (const path of ['/', '/index-09', '/gallery', '/projects-style-05', '/team-style-01', '/variants']) {
    test(`all load when the visitor scrolls to them, on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('picture[data-near]').first()).toBeAttached();
      await page.evaluate(() => scrollBy({ top: 20, behavior: 'instant' }));
      for (const picture of await page.locator('main > section ~ section img:visible').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0);
      }
    });
  }

  test('are in the accessibility tree before they load', async ({ page }) => {
    await page.goto('/about');
    const far = page.locator('picture:not([data-near]) img[alt]:not([alt=""])').last();
    const alt = (await far.getAttribute('alt')) ?? '';
    await expect(page.getByRole('img', { name: alt }).last()).toBeVisible();
    expect(await far.evaluate((img: HTMLImageElement) => img.currentSrc)).toBe('');
  });

  test('load without JavaScript', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    await page.goto('/about');
    const pictures = page.locator('main img[loading=lazy]');
    await expect(pictures).not.toHaveCount(0);
    await pictures.first().scrollIntoViewIfNeeded();
    const width = () => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await page.close();
  });
});

test('defers layout below the first view only on touch devices', async ({ page }) => {
  await page.goto('/onepage-01');
  await expect(page.locator('html[data-pictures=held]')).toBeAttached();
  await expect(page.locator('html[data-layout]')).toHaveCount(0);
  // Chromium stops the animated scroll early if a picture loads meanwhile, so press the key again.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.locator('body > footer a').last()).toBeInViewport({ timeout: 1_000 });
  }).toPass();
});

test.describe('content below the first view of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  const isLaidOut = (link: Locator) =>
    link.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

  const inFooter = (page: Page) => page.locator('body > footer a').first();

  test('is laid out after the first scroll or press, one piece per frame', async ({ page }) => {
    for (const move of [
      () => page.evaluate(() => scrollBy({ top: 20, behavior: 'instant' })),
      () => page.locator('h1').tap(),
    ]) {
      await page.goto('/');
      await expect(page.getByRole('banner')).toBeInViewport();
      await expect(page.locator('html[data-layout=held]')).toBeAttached();
      expect(await isLaidOut(inFooter(page))).toBe(false);
      const frames = page.evaluate(
        () =>
          new Promise<number[]>((done) => {
            let frame = 0;
            const count = () => requestAnimationFrame(() => (frame++, count()));
            const laidOut: number[] = [];
            new MutationObserver((changes) => {
              if (!('layout' in document.documentElement.dataset)) return done(laidOut);
              for (const { attributeName } of changes)
                if (attributeName === 'data-laid-out') laidOut.push(frame);
            }).observe(document.documentElement, { attributes: true, subtree: true });
            count();
          }),
      );
      await move();
      const laidOut = await frames;
      expect(laidOut.length).toBeGreaterThan(8);
      expect(laidOut).toEqual([...new Set(laidOut)]);
      expect(await isLaidOut(inFooter(page))).toBe(true);
      const held = page.locator('main section, fieldset, aside, body > footer');
      for (const piece of await held.all()) await expect(piece).toHaveCSS('content-visibility', 'visible');
    }
  });

  test('stays deferred when the visitor presses a link to another page', async ({ page }) => {
    const press = async (target: Locator) => {
      await target.dispatchEvent('pointerdown');
      await target.focus();
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))),
      );
    };
    await page.goto('/');
    await expect(page.locator('picture[data-near]').first()).toBeAttached();
    await press(page.locator('main a[href="/contact"]').first());
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'held');
    await expect(page.locator('html')).toHaveAttribute('data-pictures', 'held');
    await press(page.locator('main'));
    await expect(page.locator('html:not([data-layout]):not([data-pictures])')).toBeAttached();
  });

  test('is laid out at once for a key, a link within the page, or focus without a press', async ({
    page,
  }) => {
    /** Records the state of the layout after the listeners of an event. */
    const noteAtOnce = (type: string) =>
      page.evaluate((wanted) => {
        const note = () => (document.title = document.documentElement.dataset['layout'] ?? 'laid out');
        addEventListener(wanted, note, { once: true });
      }, type);
    await page.goto('/onepage-01');
    await noteAtOnce('keydown');
    await page.keyboard.press('Shift');
    await expect(page).toHaveTitle('laid out');

    await page.goto('/estimate');
    await noteAtOnce('click');
    await page.locator('a[href="#send"]').click();
    await expect(page).toHaveTitle('laid out');
    await expect(page.locator('#send')).toBeInViewport();

    await page.goto('/estimate');
    await noteAtOnce('focusin');
    await page.getByLabel('E-mail').focus();
    await expect(page).toHaveTitle('laid out');
    await expect(page.getByLabel('E-mail')).toBeInViewport();
  });

  test('scrolls to an element that a script focuses, despite deferred layout above it', async ({ page }) => {
    for (const path of ['/', '/onepage-01', '/framing']) {
      await page.goto(path);
      await expect(page.locator('html[data-layout=held]')).toBeAttached();
      const link = page.locator('main section a[href]').last();
      expect(await isLaidOut(link)).toBe(false);
      await link.focus();
      await expect(link).toBeInViewport();
    }
  });

  test('is laid out early if the visitor scrolls there while the page loads', async ({ page }) => {
    const sendHero = await openLoading(page, '/');
    const further = page.locator('main > section[data-kind=Projects] a').first();
    expect(await isLaidOut(further)).toBe(false);
    await page.evaluate(() => scrollBy({ top: 3000, behavior: 'instant' }));
    await expect.poll(() => isLaidOut(further)).toBe(true);
    sendHero();
  });

  test('is in the accessibility tree while deferred', async ({ page }) => {
    const sendHero = await openLoading(page, '/');
    expect(await isLaidOut(inFooter(page))).toBe(false);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '(843) 555-0142' })).toBeVisible();
    sendHero();
  });

  test('does not mislead accessibility checkers', async ({ page }) => {
    await page.goto('/services-style-01');
    expect(await findBreaches(page)).toEqual([]);
    await expect(page.locator('html[data-layout=held]')).toBeAttached();
  });

  test('restores the scroll position after a reload or a link to a fragment', async ({ page }) => {
    const moveTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    for (const [path, top] of [
      ['/', 1000],
      ['/', 4000],
      ['/', 8_000],
      ['/about', 500],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('picture[data-near]').first()).toBeAttached();
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(page.locator('html:not([data-pictures])')).toBeAttached();
      await moveTo(top);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
      await page.reload({ waitUntil: 'commit' });
      await expect(page.locator('body > footer')).toBeAttached();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    }
    const sendHero = await openLoading(page, '/blog/finish-levels#reply');
    await expect(page.locator('html:not([data-layout])')).toBeAttached();
    await expect(page.locator('#reply')).toBeInViewport();
    sendHero();
  });
});
