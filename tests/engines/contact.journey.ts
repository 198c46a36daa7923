/** A visitor writes to the company: CONTACT-FORM, MESSAGE-SENT, MESSAGE-REFUSED, MESSAGE-FAILED, FORM-RESET. */
import { atBothWidths, expectSound, test, type Tab } from './engine-test.ts';

const form = 'main form[method=post]';
const field = (name: string) => `${form} [name=${name}]`;
const alert = '[role=alertdialog]';
const listInvalid = () =>
  [...document.querySelectorAll<HTMLInputElement>('main [aria-invalid=true]')].map(({ name }) => name);

const visitor = {
  name: 'Ann Lee',
  email: 'ann',
  phone: '843 555 0177',
  website: 'none',
  message: 'Two rooms',
};

async function fill(tab: Tab, values: Record<string, string> = visitor): Promise<void> {
  for (const [name, value] of Object.entries(values)) await tab.type(field(name), value);
}

async function expectKept(tab: Tab, values: Record<string, string> = visitor): Promise<void> {
  for (const [name, value] of Object.entries(values)) await tab.value(field(name)).toBe(value);
}

const send = (tab: Tab) => tab.click(`${form} button`, 'Submit Now');

// The page logs the cut connection.
test.use({ expectedErrors: /NetworkError|network|Load failed|view transition/i });

atBothWidths(() => {
  test('writes, errs, goes away and back, and sends', async ({ tab, front, mails }) => {
    await tab.goto('/contact');
    await expectSound(tab);
    await send(tab);
    await tab.poll(listInvalid).toEqual(['name', 'email', 'phone', 'website', 'message']);
    await tab.poll(() => document.activeElement?.getAttribute('name')).toBe('name');
    await tab.reload();

    // The visitor types before the scripts are there.
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    front.rule(({ url = '' }) => (/\.js$/.test(url) ? gate : 'pass'));
    await fill(tab);
    release();
    await send(tab);
    await tab.poll(listInvalid).toEqual(['email']);
    await expectKept(tab);

    await tab.goto('/about');
    await tab.back();
    await expectKept(tab);
    await tab.type(field('email'), '@customer.example');
    const whole = { ...visitor, email: 'ann@customer.example' };
    for (const [fate, sentence] of [
      ['refuse', 'Failed to send message.'],
      ['cut', 'An error occurred while sending the message.'],
    ] as const) {
      front.rule(({ method }) => (method === 'POST' ? fate : 'pass'));
      await send(tab);
      await tab.text(alert).toContain(sentence);
      await expectSound(tab);
      await tab.press('Escape');
      await tab.text(alert).toBe('');
      await expectKept(tab, whole);
    }

    front.rule(() => 'pass');
    await send(tab);
    await tab.text(alert).toContain('Message sent successfully!');
    await expectSound(tab);
    const words = await tab.read(() => document.querySelector('[role=alertdialog]')?.textContent ?? '');
    const reference = /PT-[\w-]+/.exec(words)?.[0] ?? 'no reference';
    await tab.click(`${alert} button`, 'OK');
    await tab.text(alert).toBe('');
    await tab.value(field('message')).toBe('');
    await mails.waitFor(
      ({ subject, text }) => subject?.includes(reference) === true && text?.includes('Two rooms') === true,
    );
  });
});
