/** An owner changes the site from a phone and puts it online, in Firefox and WebKit. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startOwnOffice, type OwnOffice } from '../support/own-office.ts';
import { startFront } from './front.ts';
import { expect, expectSound, test as base, type Tab } from './engine-test.ts';

/** The home page has a headline of its own and a price, so that a visitor sees when they change. */
function prepare(content: string): void {
  const change = (file: string, ...changes: [string, string][]) => {
    const name = path.join(content, file);
    const whole = readFileSync(name, 'utf8');
    writeFileSync(
      name,
      changes.reduce((text, [from, to]) => text.replace(from, to), whole),
    );
  };
  change(
    'homes/classic.yaml',
    ['Built right', 'Ladders for Ida'],
    ['One number to call.', 'A small repair is {priceSmallRepair}.'],
  );
  change('prices.yaml', ['prices: {}', 'prices:\n  smallRepair: {from: 450, to: 900}']);
}

const test = base.extend<object, { office: OwnOffice }>({
  office: [
    async ({}, use) => {
      const office = await startOwnOffice(prepare);
      await use(office);
      await office.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  front: [
    async ({ office }, use) => {
      const front = await startFront(office.server.url);
      await use(front);
      front.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 180_000 });

async function enter(tab: Tab, code: string): Promise<void> {
  await tab.goto('/inbox/code');
  await tab.type('main [name=code]', code);
  await tab.press('Enter');
  await tab.text('h1').toBe('Requests');
}

/** Waits longer than usual: the first form after a render starts a process. */
const appears = (tab: Tab, selector: string) =>
  expect
    .configure({ timeout: 90_000 })
    .poll(() => tab.read((at) => document.querySelector(at) !== null, selector))
    .toBe(true);

/** Replaces the value of a field. */
async function replace(tab: Tab, selector: string, text: string): Promise<void> {
  await tab.click(selector);
  await tab.read((at) => document.querySelector<HTMLInputElement>(at)?.select(), selector);
  await tab.press('Backspace');
  await tab.type(selector, text);
  await tab.value(selector).toBe(text);
}

for (const javaScriptEnabled of [true, false])
  test.describe(`scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    // OFFICE-QUICK, ONLINE-PRESS
    test('changes a price, a closed day and a headline, looks, goes online and back', async ({
      tab,
      office,
    }) => {
      const headline = javaScriptEnabled ? 'Stairs for Ida' : 'Doors for Ida';
      const dollars = javaScriptEnabled ? '500' : '550';
      const readHome = async () => (await fetch(office.server.url)).text();
      await enter(tab, await office.invite('ada@plumb.example', 'owner'));

      await tab.click('nav a', 'Site');
      await tab.text('h1').toBe('Site');
      await expectSound(tab);
      await tab.click('main a', 'Prices');
      await appears(tab, 'main a[href*=smallRepair]');
      await tab.click('main a', 'Small repair');
      await appears(tab, 'main [name=field-from]');
      await replace(tab, 'main [name=field-from]', dollars);
      await tab.click('main button', 'Save');
      await tab.text('main [role=status]').toContain('Saved');

      await tab.click('main a', 'Closed days');
      await tab.text('h1').toBe('Closed days');
      await expectSound(tab);
      await tab.read(() => {
        const [first] = document.querySelectorAll<HTMLInputElement>('main [name=firstDay]');
        if (first) first.value = '2031-03-03';
      });
      await tab.type('main [name=reason]', 'Roof of the office');
      await tab.click('main button', 'Close the office');
      await tab.text('main').toContain('Roof of the office');

      await tab.goto('/inbox/site');
      await tab.type('main [name=words]', 'for Ida');
      await tab.press('Enter');
      await appears(tab, 'main a[href*=title1]');
      await tab.click('main a', 'for Ida');
      await appears(tab, 'main form [name^=field-]');
      await replace(tab, 'main form [name^=field-]', headline);
      await tab.click('main button', 'Save');
      await tab.text('main [role=status]').toContain('Saved');
      await tab.click('main a', 'See the page');
      await tab.text('h1').toContain(headline);
      expect(await readHome()).not.toContain(headline);

      await tab.goto('/inbox/online');
      await expectSound(tab);
      await tab.click('main button', 'Put it online');
      await tab.text('main').toMatch(/should be settled first|putting the site online/);
      // Only the first of these tests has read the points.
      if (await tab.read(() => document.querySelector('main [role=alert]') !== null))
        await tab.click('main button', 'Put it online anyway');
      await expect.poll(readHome, { timeout: 120_000 }).toContain(headline);
      expect(await readHome()).toContain(`$${dollars} to $900`);
      await tab.text('main').toContain('The site is online. It took');
      await tab.click('main button', 'Go back to the version before');
      await tab.text('main').toContain('The version before is online again.');
      expect(await readHome()).not.toContain(headline);
    });
  });
