/** How many slides stand side by side, on every width at which their number changes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { routes, site } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** `[1700, 4]`: four on a window that is wider than 1700 px. */
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

/** Ids: CAROUSEL-SHOWN-PROJECTS, -SHOWCASE, -THREE, -TESTIMONIALS, -PARTNERS and CAROUSEL-BLOG. */
const carousels: { route: string; kind: string; steps: Steps }[] = [
  { route: '/index-04', kind: 'Projects', steps: projects },
  { route: '/index-11', kind: 'Projects', steps: projects },
  { route: '/index-12', kind: 'Projects', steps: projects },
  { route: '/onepage-01', kind: 'Projects', steps: projects },
  { route: '/onepage-11', kind: 'Projects', steps: projects },
  { route: '/onepage-12', kind: 'Projects', steps: projects },
  { route: '/index-09', kind: 'Projects', steps: showcase },
  { route: '/onepage-01', kind: 'Services', steps: three },
  { route: '/onepage-01', kind: 'Articles', steps: three },
  { route: '/index-02', kind: 'Team', steps: three },
  { route: '/index-06', kind: 'Team', steps: showcase },
  { route: '/index-02', kind: 'Testimonials', steps: one },
  { route: '/index-03', kind: 'Testimonials', steps: three },
  { route: '/services-style-01', kind: 'Partners', steps: partners },
  { route: '/projects-single', kind: 'ProjectStory', steps: one },
];

function countShown(carousel: Locator): Promise<number> {
  return carousel.evaluate((element) => {
    const view = element.querySelector('[data-carousel-view]')?.getBoundingClientRect();
    const slides = [...element.querySelectorAll('li')].map((slide) => slide.getBoundingClientRect());
    // Slides are whole px wide, so that the last one may stand out by a part of one.
    return slides.filter(({ left, right }) => view && left > view.left - 3 && right < view.right + 3).length;
  });
}

async function resizeTo(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
}

for (const { route, kind, steps } of carousels) {
  test(`${route}: ${kind} shows ${steps.map(([, shown]) => shown).join(', ')} side by side`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const widths = steps.flatMap(([widerThan], index) => [
      ...(widerThan > 0 ? [widerThan + 1] : []),
      ...(index > 0 ? [steps[index - 1]?.[0] ?? 0] : []),
    ]);
    const descending = [1920, ...widths, 390].toSorted((a, b) => b - a);
    await resizeTo(page, 1920);
    await page.goto(route);
    const carousel = page.locator(`[data-kind=${kind}] [data-carousel]`).first();
    await carousel.scrollIntoViewIfNeeded();
    // Back to the widest: a row that was rebuilt must be able to grow again.
    for (const width of [...descending, 1920]) {
      await resizeTo(page, width);
      const expected = steps.find(([widerThan]) => width > widerThan)?.[1];
      await expect
        .poll(() => countShown(carousel), { message: `at ${width} px`, intervals: [20, 50] })
        .toBe(expected);
    }
  });
}

test('a carousel of one kind is the same everywhere, except on the two variants that say otherwise', () => {
  const usual: Record<string, string> = {
    Articles: 'three',
    Partners: 'logos',
    Projects: 'four',
    ProjectStory: 'one',
    Services: 'three',
    Team: 'three',
    Testimonials: 'one',
  };
  const unusual: Record<string, string> = {
    '/index-03 Testimonials': 'three',
    '/onepage-03 Testimonials': 'three',
    '/index-06 Team': 'showcase',
    '/index-09 Projects': 'showcase',
    '/onepage-09 Projects': 'showcase',
  };
  const found = new Map<string, string>();
  for (const route of routes) {
    const html = readFileSync(
      path.join(site, route === '/' ? 'index.html' : `${route.slice(1)}.html`),
      'utf8',
    );
    let kind = '';
    for (const [, section, show] of html.matchAll(/ data-kind="(\w+)"| data-show="(\w+)"/g)) {
      if (section) kind = section;
      if (show) found.set(`${route} ${kind}`, show);
    }
  }
  expect(found.size).toBeGreaterThan(40);
  for (const [place, show] of found) {
    expect.soft(show, place).toBe(unusual[place] ?? usual[place.split(' ')[1] ?? '']);
  }
});
