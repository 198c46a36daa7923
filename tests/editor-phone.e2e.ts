/** An owner changes from a phone what changes often, without scripts. */
import path from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import type { Page } from '@playwright/test';
import { buildTimeoutMs } from './support/copy-project.ts';
import { expect, test } from './support/office.ts';
import { findBreaches, findOverflow } from './support/judge-page.ts';

test.describe.configure({ mode: 'serial', timeout: buildTimeoutMs });
test.use({ expectedErrors: [/status of (?:409|422)|ERR_FAILED/] });

const project = 'projects/blue-glass-building.yaml';
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first().click();

async function judge(page: Page): Promise<void> {
  expect(await findOverflow(page)).toEqual([]);
  expect(await findBreaches(page)).toEqual([]);
}

const paint = (color: string) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: color } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 26/1 0/1' } })
    .jpeg()
    .toBuffer();

// OFFICE-QUICK
test('every screen fits a phone and meets WCAG 2.2 AA', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    '',
    '/prices',
    '/first-steps',
    '/logo',
    '/form?file=company.yaml&path=["hours","office"]',
    '/photos',
    '/words?words=drawing',
    '/form?file=company.yaml&path=["name"]',
    '/versions?file=company.yaml',
  ]) {
    await page.goto(`/inbox/site${path}`);
    await judge(page);
  }
});

