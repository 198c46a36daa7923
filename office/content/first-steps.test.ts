import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { listFiles } from '../../tools/lib/list-files.ts';
import { root } from '../../tools/lib/paths.ts';
import { createContentStore } from './content-store.ts';
import { createContentValues } from './content-values.ts';
import { createHistory } from './history.ts';
import { readModels } from './models.ts';
import { createQuickForms } from './quick/quick-forms.ts';

function setUp() {
  const folder = mkdtempSync(path.join(tmpdir(), 'first-steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv('CACHE_DIR', path.join(folder, 'cache'));
  const content = path.join(folder, 'site');
  cpSync(path.join(root, 'starter'), content, { recursive: true });
  const values = createContentValues(content);
  const history = createHistory(root, content);
  const models = readModels(content, []);
  const parts = { content, history, values, readModels: () => Promise.resolve(models) };
  const store = createContentStore(parts);
  const forms = createQuickForms({ ...parts, root, store, readStart: () => Promise.resolve({}) });
  return {
    content,
    forms,
    read: (file: string) => readFileSync(path.join(content, file), 'utf8'),
    async save(typed: Record<string, string>) {
      const { version } = await forms.openFirst();
      return forms.saveFirst({ version, typed });
    },
  };
}

const owner = {
  name: 'Delgado Walls',
  tagline: 'Roofing',
  phone: '864.271.2222',
  email: 'office@delgado.build',
  town: 'Austin',
  state: 'Texas',
  postalCode: '78701',
  'hours.office': 'M-F 7am-5pm, Saturdays 8-noon',
  licenses: 'TX 9876 exp 6/30/31',
  url: 'https://delgado.build',
  'promises.warranty': 'one year',
};

// FIRST-STEPS
test('is a selection of the fields of the company, with its values and every look', async () => {
  const { forms } = setUp();
  const { fields } = await forms.openFirst();
  const of = (name: string) => fields.find((field) => field.name === name);
  expect(of('name')).toMatchObject({ value: 'Your Company', kind: 'line', isOptional: false });
  expect(of('phone')?.value).toBe('(800) 555-0100');
  expect(of('hours.office')?.value).toBe('Mon-Fri 8 AM to 5 PM');
  expect(of('serviceArea')).toMatchObject({ value: '', isOptional: true });
  expect(of('direction')?.options?.length).toBeGreaterThan(10);
  expect(of('direction')?.options?.every(({ picture }) => picture)).toBe(true);
  expect(of('home')?.options?.map(({ value }) => value)).toContain('classic');
});

test('writes typed hours, phone and licenses in parts, only in the changed lines', async () => {
  const { save, read, forms } = setUp();
  const before = read('company.yaml');
  await save(owner);
  const company = parse(read('company.yaml')) as Record<string, unknown>;
  expect(company).toMatchObject({
    name: 'Delgado Walls',
    phone: { shown: '(864) 271-2222' },
    state: 'TX',
    licenses: [{ state: 'TX', number: '9876', expires: '2031-06-30' }],
    promises: { warranty: 'one year' },
  });
  const comments = (text: string) => text.split('\n').filter((line) => line.startsWith('#'));
  expect(comments(read('company.yaml'))).toEqual(comments(before));
  expect(read('company.yaml')).not.toMatch(/^[^#]*(?:Your|555-01|\.example|South Carolina|New_York)/m);
  const { fields } = await forms.openFirst();
  expect(fields.find(({ name }) => name === 'licenses')?.value).toBe('TX: 9876 until 6/30/2031');
  const saved = read('company.yaml');
  await save(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
  expect(read('company.yaml')).toBe(saved);
});

test('names every field that it cannot read, and writes nothing', async () => {
  const { save, read } = setUp();
  const before = read('company.yaml');
  await expect(save({ ...owner, phone: '12', 'hours.office': 'never', licenses: '7' })).rejects.toMatchObject(
    {
      status: 422,
      issues: [{ path: ['phone'] }, { path: ['hours.office'] }, { path: ['licenses'] }],
    },
  );
  expect(read('company.yaml')).toBe(before);
});

test('turns visits on and off with a tick, in a form that has their name', async () => {
  const { forms, read } = setUp();
  const place = { file: 'company.yaml', path: ['visits'] };
  for (const on of ['yes', '']) {
    const { title, version, fields } = await forms.open(place.file, place.path);
    expect(title).toBe('Visits with a time');
    expect(fields[0]).toMatchObject({ name: 'on', kind: 'flag', value: on === '' ? 'yes' : '' });
    const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    await forms.save({ ...place, version, typed: { ...typed, on } });
    expect(parse(read('company.yaml'))).toMatchObject({ visits: { on: on === 'yes' } });
  }
});

test('keeps what a text does not have', async () => {
  const { save, read, content } = setUp();
  const file = path.join(content, 'company.yaml');
  const license = '{state: SC, number: CLG 7, expires: "2031-01-31", board: Licensing Board, sample: true}';
  writeFileSync(file, read('company.yaml').replace('licenses: []', `licenses: [${license}]`));
  await save({ licenses: 'SC CLG 7 exp 1/31/33' });
  expect(parse(read('company.yaml'))).toMatchObject({
    licenses: [{ board: 'Licensing Board', expires: '2033-01-31' }],
  });
  expect(read('company.yaml')).not.toContain('sample');
});

test.each([
  ['Roofing and Gutters', true],
  ['Drywall and Painting', false],
])('for the trade %s, hides the pages about walls: %s', async (tagline, isHidden) => {
  const { save, read } = setUp();
  await save({ tagline });
  for (const page of ['bid', 'estimate'])
    expect(/^noindex: true$/m.test(read(`pages/${page}.yaml`))).toBe(isHidden);
  const menus = read('navigation.yaml') + read('detail-pages.yaml');
  expect(/path: \/(?:bid|estimate)\b/.test(menus)).toBe(!isHidden);
});

test('leaves a page about walls that the owner wrote', async () => {
  const { save, read, content } = setUp();
  const bid = path.join(content, 'pages/bid.yaml');
  writeFileSync(bid, readFileSync(bid, 'utf8').replace(/^title: .*$/m, 'title: Bids for roofs'));
  await save({ tagline: 'Roofing' });
  expect(read('pages/bid.yaml')).not.toContain('noindex');
  expect(read('pages/estimate.yaml')).toContain('noindex: true');
});

test("mentions only the owner's trade outside the sample services", async () => {
  const { save, read, content } = setUp();
  await save(owner);
  const found = listFiles(content).filter((file) => {
    if (/^(?:services|pictures)\/|^pages\/(?:bid|estimate)/.test(file)) return false;
    const text = file.endsWith('.yaml') ? read(file).replaceAll(/^ *#.*$|items: .*$/gm, '') : '';
    return /drywall|framing/i.test(text.replaceAll(/(?:P|p)icture: .*/g, ''));
  });
  expect(found).toEqual([]);
});

test('takes a logo or letters', async () => {
  const { forms, read, content } = setUp();
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path d="M0 0h300v100H0z" fill="#a00"/></svg>';
  const form = new FormData();
  form.append('logo', new File([drawing], 'logo.svg'));
  form.append('alone', 'yes');
  await forms.saveLogo(form);
  const logo = { file: 'logo.png', width: 480, height: 160, alone: true };
  expect(parse(read('company.yaml'))).toMatchObject({ logo });
  expect((await sharp(path.join(content, 'pictures/logo.png')).metadata()).width).toBe(480);
  const broken = new FormData();
  broken.append('logo', new File(['GIF89a'], 'logo.png'));
  await expect(forms.saveLogo(broken)).rejects.toMatchObject({ status: 422, issues: [{ path: ['logo'] }] });
  const letters = new FormData();
  letters.append('letters', 'dw');
  await forms.saveLogo(letters);
  expect(parse(read('company.yaml'))).toMatchObject({ logo: { letters: 'DW' } });
});

// OFFICE-QUICK
test('finds a title as visitors read it, and opens both of its lines', async () => {
  const { forms, read } = setUp();
  const [first, ...others] = await forms.search('right in yourtown');
  expect(first).toMatchObject({
    file: 'homes/classic.yaml',
    label: 'Home page',
    text: 'Built right in Yourtown.',
  });
  // No visitor sees the other home page of the starter.
  expect(others.map(({ file }) => file)).not.toContain('homes/portfolio.yaml');
  const { file, path: place, version, fields } = await forms.open(first?.file ?? '', first?.path ?? []);
  expect(fields.map(({ name, value }) => [name, value])).toEqual([
    ['title1', 'Built right'],
    ['title2', 'in {town}.'],
  ]);
  await forms.save({
    file,
    path: place,
    version,
    typed: { title1: 'Built right', title2: 'on the day we said.' },
  });
  expect(read(file)).toContain('title1: Built right\n        title2: on the day we said.\n');
});

// OFFICE-QUICK
test('adds a price, shows it on the chosen service, and says where visitors see it', async () => {
  const { forms, read } = setUp();
  const { version, fields } = await forms.openPrice();
  expect(fields.map(({ label }) => label)).toEqual([
    'Name',
    'From, dollars',
    'To, dollars',
    'What the amounts are for',
    'Show it on the card and page of',
  ]);
  const typed = { name: 'Small repair', from: '$450', to: '900', unit: '', service: 'services/drywall.yaml' };
  const fault = (changed: Record<string, string>) =>
    forms.savePrice({ version, typed: { ...typed, ...changed } }).catch((error: unknown) => error);
  expect(await fault({ name: '12' })).toMatchObject({ issues: [{ path: ['name'] }] });
  expect(await fault({ to: 'many' })).toMatchObject({ issues: [{ path: ['to'] }] });
  await forms.savePrice({ version, typed });
  expect(parse(read('prices.yaml'))).toEqual({ prices: { smallRepair: { from: 450, to: 900 } } });
  expect(await fault({})).toMatchObject({ issues: [{ message: 'There is a price with this name.' }] });
  const [first] = await forms.listPrices();
  expect(first).toMatchObject({ label: 'Drywall', text: '$450 to $900' });
  expect((await forms.open('prices.yaml', ['prices', 'smallRepair'])).price).toEqual({
    fact: '{priceSmallRepair}',
    places: ['Drywall'],
  });
});

test('shows what visitors read in place of the facts in braces', async () => {
  const { forms } = setUp();
  const shown = async (name: string) => (await forms.open('services/drywall.yaml', [name])).fields[0]?.shown;
  expect(await shown('pageTitle')).toBe('Drywall installation and finishing in Yourtown, SC');
  expect(await shown('title')).toBeUndefined();
});
