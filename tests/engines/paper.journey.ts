/** PAPER-COMPLETE, PAPER-PLAIN, PAPER-SHEETS in Firefox. tests/paper.e2e.ts reads the same sheets in Chromium. */
import { lacks } from '../../server/testing/installed.ts';
import { findPaperFaults, listPrintedTexts, mostSheets, readSheets } from '../support/print-page.ts';
import { expect, test } from './test.ts';

const noReader = lacks('pages on paper', ['pdftotext']);

for (const [address, most] of Object.entries(mostSheets))
  test(`prints all of ${address} on ${most} sheets`, async ({ tab }) => {
    test.skip(noReader || !tab.print, 'WebKit prints only by its own dialog');
    await tab.goto(address);
    const sheets = readSheets((await tab.print?.()) ?? Buffer.alloc(0));
    expect(sheets.length).toBeLessThanOrEqual(most);
    expect(findPaperFaults(sheets, await tab.read(listPrintedTexts))).toEqual([]);
  });
