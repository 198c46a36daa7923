/** Heroes: what is in the first view, where the bar of slides is, and how words take turns. */
import { resizeTo } from './support/judge-page.ts';
import { expect, test } from './support/test.ts';
import { waitForScripts } from './support/wait-for-scripts.ts';

test('the words of a slide are gone before those of the next one come', async ({ page }) => {
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
    // The next slide is laid out when the pointer comes, some frames before it is shown.
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
  test(`${route}: a form beside the hero fits into the first view of a desktop, title and button`, async ({
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

test('on phones the hero is as wide as the window, and so is its bar', async ({ page }) => {
  await page.goto('/index-01');
  await resizeTo(page, 390, 844);
  const edges = await page
    .locator('[data-hero], [data-hero] [data-slide=current] > *, [data-hero-next]')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(edges).toHaveLength(4);
  for (const edge of edges) expect(edge).toBeLessThanOrEqual(390);
});
