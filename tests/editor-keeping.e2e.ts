/** The editor keeps everything an owner types, and shows the file that they opened. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Page } from '@playwright/test';
import { about, expect, openEditor, press, said, test } from './support/office.ts';
import { editorPath } from './support/start-office.ts';
import { buildTimeoutMs } from './support/copy-project.ts';

test.describe.configure({ mode: 'serial', timeout: buildTimeoutMs });
test.use({ expectedErrors: [/status of (?:403|409|422)/] });

const title = (page: Page) => page.getByRole('textbox', { name: 'Title in search results', exact: true });
const heading = (page: Page) => page.frameLocator('#page').getByRole('heading', { level: 1 });
const formTop = (page: Page) => page.locator('main.form').evaluate((form) => form.scrollTop);

test("copies a home page of the program with its look and the company's facts", async ({ page, editor }) => {
  const { copy, preview } = editor;
  await openEditor(page, about);
  await page.locator('nav summary').filter({ hasText: 'Home pages' }).click();
  await page.getByRole('button', { name: '+ New home page', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is it called?').fill('Another home');
  await dialog.getByLabel('Begin with').selectOption('showcase/homes/index-07.yaml');
  await expect(dialog.locator('img')).toHaveJSProperty('naturalWidth', 480);
  await dialog.getByRole('button', { name: 'Make the home page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Another home' })).toBeVisible();
  const made = 'homes/another-home.yaml';
  expect(parse(copy.readContent(made))).toMatchObject({ direction: 'manifest', header: 'boxed' });
  expect(copy.readContent(made)).not.toContain('Warehouse');
  expect((await preview('/another-home')).status).toBe(200);
  rmSync(path.join(copy.content, made));
});

test('shows a new page from the top in preview and form, and reloads it from its entry', async ({
  page,
  editor,
}) => {
  const { copy } = editor;
  await openEditor(page, about);
  for (const [folder, one, made] of [
    ['Services', 'service', 'services/tile-and-stone.yaml'],
    ['Team', 'person', 'team/tile-and-stone.yaml'],
  ] as const) {
    await page.locator('main.form').evaluate((form) => form.scrollTo(0, 600));
    await page.locator('nav summary').filter({ hasText: folder }).click();
    await page.getByRole('button', { name: `+ New ${one}`, exact: true }).click();
    await page.getByLabel('What is it called?').fill('Tile and stone');
    await page.getByRole('button', { name: `Make the ${one}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tile and stone' })).toBeVisible();
    const address = made.includes('team') ? '/team/tile-and-stone' : '/tile-and-stone';
    await expect
      .poll(() =>
        page
          .locator('#page')
          .evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.location.pathname),
      )
      .toBe(`/inbox/site/preview${address}`);
    await expect(page.locator('#page')).toHaveAttribute('aria-busy', 'false');
    expect(await formTop(page)).toBe(0);
    const old = await page.frameLocator('#page').locator('html').elementHandle();
    await page
      .frameLocator('#page')
      .locator('body')
      .evaluate(() => scrollTo(0, 400));
    await page.getByRole('navigation').getByRole('button', { name: 'Tile and stone' }).click();
    await expect
      .poll(() => old?.evaluate((html) => html.isConnected && document.contains(html)).catch(() => false))
      .toBe(false);
    await expect(heading(page)).toBeVisible();
    expect(
      await page
        .frameLocator('#page')
        .locator('body')
        .evaluate(() => scrollY),
    ).toBe(0);
    rmSync(path.join(copy.content, made));
    await openEditor(page, about);
  }
});

// EDIT-KEPT
test('restores unsaved words after a reload, a closed tab and a restart of the editor', async ({
  page,
  editor,
  context,
}) => {
  const { copy } = editor;
  const before = copy.readContent(about);
  await openEditor(page, about);
  await title(page).fill('Words that nobody has saved');
  await expect(said(page)).toHaveText('Not saved yet');
  await page.reload();
  await expect(title(page)).toHaveValue('Words that nobody has saved');
  await expect(said(page)).toHaveText('Your unsaved words are back: save them, or undo.');

  // A new tab without an open file.
  const other = await context.newPage();
  await page.goto('about:blank');
  await other.goto(editorPath);
  await expect(title(other)).toHaveValue('Words that nobody has saved');
  await press(other, 'Undo');
  await expect(title(other)).not.toHaveValue('Words that nobody has saved');
  await other.reload();
  await expect(said(other)).toHaveText('');
  await other.close();

  await openEditor(page, about);
  await title(page).fill('Mine');
  const theirs = before.replace(/^title: .*$/m, 'title: Theirs');
  copy.writeContent(about, theirs);
  await page.reload();
  await expect(title(page)).toHaveValue('Mine');
  await expect(said(page)).toHaveText('Your unsaved words are back. Somebody changed this since then.');
  await page.getByRole('button', { name: 'Show their version' }).click();
  await expect(title(page)).toHaveValue('Theirs');
  await press(page, 'Undo');
  await press(page, 'Save');
  await expect(said(page)).toHaveText('Saved');
  expect(copy.readContent(about)).toContain('title: Mine');
  await page.reload();
  await expect(title(page)).toHaveValue('Mine');
  await expect(said(page)).toHaveText('');
  copy.writeContent(about, before);
});

test('saves a half-typed field on Ctrl+S, with and without focus', async ({ page, editor }) => {
  const { copy } = editor;
  const file = 'redirects.yaml';
  const before = copy.readContent(file);
  await openEditor(page, file);
  await page.getByRole('textbox', { name: 'Name of the row /services', exact: true }).fill('/our-services');
  await page.keyboard.press('Control+s');
  await expect(said(page)).toHaveText('Saved');
  expect(copy.readContent(file)).toContain('/our-services: /services-style-01');

  await page.getByRole('textbox', { name: 'Old address' }).fill('/old-about');
  await page.keyboard.press('Control+s');
  await expect(said(page)).toHaveText('Not saved: One field needs another look.');
  await page.getByRole('textbox', { name: 'New address for /old-about' }).fill('/about');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Control+s');
  await expect(said(page)).toHaveText('Saved');
  expect(copy.readContent(file)).toContain('/old-about: /about');
  copy.writeContent(file, before);
});

test('takes no words for the file before while another one opens, and saves first', async ({
  page,
  editor,
}) => {
  const { copy } = editor;
  const before = copy.readContent(about);
  await openEditor(page, about);
  const hold = Promise.withResolvers<void>();
  await page.route(/\/api\/file(?:\?|$)/, async (route) => {
    await hold.promise;
    await route.continue();
  });
  await title(page).fill('Typed in time');
  await page.keyboard.press('Control+s');
  await page.getByRole('navigation').getByRole('button', { name: 'Bid page', exact: true }).click();
  await expect(page.locator('main.form')).toHaveJSProperty('inert', true);
  hold.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Bid page' })).toBeVisible();
  await expect(page.locator('main.form')).toHaveJSProperty('inert', false);
  expect(copy.readContent(about)).toContain('title: Typed in time');
  copy.writeContent(about, before);
});
