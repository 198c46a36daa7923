/** QUOTE-ONE, QUOTE-VERSIONS: a customer chooses and accepts a written quote. */
import { lacks } from '../../server/testing/installed.ts';
import { findTornRows, readSheets } from '../support/print-page.ts';
import { manyLines, nameNew, sendQuote, toAddress } from '../support/written-quote.ts';
import { atBothWidths, expect, expectSound, test } from './engine-test.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    atBothWidths(() => {
      test('accepts the newest version with an option', async ({ tab, mails }) => {
        const name = nameNew('Quin');
        const { path, send } = await sendQuote(name);
        await tab.goto(`${path}1`);
        await expectSound(tab);
        await send('Finish the den and the hall');
        await tab.type('main [name=name]', 'Quin O’Quote');
        await tab.click('main [name=consent]');
        await tab.click('main button', 'Accept for');
        await tab.text('#answer').toContain('This version is out of date');
        await tab.click('#answer a', 'Open the newest version');
        await tab.text('h1').toBe('Finish the den and the hall');

        await tab.click('main [name=option][value=b]');
        await tab.click('main [name=with-4]');
        await tab.click('main button', 'Show the total');
        await tab.text('#sums').toContain('$4,909.68');
        await tab.type('main [name=name]', 'Quin O’Quote');
        await tab.click('main [name=consent]');
        await tab.click('main button', 'Accept for $4,909.68');
        await tab.text('#answer').toMatch(/Accepted by Quin O’Quote on .+: \$4,909\.68/);
        await expectSound(tab);
        const mail = await mails.waitFor(
          (one) => one.to?.[0]?.address === toAddress(name) && one.subject?.includes('ccepted') === true,
        );
        expect(mail.attachments[0]?.filename).toMatch(/-v2-4909\.68\.pdf$/);
      });
    });
  });

test('prints no torn row', async ({ tab }) => {
  test.skip(lacks('a quote on paper', ['pdftotext']) || !tab.print, 'WebKit prints only by its own dialog');
  const { path } = await sendQuote(nameNew('Petra'), manyLines(40));
  await tab.goto(`${path}1`);
  // Firefox draws the letters of a variable font as shapes, which no reader takes for text.
  await tab.read(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { font-family: sans-serif !important }');
    document.adoptedStyleSheets = [sheet];
  });
  expect(findTornRows(readSheets((await tab.print?.()) ?? Buffer.alloc(0)), 40)).toEqual([]);
});
