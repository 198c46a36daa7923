/** A visitor fills in the longer forms: takeoff, invitation to bid, cart, account. */
import { atBothWidths, expectSound, test, type Tab } from './engine-test.ts';

const alert = '[role=alertdialog]';
const readFields = () =>
  [
    ...document.querySelectorAll<HTMLInputElement>(
      'main form :is(input, textarea, select):not([type=hidden], [tabindex="-1"])',
    ),
  ].map(({ name, type, value, checked }) => `${name}=${type === 'checkbox' ? checked : value}`);

/** The keys of a date differ with the engine's language, and BiDi's do not reach the parts of the field. */
const set = (selector: string, value: string) => {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) return;
  field.focus();
  field.value = value;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
};

/** ENGINES-BACK */
async function expectBackToKeep(tab: Tab): Promise<void> {
  const before = await tab.read(readFields);
  await tab.goto('/about');
  await tab.back();
  await tab.poll(readFields).toEqual(before);
}

const sheets = () =>
  [...document.querySelectorAll('[data-trade=drywall] dl > div')]
    .find((line) => line.querySelector('dt')?.textContent.includes('Sheets'))
    ?.querySelector('dd')?.textContent;

atBothWidths(() => {
  // TAKEOFF-PAGE, TAKEOFF-ADDRESS, QUESTIONS-OPTIONAL
  test('counts a takeoff, answers the questions, and finds both after Back', async ({ tab }) => {
    await tab.goto('/estimate');
    await tab.click('#room-length-1');
    await tab.press('End', 'Backspace', 'Backspace', 'Backspace');
    await tab.type('#room-length-1', "12'");
    await tab.poll(sheets).toBe('19');
    await tab.poll(() => location.search).toContain('room-length=12%27');
    await tab.reload();
    await tab.poll(sheets).toBe('19');
    const form = 'form[action="/contact.php"]';
    await tab.click(`${form} summary`);
    for (const [name, value] of Object.entries({
      name: 'Ann Lee',
      email: 'ann@customer.example',
      phone: '843 555 0146',
      message: 'One room',
      zip: '29483',
      yearBuilt: '1962',
      visit1: 'before noon',
      visit2: 'Friday',
      visit3: 'June 5',
    }))
      await tab.type(`${form} [name=${name}]`, value);
    const hint = "Don't sand or scrape it.";
    await tab.text(form).toContain(hint);
    await expectSound(tab);
    await expectBackToKeep(tab);
    // The hints below the restored fields move the button.
    await tab.text(form).toContain(hint);
    await tab.click(`${form} button`, 'Send this takeoff');
    await tab.text(alert).toContain('Message sent successfully!');
  });

  // BID-FIELDS, BID-DUE
  test('invites to bid with a date', async ({ tab }) => {
    const form = 'main form[method=post]';
    await tab.goto('/bid');
    for (const [name, value] of Object.entries({
      company: 'Harbor Builders',
      name: 'Erin',
      email: 'erin@gc.example',
      phone: '843 555 0170',
      project: 'Clinic',
      place: 'Charleston, SC',
    }))
      await tab.type(`${form} [name=${name}]`, value);
    await tab.click(`${form} label`, 'Drywall');
    await tab.read(set, `${form} [name=dueDate]`, '2020-01-15');
    await tab.read(set, `${form} [name=dueTime]`, '14:00');
    await tab.click(`${form} button`, 'Send the invitation');
    await tab.text(form).toContain('That time has already passed where the project is.');
    await expectSound(tab);
    await tab.press('Escape');
    await tab.read(set, `${form} [name=dueDate]`, `${new Date().getFullYear() + 1}-06-15`);
    await expectBackToKeep(tab);
    await tab.click(`${form} button`, 'Send the invitation');
    await tab.text(alert).toContain('Message sent successfully!');
  });

  // CART-SUMS, CHECKOUT-DELAY
  test('changes the cart and sends the demonstration order', async ({ tab }) => {
    const total = () => [...document.querySelectorAll('main dl dd')].at(-1)?.textContent;
    await tab.goto('/cart');
    await expectSound(tab);
    await tab.click('main input[type=number]');
    await tab.press('End', 'Backspace');
    await tab.type('main input[type=number]', '3');
    await tab.poll(total).toBe('$120.00');
    await tab.click('main button', 'Remove Medicine Bottle, 60');
    await tab.poll(total).toBe('$90.00');
    await tab.click('main a', 'Proceed to checkout');
    await tab.poll(() => document.querySelectorAll('[data-checkout] select').length).toBe(2);
    const form = '[data-checkout]';
    for (const name of ['fname', 'lname', 'hnumber', 'city', 'number'])
      await tab.type(`${form} [name=${name}]`, 'Ann 1');
    await tab.type(`${form} [name=email]`, 'ann@customer.example');
    await tab.click(`${form} button`, 'Continue to payment');
    await tab.text(form).toContain('Please choose your district.');
    await tab.read((at) => {
      const list = document.querySelector<HTMLSelectElement>(`${at} [name=district]`);
      if (list) list.selectedIndex = 1;
      list?.dispatchEvent(new Event('change', { bubbles: true }));
    }, form);
    await tab.click(`${form} button`, 'Continue to payment');
    await tab.text(alert).toContain('Order submitted successfully!');
    await expectSound(tab);
    await tab.press('Escape');
    await tab.value(`${form} [name=fname]`).toBe('');
  });
});
