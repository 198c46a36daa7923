/** An owner changes the site in the office. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { about, countChangedLines, expect, openEditor, press, said, test } from './support/office.ts';
import { picturesFolder } from '../contract/content-folder.ts';
import { jobs } from '../tools/first-hour/example.ts';
import { makeProject } from '../tools/first-hour/make-project.ts';
import { site } from '../tools/lib/built-site.ts';
import { findBreaches, findOverflow } from './support/judge-page.ts';
import { buildTimeoutMs } from './support/copy-project.ts';

const mostScriptBytes = 150_000;

test.describe.configure({ mode: 'serial', timeout: buildTimeoutMs });
// The browser reports the status of a refusal as a console error.
test.use({ expectedErrors: [/status of (?:404|409|422)/] });

const item = (page: Page, name: RegExp): Locator =>
  page.locator('.item-name').filter({ hasText: name }).first();

// EDIT-FIELDS
test("opens a clicked text's field, shows typed text on the page at once, and saves one changed line", async ({
  page,
  editor,
}) => {
  const { copy, preview } = editor;
  const before = copy.readContent(about);
  await openEditor(page, about);
  const heading = page.frameLocator('#page').locator('[data-kind=Introduction] h2');
  const words = (await heading.textContent()) ?? '';
  await heading.click();
  const field = page.locator('textarea:focus, input:focus');
  await expect(field).toHaveValue(words);
  await field.fill('Built by neighbors');
  await expect(heading).toHaveText('Built by neighbors');
  expect(copy.readContent(about)).toBe(before);
  // A page that reloads after another change also shows the unsaved text.
  await heading.evaluate((old) => {
    old.setAttribute('data-old', '');
    location.reload();
  });
  await expect(page.frameLocator('#page').locator('[data-old]')).toHaveCount(0);
  await expect(heading).toHaveText('Built by neighbors');
  await field.focus();
  await page.keyboard.press('Control+s');
  await expect(said(page)).toHaveText('Saved');
  await expect(page.getByRole('link', { name: 'Put it online' })).toBeVisible();
  expect(countChangedLines(before, copy.readContent(about))).toBe(1);
  // Ask the server directly, without a reload in the browser.
  expect(await (await preview('/about')).text()).toContain('Built by neighbors');
  await expect(heading).toHaveText('Built by neighbors');

  await page.getByRole('link', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Bring it back' }).first().click();
  await expect(page.getByRole('status')).toContainText('The earlier version is back');
  expect(copy.readContent(about)).toBe(before);
  // The way back leads to the open file.
  await page.getByRole('main').getByRole('link', { name: 'Everything' }).click();
  await expect(heading).toHaveText(words);
});

// EDIT-PLACES
test('opens the file of a clicked text or picture, and leaves published pages without attributes', async ({
  page,
  editor,
}) => {
  const frame = page.frameLocator('#page');
  const title = page.getByRole('heading', { level: 1 });
  await openEditor(page, about);
  await frame.locator('footer [data-field="company.yaml#town"]').first().click();
  await expect(title).toHaveText('Company');
  await expect(page.locator(':focus')).toHaveId('field-town');
  const picture = frame.locator('main img[data-field="services/drywall.yaml#picture"]');
  await picture.waitFor();
  await expect(page.locator('#page')).toHaveAttribute('aria-busy', 'false');
  // A link of its card is above the picture.
  await picture.click({ force: true });
  await expect(title).toHaveText('Drywall');
  await expect(page.locator(':focus')).toHaveId('field-picture');
  for (const name of ['index.html', 'about.html'])
    expect(readFileSync(path.join(site, name), 'utf8')).not.toMatch(/data-field|[\u{f0000}-\u{10fffd}]/u);
  expect(await (await editor.preview('/about')).text()).not.toMatch(/[\u{f0000}-\u{10fffd}]/u);
});

test('leads from the search to a setting, also to one in a group', async ({ page }) => {
  await openEditor(page, about);
  for (const [words, place, id] of [
    ['license', /^Company Licenses/, 'field-licenses'],
    ['days quote', /^Company Days that a quote is valid/, 'field-quotes.validDays'],
  ] as const) {
    await press(page, 'Search');
    await page.getByRole('searchbox', { name: 'Words' }).fill(words);
    await page.getByRole('dialog').getByRole('button', { name: place }).click();
    await expect(page.locator(':focus')).toHaveId(id);
  }
});

test('steps through undo and redo, and undoes a saved change', async ({ page, editor }) => {
  const { copy } = editor;
  const before = copy.readContent(about);
  await openEditor(page, about);
  const title = page.getByRole('textbox', { name: 'Title in search results', exact: true });
  const old = await title.inputValue();
  await title.fill('Another title');
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue(old);
  await page.keyboard.press('Control+Shift+z');
  await expect(title).toHaveValue('Another title');
  await press(page, 'Save');
  await expect(said(page)).toHaveText('Saved');
  await press(page, 'Undo');
  await press(page, 'Save');
  await expect(said(page)).toHaveText('Saved');
  expect(copy.readContent(about)).toBe(before);
});

test('moves, duplicates, removes and adds sections by keyboard, and saves exactly that', async ({
  page,
  editor,
}) => {
  const { copy } = editor;
  const before = copy.readContent(about);
  const kindsOf = () =>
    (parse(copy.readContent(about)) as { sections: { kind: string }[] }).sections.map(({ kind }) => kind);
  const kinds = kindsOf();
  await openEditor(page, about);
  const tool = (name: RegExp) => page.getByRole('button', { name }).first();
  await tool(/^Move down Who you are/).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Move down Who you are/);
  await tool(/^Duplicate Head of a page/).press('Enter');
  await tool(/^Remove Skills in percent/).press('Enter');
  await page.getByRole('button', { name: '+ Add section' }).press('Enter');
  await page.getByRole('searchbox', { name: 'Search the kinds' }).fill('next step');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Invitation/ })
    .press('Enter');
  await press(page, 'Save');
  await expect(said(page)).toHaveText('Saved');
  const expected = [...kinds];
  const at = expected.indexOf('Introduction');
  expected.splice(at, 2, expected[at + 1] ?? '', 'Introduction');
  expected.splice(1, 0, 'PageHead');
  expected.splice(expected.indexOf('Skills'), 1);
  expect(kindsOf()).toEqual([...expected, 'CallToAction']);
  copy.writeContent(about, before);
});

test('gives a new project its own address, and keeps a project that a page shows', async ({
  page,
  editor,
}) => {
  const { copy, preview } = editor;
  const catalogue = copy.readContent('pictures/catalogue.yaml');
  await openEditor(page, 'projects/stone-harbor.yaml');
  const [job] = jobs;
  await makeProject(page, job, picturesFolder);
  const { title, text, outcome } = job;
  const name = 'living-room-on-augusta-street';
  const file = `projects/${name}.yaml`;
  expect(parse(copy.readContent(file))).toMatchObject({ title, text, outcome, picture: name });
  expect((await preview(`/projects/${name}`)).status).toBe(200);
  await press(page, 'Remove');
  await expect(page.getByRole('dialog')).toContainText('Nothing uses it or links to it.');
  await page.getByRole('button', { name: 'Remove it', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('was removed');
  expect(existsSync(path.join(copy.content, file))).toBe(false);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect.poll(() => existsSync(path.join(copy.content, file))).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  rmSync(path.join(copy.content, file));
  copy.writeContent('pictures/catalogue.yaml', catalogue);

  await openEditor(page, 'projects/stone-harbor.yaml');
  await press(page, 'Remove');
  await expect(page.getByRole('dialog')).toContainText('Take it out there first');
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Remove it/ })).toHaveCount(0);
});

test('requires a size and words for pictures, then chooses them, sets the focal point and shows them', async ({
  page,
  editor,
}) => {
  const { copy, preview, read, save } = editor;
  const paint = (width: number) =>
    sharp({ create: { width, height: Math.round(width * 0.66), channels: 3, background: '#7a5c3e' } })
      .jpeg()
      .toBuffer();
  const files = {
    tiny: { name: 'tiny.jpg', mimeType: 'image/jpeg', buffer: await paint(500) },
    soft: { name: 'from_a-messenger.jpg', mimeType: 'image/jpeg', buffer: await paint(1200) },
    large: { name: 'our_own-porch.JPG', mimeType: 'image/jpeg', buffer: await paint(3000) },
  };
  const catalogue = 'pictures/catalogue.yaml';
  const before = copy.readContent(catalogue);
  await openEditor(page, catalogue);
  await page.getByRole('button', { name: '+ Add a picture' }).click();
  const dialog = page.getByRole('dialog');
  const words = dialog.getByLabel(/^What the picture shows/);
  await dialog.getByText(/^Drop photos here/).drop({ files: [files.large, files.soft] });
  await dialog.getByLabel(/choose files/).setInputFiles(files.tiny);
  await expect(dialog.getByAltText('The picture our_own-porch.JPG')).toHaveJSProperty('naturalWidth', 3000);
  await expect(dialog.getByLabel('Title').first()).toHaveValue('Our own porch');
  await expect(dialog).toContainText('It is 1200 px wide and will look soft');
  await dialog.getByRole('button', { name: 'Add 3 pictures' }).click();
  await expect(words.first()).toHaveAccessibleDescription(/at least 10 characters/);
  expect(copy.readContent(catalogue)).toBe(before);
  await words.nth(0).fill('A porch with a brown floor in the evening');
  await words.nth(1).fill('The same porch, seen from the garden');
  await words.nth(2).fill('The same porch, seen from far away');
  await dialog.getByRole('button', { name: 'Add 3 pictures' }).click();
  await expect(dialog).toContainText('even a small card needs 600 px');
  await dialog.getByRole('button', { name: 'Leave it out tiny.jpg' }).click();
  await expect(dialog).toHaveCount(0);
  expect(copy.readContent(catalogue).split('\n').length).toBe(before.split('\n').length + 2);
  const made = await sharp(path.join(copy.content, 'pictures/our-own-porch.jpg')).metadata();
  expect(made.width).toBe(2400);

  await item(page, /Our own porch/).click();
  const image = page.locator('.focal svg');
  // The drawing has the picture's size once the picture has loaded.
  await expect.poll(async () => (await image.boundingBox())?.width ?? 0).toBeGreaterThan(100);
  const box = await image.boundingBox();
  await image.click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.75 } });
  await press(page, 'Save');
  await expect(said(page)).toHaveText('Saved');
  expect((parse(copy.readContent(catalogue)) as { focal: number[] }[]).at(-2)?.focal).toEqual([25, 75]);

  const { value, version } = await read('pages/gallery.yaml');
  const withPicture = JSON.stringify(value).replace(/"picture":"[\w-]+"/, '"picture":"our-own-porch"');
  expect(withPicture).not.toBe(JSON.stringify(value));
  expect((await save('pages/gallery.yaml', JSON.parse(withPicture), version)).status).toBe(200);
  expect(await (await preview('/gallery')).text()).toContain('A porch with a brown floor');
});

test('meets WCAG 2.2 AA, fits a narrow screen, and is small', async ({ page, editor }) => {
  const { address, cookie } = editor;
  await openEditor(page, about);
  await item(page, /Skills in percent/).click();
  expect(await findBreaches(page)).toEqual([]);
  for (const name of ['Search', 'To do', 'Remove']) {
    await press(page, name);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findBreaches(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.setViewportSize({ width: 400, height: 800 });
  for (const view of ['Everything', 'Edit', 'Preview']) {
    await press(page, view);
    expect(await findOverflow(page), view).toEqual([]);
  }
  await press(page, 'Edit');
  expect(await findBreaches(page)).toEqual([]);
  const script = Buffer.from(
    await (
      await fetch(`${address}/inbox/site/editor.js`, { headers: { cookie: cookie.join('=') } })
    ).arrayBuffer(),
  );
  expect(gzipSync(script).length).toBeLessThan(mostScriptBytes);
});
