/** Visitors print pages or keep them as PDF: PAPER-COMPLETE, PAPER-PLAIN, PAPER-SHEETS. */
import type { Locator, Page } from '@playwright/test';
import { lacks } from '../server/testing/installed.ts';
import { firstPages } from './support/first-pages.ts';
import { findOverflow } from './support/judge-page.ts';
import { readSheets, toLetters } from './support/print-page.ts';
import { expect, test } from './support/test.ts';

/** Sheets of US Letter. */
const mostSheets = {
  '/drywall': 4,
  '/faq': 2,
  '/pricing-plan': 2,
  '/projects/hyatt-regency': 2,
  '/blog/finish-levels': 2,
  '/estimate?room-length=12&room-width=10&room-height=8&wall-length=12': 1,
  '/onepage-02': 5,
};

const listTexts = (place: Locator): Promise<string[]> =>
  place.evaluateAll((elements) => elements.map(({ textContent }) => textContent.trim()).filter(Boolean));

const noReader = lacks('pages on paper', ['pdftotext']);

for (const [address, most] of Object.entries(mostSheets))
  test(`prints all of ${address} on ${most} sheets`, async ({ page }) => {
    test.skip(noReader);
    await page.goto(address);
    const sheets = await readSheets(page);
    expect(sheets.length).toBeLessThanOrEqual(most);

    const text = toLetters(sheets.flat().join(''));
    const isMissing = (words: string) => !text.includes(toLetters(words));
    const content = page.locator(address.startsWith('/estimate') ? '[data-kind=Takeoff]' : 'main');
    const answers = 'details:not(.fold) p, .fold > summary, article h3, article h3 + p';
    const turns =
      '[data-carousel-view] :is(h3, blockquote), [data-slide] :is(h1, h2), [data-of] :is(h3, figcaption)';
    const wanted = await listTexts(content.locator(`h1, table td, ${answers}, ${turns}`));
    expect(wanted.filter(isMissing)).toEqual([]);
    const prices = (await content.innerText()).match(/\$[\d,.]*\d/g) ?? [];
    expect(prices.filter(isMissing)).toEqual([]);

    const lines = new Set(sheets.flat().map(toLetters));
    const headings = (await listTexts(page.locator('h1, h2, h3, dt, summary'))).map(toLetters);
    const controls = await listTexts(page.locator('button, a[data-tone], nav a'));
    const isShown = (words: string) => lines.has(words) && !headings.includes(words);
    expect(controls.map(toLetters).filter(isShown)).toEqual([]);
    const ends = sheets.slice(0, -1).map((sheet) => toLetters(sheet.at(-1) ?? ''));
    expect(ends.filter((end) => headings.some((heading) => heading.endsWith(end)))).toEqual([]);
  });

/** Bars, controls and closed answers that would be on paper. */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
    );
    const name = (element: Element) => element.outerHTML.slice(0, 80);
    return {
      bars: shown.filter((element) => /fixed|sticky/.test(getComputedStyle(element).position)).map(name),
      controls: shown
        .filter((element) =>
          element.matches('button, iframe, :not([data-kind=Takeoff] *):is(input, select, textarea)'),
        )
        .map(name),
      closed: [...document.querySelectorAll('main details')]
        .filter((details) => details.querySelector('summary + *')?.checkVisibility() === false)
        .filter((details) => details.checkVisibility())
        .map(name),
    };
  });

for (const route of firstPages)
  test(`prints ${route} without bars and controls`, async ({ page }) => {
    // A sheet of paper without its margins.
    await page.setViewportSize({ width: 725, height: 980 });
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    // The styles for paper load last.
    await expect.poll(() => findFaults(page)).toEqual({ bars: [], controls: [], closed: [] });
    // Rounding may add a pixel.
    expect((await findOverflow(page)).filter((fault) => !fault.startsWith('1 px'))).toEqual([]);
  });
