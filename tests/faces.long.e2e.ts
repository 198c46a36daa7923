/** Fallback fonts match the width of the web fonts, so that lines break alike and nothing moves when a font loads. */
import { routes } from '../tools/lib/built-site.ts';
import { holdRequests } from './support/hold-requests.ts';
import { expect, test } from './support/test.ts';

/** Above the shift of any page where one line breaks differently. Browsers report 0.1 as too much. */
const largestShift = 0.03;

for (const home of routes.filter((route) => /^\/index-\d\d$/.test(route))) {
  test(`${home}: matches the fallback's width to the web font in the words of the page`, async ({ page }) => {
    await page.goto(home);
    const factors = await page.evaluate(async () => {
      await document.fonts.ready;
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) throw new Error('the browser has no 2D canvas');
      /** Ratio of the widths of all words, fallback to web font. */
      const compare = (face: string, isOurs: (style: CSSStyleDeclaration) => boolean) => {
        const sum = { face: 0, fallback: 0 };
        for (const element of document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, a)')) {
          const style = getComputedStyle(element);
          if (element.children.length > 0 || !style.fontFamily.includes(face) || !isOurs(style)) continue;
          const words = element.textContent.trim();
          for (const [name, family] of [
            ['face', face],
            ['fallback', `${face} Fallback`],
          ] as const) {
            canvas.font = `${style.fontWeight} 40px "${family}"`;
            sum[name] += canvas.measureText(
              style.textTransform === 'uppercase' ? words.toUpperCase() : words,
            ).width;
          }
        }
        return sum.fallback / sum.face;
      };
      return {
        text: compare('Text', ({ fontWeight }) => fontWeight === '400'),
        display: compare('Display', () => true),
      };
    });
    for (const [role, factor] of Object.entries(factors)) {
      const advice = `divide faces.${role}.fallback of direction.yaml by ${factor}, and run \`npm run fonts\``;
      expect(Math.abs(factor - 1), advice).toBeLessThan(0.015);
    }
  });
}

test('shifts almost nothing when a web font loads late', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  for (const path of ['/', '/blog/finish-levels', '/blog/popcorn-before-you-scrape', '/contact']) {
    const { release: sendFaces } = await holdRequests(page, /\.woff2$/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1')).toBeVisible();
    const moved = page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          const later = (frames: number): void => {
            if (frames === 0) done(sum);
            else requestAnimationFrame(() => later(frames - 1));
          };
          void document.fonts.ready.then(() => {
            const isThere = [...document.fonts].some(
              ({ family, status }) => /Text$/.test(family) && status === 'loaded',
            );
            if (isThere) later(10);
            else document.fonts.addEventListener('loadingdone', () => later(10), { once: true });
          });
        }),
    );
    sendFaces();
    expect(await moved, path).toBeLessThanOrEqual(largestShift);
  }
});
