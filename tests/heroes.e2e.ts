/** Heroes: the first view, the slide controls, and the change of words. */
import { resizeTo } from './support/judge-page.ts';
import { expect, test } from './support/test.ts';
import { waitForScripts } from './support/wait-for-scripts.ts';

test('hides the words of a slide before it shows the next ones', async ({ page }) => {
  await page.goto('/index-02');
  await waitForScripts(page);
  const bothAtOnce = await page.evaluate(async () => {
    const slides = [...document.querySelectorAll<HTMLElement>('[data-slide]')];
    const readOpacity = (slide: HTMLElement): number => {
      const title = slide.querySelector('h1, h2');
      if (!title?.checkVisibility({ visibilityProperty: true })) return 0;
      return Number(getComputedStyle(slide).opacity) * Number(getComputedStyle(title).opacity);
    };
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    // A pointer over the hero makes the browser lay out the next slide, some frames before it appears.
    document.querySelector('[data-hero]')?.dispatchEvent(new PointerEvent('pointerover'));
    await nextFrame();
    await nextFrame();
    document.querySelector<HTMLElement>('[data-hero-next]')?.click();
    let most = 0;
    for (const end = performance.now() + 700; performance.now() < end; await nextFrame()) {
      const [, second = 0] = slides.map(readOpacity).sort((a, b) => b - a);
      most = Math.max(most, second);
    }
    return most;
  });
  expect(bothAtOnce).toBeLessThan(0.1);
});

for (const route of ['/index-04', '/index-06', '/onepage-06', '/onepage-08']) {
  test(`${route}: shows title and button of the hero's form in the first view of a desktop`, async ({
    page,
  }) => {
    await page.goto(route);
    await resizeTo(page, 1280, 680);
    const hero = page.locator('[data-hero]');
    await expect(hero.locator('h1'), 'in a low window').toBeInViewport({ ratio: 1 });
    await resizeTo(page, 1440, 900);
    for (const part of [hero.locator('h1'), hero.locator('form [data-tone=loud]')]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
}

test('fits the hero and its slide controls into the window of a phone', async ({ page }) => {
  await page.goto('/index-01');
  await resizeTo(page, 390, 844);
  const edges = await page
    .locator('[data-hero], [data-hero] [data-slide=current] > *, [data-hero-next]')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(edges).toHaveLength(4);
  for (const edge of edges) expect(edge).toBeLessThanOrEqual(390);
});

// HOME-PRICE
test('links a price and the invitation to bid within two screens of a phone, on every home', async ({
  page,
}) => {
  const homes = [
    '/',
    ...Array.from({ length: 15 }, (_, index) => `/index-${String(index + 1).padStart(2, '0')}`),
  ];
  await page.setViewportSize({ width: 390, height: 844 });
  for (const home of homes) {
    await page.goto(home);
    for (const link of [page.locator('main a', { hasText: /\$\d/ }), page.locator('main a[href="/bid"]')]) {
      const box = await link.first().boundingBox();
      expect.soft(box?.y ?? Infinity, home).toBeLessThan(2 * 844);
    }
  }
});

// CALLBAR-ASLEEP
test('takes the bar of a phone away while a form or the hero’s button is on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.locator('a[href^="tel:"]', { hasText: 'Call' }).last();
  await page.goto('/');
  await waitForScripts(page);
  await expect(bar).toBeHidden();
  await page.locator('#about').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect(bar).toBeVisible();
  await page.goto('/contact');
  await waitForScripts(page);
  await page.locator('main form').first().scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});
