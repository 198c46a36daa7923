/** The hero's picture: the width that its `sizes` promise, and its sharper file once the page has loaded. */
import type { Page } from '@playwright/test';
import { resizeTo } from './support/judge-page.ts';
import { expect, test } from './support/test.ts';

const soft = expect.configure({ soft: true });
const numbers = Array.from({ length: 15 }, (_, index) => String(index + 1).padStart(2, '0'));
const homes = numbers.flatMap((number) => [`/index-${number}`, `/onepage-${number}`]);
/** Inner pages with a picture at their head. */
const inner = ['/drywall', '/projects/stone-harbor', '/blog/finish-levels'];

const windows = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/**
 * The picture's width by its `sizes`, the width of its box, and the width at which it is drawn, which is larger in a
 * box that is higher than its proportions. In px.
 */
const measureFirst = (page: Page) =>
  page.evaluate(() => {
    // A locator may find an element that the page replaces meanwhile.
    const img = document.querySelector<HTMLImageElement>('main img[fetchpriority=high]');
    if (!img) throw new Error('no first picture');
    const sources = [...(img.parentElement?.querySelectorAll('source') ?? [])];
    const source = sources.find(({ media, srcset }) => srcset && matchMedia(media || 'all').matches);
    const probe = document.body.appendChild(document.createElement('div'));
    // The browser computes a length only for an element.
    for (const size of (source?.sizes ?? '').split(/,\s*(?![^(]*\))/)) {
      const [, condition = 'all', length = ''] = /^(?:(\([^()]*\))\s+)?(.+)$/.exec(size) ?? [];
      if (!matchMedia(condition).matches) continue;
      probe.style.cssText = `position: absolute; inline-size: ${length}`;
      break;
    }
    const { width, height } = img.getBoundingClientRect();
    // The crop for phones is square.
    const proportion = source?.media
      ? 1
      : Number(img.getAttribute('width')) / Number(img.getAttribute('height'));
    const drawn = Math.max(width, height * proportion);
    const promised = probe.getBoundingClientRect().width;
    probe.remove();
    return { promised, box: width, drawn };
  });

for (const route of [...homes, ...inner]) {
  // PICTURE-SIZES
  test(`${route}: promises the width of its first picture to a tenth`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    for (const [width, height] of windows) {
      await resizeTo(page, width, height);
      // The browser lays out the page some frames after a resize.
      const findFault = async () => {
        const { promised, box, drawn } = await measureFirst(page);
        return promised < 0.9 * box || promised > 1.1 * drawn ? { promised, box, drawn } : undefined;
      };
      await soft.poll(findFault, { message: `at ${width} px`, timeout: 3_000 }).toBeUndefined();
    }
  });
}

const isSharper = (page: Page) =>
  expect.poll(() => page.locator('[data-slide=current] [data-sharper]').count()).toBe(0);

/** The address of the current slide's picture. */
const readShown = (page: Page) =>
  page.locator('[data-slide=current] img').evaluate((img: HTMLImageElement) => img.currentSrc);

/** Addresses in `data-sharper`, before the page has loaded. */
const readSharper = (page: Page) =>
  page
    .locator('[data-slide=current] [data-sharper]')
    .evaluateAll((sources) =>
      sources.flatMap((source) => source.getAttribute('data-sharper')?.match(/\/\S+/g) ?? []),
    );

for (const [device, viewport, route] of [
  ['desktop', { width: 1440, height: 900 }, '/index-12'],
  ['desktop', { width: 1440, height: 900 }, '/index-02'],
  ['phone', { width: 390, height: 844 }, '/'],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    // HERO-SHARPER
    test(`${route}: shows a sharper hero after the page has loaded, without moving or repainting it as LCP`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(route, { waitUntil: 'commit' });
      const box = () =>
        page.evaluate(() => {
          const img = document.querySelector('[data-slide=current] img');
          const { x, y, width, height } = img?.getBoundingClientRect() ?? new DOMRect();
          return { x, y, width, height };
        });
      await page.waitForLoadState('load');
      const before = await box();
      await isSharper(page);
      const shown = new URL(await readShown(page)).pathname;
      expect(await box()).toEqual(before);
      const { loadedMs, askedMs, shiftedMs, painted } = await page.evaluate(async (pathname) => {
        const read = (type: string) =>
          new Promise<PerformanceEntryList>((resolve) => {
            new PerformanceObserver((list) => {
              resolve(list.getEntries());
            }).observe({ type, buffered: true });
            setTimeout(resolve, 200, []);
          });
        const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return {
          loadedMs: visit?.loadEventEnd ?? 0,
          askedMs: resources.find(({ name }) => new URL(name).pathname === pathname)?.startTime ?? 0,
          shiftedMs: (await read('layout-shift')).map(({ startTime }) => startTime),
          painted: (await read('largest-contentful-paint')).map(
            (entry) => (entry as PerformanceEntry & { url: string }).url,
          ),
        };
      }, shown);
      expect(loadedMs).toBeGreaterThan(0);
      expect(askedMs).toBeGreaterThanOrEqual(loadedMs);
      // Earlier, a typeface may have moved a line.
      expect(shiftedMs.filter((ms) => ms >= askedMs)).toEqual([]);
      expect(painted.filter((url) => url.endsWith(shown))).toEqual([]);
      const html = await (await page.request.get(route)).text();
      expect([...html.matchAll(/data-sharper="([^"]*)"/g)].join(' ')).toContain(shown);
    });
  });
}

for (const [name, connection] of [
  ['data-saver mode', { saveData: true, effectiveType: '4g' }],
  ['a slow connection', { saveData: false, effectiveType: '3g' }],
] as const) {
  // HERO-SHARPER
  test(`keeps the first picture in ${name}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/index-12');
    const sharper = await readSharper(page);
    expect(sharper).toHaveLength(3);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 300))));
    expect(asked.filter((pathname) => sharper.includes(pathname))).toEqual([]);
  });
}

// HERO-SHARPER
test('sharpens each slide when it turns up, and none that the visitor does not see', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/index-02');
  await isSharper(page);
  await expect(page.locator('[data-sharper]')).toHaveCount(2);
  await page.locator('[data-hero-next]').click();
  await expect(page.locator('[data-sharper]')).toHaveCount(0);
});
