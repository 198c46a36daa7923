/** ENGINES-BACK: a visitor leaves a page with forms, and finds every field as it was after Back. */
import { sendRequest } from '../support/post-request.ts';
import { expect, test, type Tab } from './engine-test.ts';
import { signIn } from './visit-inbox.ts';

/** No browser restores a password. */
const fields =
  'main form :is(input, textarea, select):not([type=hidden], [type=file], [type=password], [tabindex="-1"], [readonly])';

/** Loads what a first interaction loads: islands, and lists that replace text fields. */
function touch(): void {
  for (const island of document.querySelectorAll('[data-island]'))
    island.dispatchEvent(new Event('focusin', { bubbles: true }));
}
const listUntouched = () =>
  [...document.querySelectorAll('[data-island]:not([data-hydrated]), input[data-list]')].map(
    ({ outerHTML }) => outerHTML.slice(0, 80),
  );

/** Opens every fold and changes every field in it. Keys do not reach the parts of a date field in Firefox. */
function fill(selector: string): void {
  const values: Record<string, string> = {
    date: '2031-05-06',
    time: '14:30',
    'datetime-local': '2031-05-06T14:30',
    number: '7',
    email: 'ann@customer.example',
    tel: '843 555 0146',
  };
  for (const fold of document.querySelectorAll('details')) if (fold.querySelector(selector)) fold.open = true;
  const controls = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(selector),
  ];
  for (const field of controls) {
    if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
    else if (field.type === 'checkbox' || field.type === 'radio') (field as HTMLInputElement).checked = true;
    else field.value = values[field.type] ?? '12';
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
const read = (selector: string) =>
  [...document.querySelectorAll<HTMLInputElement>(selector)].map((field) => {
    const { name, id, type, value, checked } = field;
    const state = /checkbox|radio/.test(type) ? `${value} ${checked}` : value;
    return `${name || id}: ${state}${field.closest('details:not([open])') ? ', in a closed fold' : ''}`;
  });

async function expectBackToKeep(tab: Tab, path: string, selector = fields): Promise<void> {
  await tab.goto(path);
  await tab.read(touch);
  await tab.poll(listUntouched).toEqual([]);
  await tab.read(fill, selector);
  const before = await tab.read(read, selector);
  expect(before.length).toBeGreaterThan(0);
  await tab.goto('/gallery');
  await tab.back();
  await tab.poll(read, selector).toEqual(before);
}

// The next navigation may cut the script of an island.
test.use({ expectedErrors: /view transition|dynamically imported|ERR_FAILED|Importing a module|No http/i });

const pages = [
  '/bid',
  '/blog-single',
  '/cart',
  '/checkout',
  '/contact',
  '/faq',
  '/index-02',
  '/index-04',
  '/index-12',
  '/my-account',
  '/search',
  '/shop-single',
];
for (const path of pages)
  test(`Back brings back the fields of ${path}`, ({ tab }) => expectBackToKeep(tab, path));

// Its other form has its fields in the address (TAKEOFF-ADDRESS).
test('Back brings back the fields below a takeoff, and its optional questions', ({ tab }) =>
  expectBackToKeep(tab, '/estimate', fields.replace('form', '#takeoff-form')));

// TAKEOFF-ADDRESS
test('Back brings back added rows of a takeoff', async ({ tab }) => {
  const rows = () =>
    [...document.querySelectorAll<HTMLInputElement>('[name=room-length], [name=wall-length]')].map(
      ({ value }) => value,
    );
  await tab.goto('/estimate');
  for (const [name, number, length] of [
    ['room', 2, "11'"],
    ['room', 3, "9'"],
    ['wall', 3, "8'"],
  ])
    await tab.type(`#${name}-length-${number}`, String(length));
  await tab.poll(rows).toContain("9'");
  const before = await tab.read(rows);
  await tab.poll(() => new URLSearchParams(location.search).getAll('wall-length')).toContain("8'");
  await tab.goto('/gallery');
  await tab.back();
  await tab.poll(rows).toEqual(before);
});

test('Back brings back the fields of the pages of one request, and of the inbox', async ({
  tab,
  front,
  engine,
  mails,
}) => {
  const email = `bea-${engine}@customer.example`;
  const contact = { name: 'Bea', email, phone: '843 555 0177', website: 'none', message: 'Two rooms' };
  const { reference, page } = await sendRequest(front.url, contact);
  const mail = await mails.waitFor(({ to }) => to?.some(({ address }) => address === email) === true);
  const correction = /\/corrections\/\S+/.exec(mail.text ?? '')?.[0] ?? '';
  await test.step('request', () => expectBackToKeep(tab, page));
  await test.step('search box of the header', () =>
    expectBackToKeep(tab, page, '#search-top, #search-panel'));
  await test.step('correction', () => expectBackToKeep(tab, correction));
  await signIn(tab, mails);
  const request = `/inbox/requests/${reference}`;
  const screens = [
    request,
    `${request}?answer=visit`,
    ...['closed', 'notice', 'people'].map((name) => `/inbox/${name}`),
  ];
  for (const path of screens) await test.step(path, () => expectBackToKeep(tab, path));
});
