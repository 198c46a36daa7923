/** A written quote from the office's form to the customer's PDF: QUOTE-VERSIONS, QUOTE-ONE. */
import type { Page } from '@playwright/test';
import { lacks } from '../server/testing/installed.ts';
import { findBreaches, findOverflow, resizeTo } from './support/judge-page.ts';
import { findTornRows, print, readSheets } from './support/print-page.ts';
import {
  fiveLines,
  manyLines,
  nameNew,
  sendQuote,
  sendRequestOf,
  signInOffice,
  toAddress,
} from './support/written-quote.ts';
import { expect, test } from './support/test.ts';

async function expectUsable(page: Page, hasScript: boolean): Promise<void> {
  // Axe needs timers, which do not run without scripts.
  if (hasScript) expect(await findBreaches(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

for (const { width, javaScriptEnabled } of [
  { width: 320, javaScriptEnabled: false },
  { width: 1440, javaScriptEnabled: true },
])
  test(`writes, sends and accepts a quote on ${width} px ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
    baseURL,
    mails,
  }) => {
    const name = nameNew('Quinn');
    const { reference } = await sendRequestOf(name);
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      javaScriptEnabled,
      baseURL: baseURL ?? '',
    });
    const page = await context.newPage();
    const [cookie = '', value = ''] = (await signInOffice()).split('=');
    await context.addCookies([{ name: cookie, value, url: baseURL ?? '' }]);

    await page.goto(`/inbox/requests/${reference}`);
    await page.getByRole('link', { name: 'Write a quote' }).click();
    await expect(heading(page)).toHaveText(`Quote for ${name}`);
    await page.getByLabel('The work in one line').fill('Finish the den');
    for (const [index, [text, quantity, unit, rate, part = 'always']] of fiveLines.entries()) {
      const line = page.getByRole('group', { name: `Line ${index + 1}`, exact: true });
      await line.getByLabel('What').fill(text);
      await line.getByLabel('Quantity').fill(quantity);
      await line.getByLabel('Unit').fill(unit);
      await line.getByLabel('Each, $').fill(rate);
      await line.getByLabel('Counts').selectOption(part);
    }
    await page.getByLabel('Option B').fill('Three coats');
    await page.getByLabel('Tax in percent').fill('8.25');
    await expectUsable(page, javaScriptEnabled);
    await press(page, 'Save and check');
    await expect(heading(page)).toHaveText('Check the quote');
    await expectUsable(page, javaScriptEnabled);
    await press(page, 'Send to');
    await expect(page.getByText('Version 1 was sent on')).toBeVisible();

    const mail = await mails.waitFor(
      ({ subject = '', to }) => subject.startsWith('Your quote') && to?.[0]?.address === toAddress(name),
    );
    await context.clearCookies();
    await page.goto(new URL(/https?:\S+\/quote\/1/.exec(mail.text ?? '')?.[0] ?? '').pathname);
    await expect(heading(page)).toHaveText('Finish the den');
    // The bar of other pages would cover the choices.
    await expect(page.getByRole('navigation', { name: 'Call or quote' })).toHaveCount(0);
    await page.getByLabel('Three coats').check();
    await page.getByLabel('Paint for the closet').check();
    await press(page, 'Show the total');
    // 3,410.00 + 180.00 + 850.50 + 95.00, and 8.25 % of it.
    const total = '$4,909.68';
    await expect(page.getByLabel('Three coats')).toBeChecked();
    await expectUsable(page, javaScriptEnabled);
    await page.getByLabel('Your name').fill('Quinn O’Quote');
    await page.getByLabel(/^I accept version 1 of this quote for/).check();
    await press(page, `Accept for ${total}`);
    await expect(page.getByText(`Accepted by Quinn O’Quote on`)).toContainText(total);
    await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
    await expectUsable(page, javaScriptEnabled);
    const { attachments } = await mails.waitFor(
      ({ subject = '', attachments: [paper] }) =>
        subject.includes('ccepted') && paper?.filename === `${reference}-v1-4909.68.pdf`,
    );
    expect(
      Buffer.from(attachments[0]?.content as ArrayBuffer)
        .subarray(0, 8)
        .toString(),
    ).toBe('%PDF-1.7');
    const paper = await page.request.get(
      (await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')) ?? '',
    );
    expect(paper.headers()['content-type']).toBe('application/pdf');
    await context.close();
  });

async function accept(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Quinn');
  await page.getByLabel(/^I accept/).check();
  await press(page, 'Accept for');
}

test.describe('too late', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('leads from a replaced quote to the newest one, and from an expired one to the company', async ({
    page,
  }) => {
    const { path, send, expire } = await sendQuote(nameNew('Lara'));
    await page.goto(`${path}1`);
    await send('Finish the den and the hall');
    await accept(page);
    await expect(page.getByText('This version is out of date')).toBeInViewport();
    await expectUsable(page, true);
    await page.getByRole('link', { name: 'Open the newest version' }).click();
    await expect(heading(page)).toHaveText('Finish the den and the hall');
    await expire();
    await accept(page);
    await expect(page.getByText('This quote has expired')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
    await expectUsable(page, true);
  });
});

test('prints no torn row', async ({ page }) => {
  test.skip(lacks('a quote on paper', ['pdftotext']));
  const { path } = await sendQuote(nameNew('Petra'), manyLines(40));
  await page.goto(`${path}1`);
  expect(findTornRows(readSheets(await print(page)), 40)).toEqual([]);
  await resizeTo(page, 320);
  expect(await findOverflow(page)).toEqual([]);
});
