/** The same visitor without JavaScript. */
import { atBothWidths, expectSound, test } from './engine-test.ts';

test.use({ javaScriptEnabled: false });

atBothWidths(() => {
  // CONTACT-FORM, MESSAGE-SENT
  test('sends a message after an error, and keeps the words', async ({ tab, mails, engine, viewport }) => {
    const form = 'main form[method=post]';
    const name = `Nora ${engine} ${viewport?.width}`;
    const values = { name, email: 'nora@customer.example', phone: '843 555 0177', website: 'none' };
    await tab.goto('/contact');
    for (const [field, value] of Object.entries(values)) await tab.type(`${form} [name=${field}]`, value);
    // Spaces satisfy the browser but not the server.
    await tab.type(`${form} [name=message]`, '  ');
    await tab.click(`${form} button`, 'Submit Now');
    await tab.text('h1').toBe('Please check the form');
    await expectSound(tab);
    for (const [field, value] of Object.entries(values))
      await tab.value(`${form} [name=${field}]`).toBe(value);
    await tab.type(`${form} [name=message]`, 'Two rooms');
    await tab.click(`${form} button`, 'Submit Now');
    await tab.text('h1').toBe('Message sent successfully!');
    await tab.text('main').toMatch(/Your reference is PT-[\w-]+\./);
    await tab.text('main').toMatch(/We will call you .+, from \(843\) 555-0142\./);
    await expectSound(tab);
    await mails.waitFor(({ subject }) => subject?.includes(name) === true);
  });

  // TAKEOFF-PLAIN, PROJECT-FILTER, ACCORDION-ONE, TOPBAR-SEARCH
  test('counts a takeoff, filters, unfolds and searches', async ({ tab }) => {
    await tab.goto('/estimate');
    await tab.click('#room-length-1');
    await tab.press('End', 'Backspace', 'Backspace', 'Backspace');
    await tab.type('#room-length-1', "12'");
    await tab.click('[data-trade=drywall] button', 'Count again');
    await tab.poll(() => location.search).toContain('room-length=12%27');
    await tab.text('[data-trade=drywall] dl').toContain('19');
    await expectSound(tab);

    await tab.goto('/index-01');
    const shown = () =>
      [...document.querySelectorAll('#project li h3')].filter((title) => title.checkVisibility()).length;
    await tab.click('#project label', 'Architecture');
    await tab.poll(shown).toBe(2);
    await tab.click('main details[name]:nth-of-type(2) summary');
    await tab
      .poll(() =>
        [...document.querySelectorAll('main details[name]')].map((each) => each.hasAttribute('open')),
      )
      .toEqual([false, true, false]);
    await expectSound(tab);

    await tab.goto('/search');
    await tab.type('main [name=q]', 'popcorn');
    await tab.press('Enter');
    await tab.text('main [role=status]').toMatch(/^\d+ results for “popcorn”$/);
  });
});