test('“Everything” is a list on a phone, with one name for one thing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/inbox/site/all');
  const list = page.getByRole('navigation', { name: 'Everything' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything');
  await judge(page);
  const names = await list.locator('summary h2, li').allTextContents();
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  await list.getByRole('button', { name: 'Home page', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home page');
  await judge(page);
});

test('sends photos one at a time, states which one, and keeps those that were refused', async ({
  page,
  editor,
}) => {
  const { copy } = editor;
  const before = ['projects/edison-middle-school.yaml', 'pictures/catalogue.yaml'].map(
    (file) => [file, copy.readContent(file)] as const,
  );
  await page.goto('/inbox/site/photos');
  const newTitle = page.getByLabel('Name of a new project');
  await expect(newTitle).toBeVisible();
  await page.getByRole('combobox', { name: 'Project' }).selectOption({ label: 'Edison Middle School' });
  await expect(newTitle).toBeHidden();
  const photo = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
  await page
    .getByLabel(/^Photos/)
    .setInputFiles([
      photo('IMG_1.jpg', await paint('#7a5c3e')),
      photo('IMG_2.jpg', Buffer.from('no picture')),
      photo('IMG_3.jpg', await paint('#3e5c7a')),
    ]);
  const said: string[] = [];
  await page.exposeFunction('hear', (words: string) => said.push(words));
  await page.evaluate(() => {
    const status = document.querySelector('form [role=status]');
    const hear = (globalThis as unknown as { hear: (words: string) => void }).hear;
    if (status) new MutationObserver(() => hear(status.textContent)).observe(status, { childList: true });
  });
  await page.getByRole('button', { name: 'Add the photos' }).click();
  await expect(page.getByRole('alert')).toContainText(/^IMG_2\.jpg: /);
  await expect(page.getByRole('status')).toHaveText('2 of 3 photos are added.');
  expect(said).toContain('Photo 1 of 3 is being prepared …');
  expect(said.some((words) => words.startsWith('Photo 3 of 3'))).toBe(true);
  const left = page.getByLabel(/^Photos/);
  expect(
    await left.evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map(({ name }) => name)),
  ).toEqual(['IMG_2.jpg']);
  await left.setInputFiles([photo('IMG_4.jpg', await paint('#5c7a3e'))]);
  await page.getByRole('button', { name: 'Add the photos' }).click();
  await expect(page.getByRole('status')).toContainText('1 photo is added');
  // Other tests have added photos, too.
  const added = copy.readContent('pictures/catalogue.yaml').slice(before[1]?.[1].length);
  expect(added.match(/, photo \d(?=")/g)).toEqual([', photo 2', ', photo 3']);
  for (const [name, text] of before) copy.writeContent(name, text);
});

test('a photo that does not arrive is named, and waits with those behind it', async ({ page }) => {
  await page.goto('/inbox/site/photos');
  await page
    .getByLabel(/^Photos/)
    .setInputFiles(
      ['IMG_1.jpg', 'IMG_2.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from('a') })),
    );
  await page.route('**/site/photos*', (route) => route.abort());
  await page.getByRole('button', { name: 'Add the photos' }).click();
  await expect(page.getByRole('alert')).toContainText('IMG_1.jpg did not arrive');
  await expect(page.getByRole('status')).toHaveText('0 of 2 photos are added.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('changes a price, and keeps a wrong amount in its field', async ({ page, editor }) => {
    const { copy, preview } = editor;
    const before = copy.readContent('prices.yaml');
    await page.goto('/inbox/site');
    await link(page, /^Prices/);
    await link(page, /^Acoustical Ceiling/);
    await page.getByLabel('From, dollars').fill('twelve');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('Not saved');
    await expect(page.getByLabel('From, dollars')).toHaveValue('twelve');
    await expect(page.getByLabel('From, dollars')).toHaveAccessibleDescription('Write a number in digits.');
    expect(copy.readContent('prices.yaml')).toBe(before);
    await page.getByLabel('From, dollars').fill('$6');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status')).toContainText('Saved');
    expect(copy.readContent('prices.yaml')).toBe(
      before.replace('acousticalCeiling: {from: 5, to: 11', 'acousticalCeiling: {from: 6, to: 11'),
    );
    expect(await (await preview('/acoustical-ceiling')).text()).toContain('$6 to $11');
    copy.writeContent('prices.yaml', before);
  });

  test('adds a price, and says where it shows', async ({ page, editor }) => {
    const { copy } = editor;
    const before = copy.readContent('prices.yaml');
    await page.goto('/inbox/site/prices');
    await link(page, 'New price');
    await page.getByLabel('Name').fill('Gutter cleaning');
    await page.getByLabel('From, dollars').fill('150');
    await page.getByLabel('To, dollars').fill('300');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status')).toContainText('Saved');
    await page.goto('/inbox/site/prices');
    await link(page, /^Gutter cleaning/);
    await expect(page.getByText('Type {priceGutterCleaning} into a sentence')).toBeVisible();
    await page.goto('/inbox/site/prices');
    await link(page, /^Drywall and Ceiling Repair/);
    await expect(page.getByText(/^Visitors see it on: .*Drywall and Ceiling Repair/)).toBeVisible();
    copy.writeContent('prices.yaml', before);
  });

  // TYPED-PRICE
  test('adds the dollar sign to the price of a service', async ({ page, editor }) => {
    const { copy, preview } = editor;
    const file = 'services/painting.yaml';
    const before = copy.readContent(file);
    await page.goto(`/inbox/site/form?${new URLSearchParams({ file, path: '["price"]' })}`);
    await page.getByLabel(/^Price/).fill('from 350');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status')).toContainText('Saved');
    expect(parse(copy.readContent(file))).toMatchObject({ price: 'from $350' });
    expect(await (await preview('/painting')).text()).toContain('from $350');
    copy.writeContent(file, before);
  });

  test('changes the hours as people write them', async ({ page, editor }) => {
    const { copy } = editor;
    const before = copy.readContent('company.yaml');
    await page.goto('/inbox/site');
    await link(page, /^Office hours/);
    await page.getByRole('textbox').fill('Mon-Thu 7-5, Fri 7-noon');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status')).toContainText('Saved');
    expect((parse(copy.readContent('company.yaml')) as { hours: { office: unknown } }).hours.office).toEqual([
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '07:00', closes: '17:00' },
      { days: ['Friday'], opens: '07:00', closes: '12:00' },
    ]);
    copy.writeContent('company.yaml', before);
  });

  test('finds a sentence by some of its words and changes it', async ({ page, editor }) => {
    const { copy } = editor;
    const before = copy.readContent('pages/about.yaml');
    await page.goto('/inbox/site');
    await page.getByRole('searchbox').fill('what the drawing says');
    await page.getByRole('button', { name: 'Find it' }).click();
    await link(page, /We build what the drawing says/);
    await page.getByRole('textbox').fill('We build what you see');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status')).toContainText('Saved');
    await link(page, 'See the page');
    await expect(page.getByRole('heading', { name: 'We build what you see' })).toBeVisible();
    copy.writeContent('pages/about.yaml', before);
  });

  test('finds a setting by its label', async ({ page }) => {
    await page.goto('/inbox/site');
    await page.getByRole('searchbox').fill('license');
    await page.getByRole('button', { name: 'Find it' }).click();
    await link(page, /^Company: Licenses/);
    await expect(page.getByLabel(/^Licenses/)).toBeVisible();
  });

  test('compares the versions of a file and brings one back (EDIT-HISTORY)', async ({ page, editor }) => {
    const { copy } = editor;
    const before = copy.readContent('company.yaml');
    const form = '/inbox/site/form?file=company.yaml&path=["tagline"]';
    for (const words of ['Drywall of two', 'Drywall of three']) {
      await page.goto(form);
      await page.getByRole('textbox').fill(words);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('status')).toContainText('Saved');
    }
    await page.goto(form);
    await link(page, 'Earlier versions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versions of “Company”');
    await expect(page.getByText('Trade: Drywall of two → Drywall of three')).toBeVisible();
    await link(page, 'Compare');
    await expect(page.getByRole('definition')).toHaveText('Drywall of two → Drywall of three');
    const versions = page.getByLabel('Compare with').locator('option');
    await page.getByLabel('Compare with').selectOption((await versions.nth(1).getAttribute('value')) ?? '');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('definition')).toHaveText(
      `Drywall of two → ${String((parse(before) as { tagline: string }).tagline)}`,
    );
    // Somebody else changes the file meanwhile.
    copy.writeContent('company.yaml', `${before}\n`);
    await page.getByRole('button', { name: 'Bring it back' }).first().click();
    await expect(page.getByRole('alert')).toContainText('changed');
    await page.getByRole('button', { name: 'Bring it back' }).nth(1).click();
    await expect(page.getByRole('status')).toContainText('The earlier version is back');
    expect(copy.readContent('company.yaml')).toBe(before);
  });

  test('adds several photos to a project: the first is its card, and no place stays in them', async ({
    page,
    editor,
  }) => {
    const { copy, preview } = editor;
    const before = [project, 'pictures/catalogue.yaml'].map(
      (file) => [file, copy.readContent(file)] as const,
    );
    const [first, ...others] = parse(copy.readContent('pictures/catalogue.yaml')) as { alt: string }[];
    const longer = { ...first, alt: 'The finished lobby of another house' };
    copy.writeContent('pictures/catalogue.yaml', stringify([longer, ...others]));
    await page.goto('/inbox/site');
    await link(page, /^Photos of a project/);
    await page.getByRole('combobox', { name: 'Project' }).selectOption({ label: 'Blue Glass Building' });
    await page.getByLabel(/^Photos/).setInputFiles([
      { name: 'IMG_4112.jpg', mimeType: 'image/jpeg', buffer: await paint('#7a5c3e') },
      { name: 'IMG_4113.jpg', mimeType: 'image/jpeg', buffer: await paint('#3e5c7a') },
    ]);
    await page.getByLabel(/^What they show/).fill('The finished lobby');
    await page.getByRole('button', { name: 'Add the photos' }).click();
    await expect(page.getByRole('status')).toContainText('2 photos are added');
    const saved = parse(copy.readContent(project)) as { picture: string; pictures: string[] };
    expect(saved.picture).toBe('blue-glass-building');
    expect(saved.pictures).toContain('blue-glass-building-2');
    const catalogue = parse(copy.readContent('pictures/catalogue.yaml')) as { alt: string }[];
    expect(catalogue.slice(-2).map(({ alt }) => alt)).toEqual([
      'The finished lobby',
      'The finished lobby, photo 2',
    ]);
    const file = path.join(copy.content, 'pictures/blue-glass-building.jpg');
    expect((await sharp(file).metadata()).exif).toBeUndefined();
    const html = await (await preview('/projects/blue-glass-building')).text();
    const [, address = ''] = /src="([^"]*blue-glass-building\.[^"]+)"/.exec(html) ?? [];
    const picture = await preview(address.replace('/inbox/site/preview', ''));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('image/'),
    ]);
    for (const [name, text] of before) copy.writeContent(name, text);
  });
});
