/** Visitors print pages or keep them as PDF: PAPER-COMPLETE, PAPER-PLAIN, PAPER-SHEETS. */
import type { Page } from '@playwright/test';
import { lacks } from '../server/testing/installed.ts';
import { firstPages } from './support/first-pages.ts';
import { findOverflow } from './support/judge-page.ts';
import { findPaperFaults, listPrintedTexts, mostSheets, print, readSheets } from './support/print-page.ts';
import { expect, test } from './support/test.ts';

const noReader = lacks('pages on paper', ['pdftotext']);

for (const [address, most] of Object.entries(mostSheets))
  test(`prints all of ${address} on ${most} sheets`, async ({ page }) => {
    test.skip(noReader);
    await page.goto(address);
    const sheets = readSheets(await print(page));
    expect(sheets.length).toBeLessThanOrEqual(most);
    expect(findPaperFaults(sheets, await page.evaluate(listPrintedTexts))).toEqual([]);
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

test('fetches the styles for paper once the page has loaded, and at once without scripts', async ({
  browser,
}) => {
  const isPaper = (address: string) => address.includes('/paper.');
  const later = await browser.newPage();
  const early: string[] = [];
  later.on('request', (request) => {
    if (isPaper(request.url())) early.push(request.url());
  });
  await later.addInitScript(() =>
    addEventListener('load', (event) => event.stopImmediatePropagation(), { once: true }),
  );
  await later.goto('/about');
  await later.evaluate(() => document.fonts.ready);
  expect(early).toEqual([]);
  await later.evaluate(() => dispatchEvent(new Event('load')));
  await expect.poll(() => early.map(isPaper)).toEqual([true]);
  await later.close();

  const plain = await browser.newPage({ javaScriptEnabled: false });
  const sheet = plain.waitForRequest((request) => isPaper(request.url()));
  await plain.goto('/about');
  await sheet;
  await plain.close();
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
