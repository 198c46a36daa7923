/** PAPER-COMPLETE, PAPER-PLAIN, PAPER-SHEETS in Firefox. tests/paper.e2e.ts reads the same sheets in Chromium. */
import { lacks } from '../../server/testing/installed.ts';
import {
  findPaperFaults,
  hasPaperStyles,
  listPrintedTexts,
  mostSheets,
  readSheets,
} from '../support/print-page.ts';
import { expect, test } from './engine-test.ts';

const noReader = lacks('pages on paper', ['pdftotext']);

/** Firefox draws the letters of a variable font as shapes, which no reader takes for text. */
function useSystemFont(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { font-family: sans-serif !important }');
  document.adoptedStyleSheets = [sheet];
}

for (const [address, most] of Object.entries(mostSheets))
  test(`prints all of ${address} on ${most} sheets`, async ({ tab }) => {
    test.skip(noReader || !tab.print, 'WebKit prints only by its own dialog');
    const print = async () => readSheets((await tab.print?.()) ?? Buffer.alloc(0));
    await tab.goto(address);
    // Firefox does not wait for a sheet that `beforeprint` requests.
    await tab.poll(hasPaperStyles).toBe(true);
    const sheets = await print();
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.length).toBeLessThanOrEqual(most);
    await tab.read(useSystemFont);
    const faults = findPaperFaults(await print(), await tab.read(listPrintedTexts));
    // Other letters break the sheets elsewhere.
    expect(faults.filter((fault) => !fault.startsWith('lonely'))).toEqual([]);
  });
