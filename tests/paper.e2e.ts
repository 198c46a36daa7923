/** Visitors print pages or keep them as PDF: PAPER-COMPLETE, PAPER-PLAIN, PAPER-SHEETS. */
import type { Page } from '@playwright/test';
import { lacks } from '../server/testing/installed.ts';
import { firstPages } from './support/first-pages.ts';
import { openWithClock } from './support/clock.ts';
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

const isPaper = (address: string) => address.includes('/paper.');

test('fetches the styles for paper two seconds after loading, or at the first key', async ({
  ownPage: page,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (isPaper(request.url())) sheets.push(request.url());
  });
  await openWithClock(page, '/about');
  await page.clock.runFor(1_900);
  expect(sheets).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => sheets.length).toBe(1);

  await page.goto('/faq');
  await page.keyboard.press('Control');
  await expect.poll(() => sheets.length).toBe(2);
  await page.clock.runFor(2_000);
  expect(sheets).toHaveLength(2);
});

test('fetches the styles for paper at once without scripts', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const sheet = page.waitForRequest((request) => isPaper(request.url()));
  await page.goto('/about');
  await sheet;
  await page.close();
});

for (const route of firstPages)
  test(`prints ${route} without bars and controls`, async ({ page }) => {
    // A sheet of paper without its margins.
    await page.setViewportSize({ width: 725, height: 980 });
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    // A key requests the styles for paper.
    await page.keyboard.press('Control');
    await expect.poll(() => findFaults(page)).toEqual({ bars: [], controls: [], closed: [] });
    // Rounding may add a pixel.
    expect((await findOverflow(page)).filter((fault) => !fault.startsWith('1 px'))).toEqual([]);
  });
