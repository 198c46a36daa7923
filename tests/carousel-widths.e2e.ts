/** The number of slides in view, at every width where it changes. */
import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** `[1700, 4]` means four slides in a window wider than 1700 px. */
type Steps = readonly (readonly [widerThan: number, shown: number])[];

const one: Steps = [[0, 1]];
const three: Steps = [
  [1199, 3],
  [767, 2],
  [0, 1],
];
const showcase: Steps = [
  [1199, 4],
  [991, 3],
  [767, 2],
  [0, 1],
];
const projects: Steps = [
  [1700, 4],
  [991, 3],
  [767, 2],
  [0, 1],
];
const partners: Steps = [
  [1024, 5],
  [768, 4],
  [576, 3],
  [0, 2],
];

/**
 * CAROUSEL-SHOWN-PROJECTS, CAROUSEL-SHOWN-SHOWCASE, CAROUSEL-SHOWN-THREE, CAROUSEL-SHOWN-TESTIMONIALS,
 * CAROUSEL-SHOWN-PARTNERS, CAROUSEL-BLOG.
 */
const pages: Record<string, Record<string, Steps>> = {
  '/index-04': { Projects: projects, Partners: partners },
  '/onepage-01': { Services: three, PostTeasers: three },
  '/index-02': { Team: three, Testimonials: one },
  '/index-03': { Testimonials: three },
  '/index-06': { Team: showcase },
  '/index-09': { Projects: showcase },
  '/projects-single': { ProjectDetail: one },
};

function countShown(carousel: Locator): Promise<number> {
  return carousel.evaluate((element) => {
    const view = element.querySelector('[data-carousel-view]')?.getBoundingClientRect();
    const slides = [...element.querySelectorAll('li')].map((slide) => slide.getBoundingClientRect());
    // Slide widths are whole px, so the last slide may overflow by a fraction.
    return slides.filter(({ left, right }) => view && left > view.left - 3 && right < view.right + 3).length;
  });
}

for (const [route, kinds] of Object.entries(pages)) {
  test(`${route}: ${Object.keys(kinds).join(' and ')} show as many slides as fit`, async ({ page }) => {
    const bounds = Object.values(kinds).flatMap((steps) =>
      steps.slice(0, -1).map(([widerThan]) => widerThan),
    );
    const descending = [1920, 1440, ...bounds.flatMap((bound) => [bound + 1, bound]), 390].toSorted(
      (a, b) => b - a,
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.goto(route);
    const carousels = Object.entries(kinds).map(([kind, steps]) => ({
      kind,
      steps,
      carousel: page.locator(`[data-kind=${kind}] [data-carousel]`).first(),
    }));
    for (const { carousel } of carousels) await carousel.scrollIntoViewIfNeeded();
    // Return to the widest window: a rebuilt row must be able to grow again.
    for (const width of new Set([...descending, 1921])) {
      await page.setViewportSize({ width, height: 900 });
      for (const { kind, steps, carousel } of carousels) {
        const expected = steps.find(([widerThan]) => width > widerThan)?.[1];
        await expect
          .poll(() => countShown(carousel), { message: `${kind} at ${width} px`, intervals: [20, 50, 100] })
          .toBe(expected);
      }
    }
  });
}
