/** Words on hero pictures are readable in every art direction. */
import type { Page } from '@playwright/test';
import { findElements, parsePage } from '../render/finish/built-page.ts';
import { readPage, routes } from '../tools/lib/built-site.ts';
import { resizeTo } from './support/judge-page.ts';
import { measureWords } from './support/measure-words.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const homes = routes.filter((route) => /^\/(index|onepage)-\d\d$/.test(route));

/** Shows one slide of the hero with its picture. */
const showSlide = (page: Page, index: number) =>
  page.evaluate(async (wanted) => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-slide]')];
    all.forEach((slide, position) => {
      slide.dataset['slide'] = position === wanted ? 'current' : 'waiting';
    });
    const picture = all[wanted]?.querySelector('img');
    if (picture) picture.loading = 'eager';
    await picture?.decode();
    // The previous slide's words fade before the new ones appear.
    const listRunning = () =>
      all
        .flatMap((slide) => slide.getAnimations({ subtree: true }))
        .filter(({ playState }) => playState !== 'finished');
    for (let running = listRunning(); running.length > 0; running = listRunning())
      await Promise.allSettled(running.map(({ finished }) => finished));
  }, index);

/** Home pages with words on a picture, in the hero or the header. */
const onPicture = homes.filter(
  (route) =>
    findElements(parsePage(route, readPage(route)), '[data-hero][data-look="over"], body[data-header-over]')
      .length > 0,
);

test('finds home pages with words on pictures', () => {
  expect(onPicture.length).toBeGreaterThan(10);
});

const windows = [
  [390, 844],
  [1440, 900],
] as const;

for (const route of onPicture) {
  test(`${route}: gives words on a hero picture a contrast of 4.5 : 1 on a phone and a desktop`, async ({
    page,
  }) => {
    // Otherwise slides would turn during a measurement.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    for (const [width, height] of windows) {
      await resizeTo(page, width, height);
      const slides = await page.locator('[data-slide]').count();
      expect.soft(slides, 'slides').toBeGreaterThan(0);
      for (let index = 0; index < slides; index += 1) {
        await showSlide(page, index);
        const shown = page.locator(`[data-slide]:nth-child(${index + 1})${index === 0 ? ', header' : ''}`);
        await expect(shown, 'one slide, and one header with the first').toHaveCount(index === 0 ? 2 : 1);
        const weak = (await measureWords(page, shown)).filter(({ contrast }) => contrast < 4.5);
        expect.soft(weak, `slide ${index + 1} at ${width} px`).toEqual([]);
      }
    }
  });
}
