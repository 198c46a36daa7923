/** Animations: they run, they can be paused, and they stop with reduced motion. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('the bars of skills', () => {
  const reach = (bars: Locator) =>
    bars.evaluateAll((all) =>
      all.map((bar) => {
        const track = bar.parentElement?.getBoundingClientRect().width ?? 1;
        return Math.round((bar.getBoundingClientRect().width / track) * 100);
      }),
    );

  // SKILL-GROW
  test('wait until they are in view and then grow to their length', async ({ page }) => {
    await page.goto('/team-single');
    const bars = page.locator('[data-skills] rect:last-child');
    expect(await reach(bars)).toEqual([0, 0, 0, 0]);
    await bars.first().scrollIntoViewIfNeeded();
    await page.locator('[data-skills]').evaluate((list) => {
      list.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await expect.poll(() => reach(bars)).toEqual([85, 95, 75, 90]);
    await expect(bars.first()).toHaveCSS('transition-duration', '2s');
  });

  for (const [whom, options] of [
    ['with reduced motion', { reducedMotion: 'reduce' }],
    ['without JavaScript', { javaScriptEnabled: false }],
  ] as const) {
    test(`are full length from the start ${whom}`, async ({ browser, baseURL }) => {
      const page = await browser.newPage({ ...options, baseURL: baseURL ?? '' });
      await page.goto('/team-single');
      expect(await reach(page.locator('[data-skills] rect:last-child'))).toEqual([85, 95, 75, 90]);
      await page.close();
    });
  }
});

test.describe('the film of a hero', () => {
  const route = '/index-14';
  const play = (clip: Locator) =>
    clip.evaluate((video: HTMLVideoElement) => ({ isPaused: video.paused, at: video.currentTime }));

  test('plays over its picture, without sound, and stops with the button', async ({ page }) => {
    await page.goto(route);
    const hero = page.locator('[data-hero]');
    const clip = hero.locator('[data-slide=current] video');
    await expect(clip).toHaveAttribute('data-playing', '');
    await expect.poll(async () => (await play(clip)).at).toBeGreaterThan(0);
    await expect(clip).toHaveCSS('opacity', '1');
    await expect(clip).toHaveJSProperty('muted', true);
    await hero.getByRole('button', { name: 'Pause the slides' }).click();
    expect((await play(clip)).isPaused).toBe(true);
    await hero.getByRole('button', { name: 'Play the slides' }).click();
    await expect.poll(async () => (await play(clip)).isPaused).toBe(false);
  });

  for (const { who, prepare } of [
    {
      who: 'with reduced motion',
      prepare: (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    },
    {
      who: 'on phones',
      prepare: (page: Page) => page.setViewportSize({ width: 390, height: 844 }),
    },
  ])
    test(`does not load ${who} until the visitor presses play`, async ({ page }) => {
      const films: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'media') films.push(request.url());
      });
      await prepare(page);
      await page.goto(route, { waitUntil: 'networkidle' });
      expect(films).toEqual([]);
      await page.locator('[data-hero]').getByRole('button', { name: 'Play the slides' }).click();
      await expect.poll(() => films.length).toBeGreaterThan(0);
    });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const moves = reducedMotion === 'no-preference';
  test.describe(moves ? 'with motion' : 'with less motion', () => {
    test.use({ contextOptions: { reducedMotion } });

    test(`sections ${moves ? 'rise' : 'stay'} on scrolling in directions with that effect`, async ({
      page,
    }) => {
      await page.goto('/index-14');
      const section = page.locator('main > *').nth(3);
      const shift = () =>
        section.locator('> .wrap').evaluate((wrap) => new DOMMatrix(getComputedStyle(wrap).transform).m42);
      await section.evaluate((element) => {
        const top = element.getBoundingClientRect().top - innerHeight + 60;
        scrollTo({ top, behavior: 'instant' });
      });
      if (moves) await expect.poll(shift).toBeGreaterThan(10);
      else expect(await shift()).toBe(0);
      await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await expect.poll(shift).toBe(0);
    });

    test(`the drawing next to a title ${moves ? 'draws itself once' : 'is there at once'}`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const drawn = Object.assign(window, { drawn: 0 });
        addEventListener('animationend', ({ target }) => {
          if (target instanceof SVGPathElement) drawn.drawn += 1;
        });
      });
      await page.goto('/framing');
      const lines = page.locator('h1 ~ div path[pathLength]');
      const offset = () => lines.first().evaluate((path) => getComputedStyle(path).strokeDashoffset);
      const drawn = () => page.evaluate(() => Reflect.get(window, 'drawn') as number);
      if (moves) await expect.poll(drawn).toBe(await lines.count());
      else
        expect(await lines.evaluateAll((paths) => paths.flatMap((path) => path.getAnimations()))).toEqual([]);
      await expect.poll(offset).toBe('0px');
    });
  });
}
