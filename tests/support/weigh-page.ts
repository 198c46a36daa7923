/** Measures a first visit to a page in a new context against budgets.ts. */
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { findElements, parsePage } from '../../render/finish/built-page.ts';
import { getLimits, type Device, type Figures } from './budgets.ts';
import { expect } from './test.ts';

const quietMs = 250;
const framework = /react\.(transitional\.)?element|react\.fragment/;

/** Opens the page and waits until it has loaded, the current picture of its hero is sharper and the network is quiet. */
async function visit(page: Page, route: string): Promise<{ html: string; requests: Request[] }> {
  const ended: Request[] = [];
  const open = new Set<Request>();
  let changedAt = Date.now();
  const note = () => (changedAt = Date.now());
  page.on('request', (request) => void (open.add(request), note()));
  page.on('requestfailed', (request) => void (open.delete(request), note()));
  page.on('requestfinished', (request) => void (open.delete(request), ended.push(request), note()));
  const answer = await page.goto(route, { waitUntil: 'load' });
  expect.soft(answer?.status(), route).toBe(200);
  await expect(page.locator('[data-slide=current] [data-sharper]')).toHaveCount(0);
  await expect
    .poll(() => open.size === 0 && Date.now() - changedAt > quietMs, { intervals: [50] })
    .toBe(true);
  return { html: (await answer?.text()) ?? '', requests: ended };
}

/** Addresses of the files for the picture that loads first, and of the sharper ones. The page forgets both. */
function listPictures(route: string, html: string) {
  const page = parsePage(route, html);
  const list = (selector: string, ...attributes: string[]) =>
    findElements(page, selector).flatMap(({ attribs }) =>
      attributes.flatMap((name) => (attribs[name] ?? '').match(/\/\S+/g) ?? []),
    );
  const first = 'picture:has(> img[fetchpriority=high]) >';
  return {
    heroes: findElements(page, 'img[fetchpriority=high]').length,
    first: list(`${first} source, ${first} img`, 'srcset', 'src'),
    sharper: list('[data-sharper]', 'data-sharper'),
  };
}

function readPage(page: Page) {
  return page.evaluate(async () => ({
    shift: await new Promise<number>((resolve) => {
      let shift = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          shift += entry.value;
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve(shift), 50);
    }),
    inlineScripts: [...document.scripts]
      .filter(({ src, type }) => src === '' && /^(module|text\/javascript)?$/.test(type))
      .map(({ text }) => text),
    hasIsland: document.querySelector('[data-island]') !== null,
  }));
}

async function measureAgain(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'networkidle' });
  return (await readPage(page)).shift;
}

async function weigh(
  requests: Request[],
  pictures: ReturnType<typeof listPictures>,
  inlineScripts: string[],
): Promise<Omit<Figures, 'shift'>> {
  const answers = await Promise.all(
    requests.map(async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      return { request, body: responseBodySize, headers: responseHeadersSize };
    }),
  );
  const sum = (fits: (request: Request) => boolean) =>
    answers.reduce((bytes, { request, body }) => bytes + (fits(request) ? body : 0), 0);
  const sumWithHeaders = (fits: (request: Request) => boolean) =>
    answers.reduce((bytes, { request, body, headers }) => bytes + (fits(request) ? headers + body : 0), 0);
  const isCarousel = (request: Request) => request.url().includes('/turn-carousels');
  const isFilm = (request: Request) => request.resourceType() === 'media';
  const isOneOf = (addresses: string[]) => (request: Request) =>
    addresses.includes(new URL(request.url()).pathname);
  const isSharper = isOneOf(pictures.sharper);
  const inline = inlineScripts.join('\n');
  return {
    html: sumWithHeaders((request) => request.resourceType() === 'document'),
    scripts:
      sum((request) => request.resourceType() === 'script' && !isCarousel(request)) +
      (inline ? brotliCompressSync(inline).length : 0),
    carousel: sum(isCarousel),
    fonts: sum((request) => request.resourceType() === 'font'),
    hero: sum(isOneOf(pictures.first)),
    sharper: sum(isSharper),
    films: sum(isFilm),
    requests: requests.filter((request) => !isSharper(request)).length,
    total: sumWithHeaders((request) => !isSharper(request)) - sum(isFilm),
  };
}

/** Opens the page and reports exceeded budgets without stopping the test. The page needs its own context. */
export async function visitAndWeigh(page: Page, route: string, device: Device): Promise<void> {
  const { html, requests } = await visit(page, route);
  const { shift: firstShift, inlineScripts, hasIsland } = await readPage(page);
  const pictures = listPictures(route, html);
  const weights = await weigh(requests, pictures, inlineScripts);
  const limits = getLimits(route, device);
  // An uncached font may load before or after the first paint. If it loads after, a line of the hero may break
  // differently. So a page that shifted is measured again with the font in the cache, and then must not shift at all.
  const shift = firstShift > limits.shift ? await measureAgain(page) : firstShift;
  const figures = { ...weights, shift };
  const broken = Object.entries(figures).filter(([name, figure]) => figure > limits[name as keyof Figures]);
  const allowed = `${route} on a ${device}, where ${JSON.stringify(limits)} are allowed`;
  expect.soft(Object.fromEntries(broken), allowed).toEqual({});
  expect.soft(pictures.heroes, 'pictures with fetchpriority="high"').toBeLessThanOrEqual(1);

  if (hasIsland) return;
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  // Fetched again, because the browser may discard bodies.
  const texts = await Promise.all(
    scripts.map(async (script) => (await page.request.get(script.url())).text()),
  );
  expect.soft(texts.filter((text) => framework.test(text)).length, 'scripts of the framework').toBe(0);
}
