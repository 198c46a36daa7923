/** Several people and devices change one site: a new device, two people at one file, a stolen phone. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from '@playwright/test';
import { buildTimeoutMs } from './support/copy-project.ts';
import { about, expect, openEditor, press, said, test } from './support/office.ts';
import type { Office } from './support/start-office.ts';

test.describe.configure({ mode: 'serial', timeout: buildTimeoutMs });
test.use({ expectedErrors: [/status of (?:409|422|428)/] });

const dana = 'dana@plumb.example';
const kim = 'kim@plumb.example';
const title = (page: Page) => page.getByRole('textbox', { name: 'Title in search results', exact: true });
const titleForm = '/inbox/site/form?file=pages/about.yaml&path=["title"]';
const hoursForm = '/inbox/site/form?file=company.yaml&path=["hours","office"]';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A phone of another person, without scripts. */
async function openPhone(browser: Browser, { address, signIn }: Office, email = kim, role = 'office') {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: address });
  const [name = '', value = ''] = (await signIn(email, role)).split('=', 2);
  await context.addCookies([{ name, value, url: address }]);
  return context.newPage();
}

/** As if this person's devices had signed in a day ago, and changed nothing since. */
function ageSessions({ data }: Office, email: string): void {
  const database = new DatabaseSync(path.join(data, 'leads.sqlite'));
  const ofPerson = 'person_id = (SELECT id FROM people WHERE email = ?)';
  const aged = 'created_at_ms = created_at_ms - 86400000, is_trusted = 0';
  database.prepare(`UPDATE sessions SET ${aged} WHERE ${ofPerson}`).run(email);
  database.close();
}

// OFFICE-DEVICE
test('asks a device once for a code, and saves the words that were typed before', async ({
  page,
  editor,
}) => {
  const { copy, makeCode } = editor;
  const before = copy.readContent(about);
  ageSessions(editor, dana);
  await openEditor(page, about);
  await title(page).fill('Typed before the question');
  await press(page, 'Save');
  const dialog = page.getByRole('dialog', { name: 'Confirm this device' });
  await expect(dialog.getByRole('status')).toContainText(`on its way to ${dana}`);
  expect(copy.readContent(about)).toBe(before);
  await dialog.getByLabel('Code').fill('000000');
  await button(page, 'Confirm and save').click();
  await expect(dialog.getByRole('status')).toContainText('wrong or has expired');
  await dialog.getByLabel('Code').fill(await makeCode(dana));
  await button(page, 'Confirm and save').click();
  await expect(said(page)).toHaveText('Saved');
  expect(copy.readContent(about)).toContain('title: Typed before the question');
  await title(page).fill('And once more');
  await press(page, 'Save');
  await expect(said(page)).toHaveText('Saved');
  copy.writeContent(about, before);
});

test('asks a phone without scripts for a code, and saves the words that were typed before', async ({
  browser,
  editor,
}) => {
  const { copy, makeCode } = editor;
  const before = copy.readContent(about);
  const phone = await openPhone(browser, editor);
  ageSessions(editor, kim);
  await phone.goto(titleForm);
  await phone.getByRole('textbox').fill('Typed on a phone');
  await button(phone, 'Save').click();
  await expect(phone.getByRole('heading', { name: 'Confirm this device' })).toBeVisible();
  expect(copy.readContent(about)).toBe(before);
  await phone.getByLabel('Code').fill(await makeCode(kim));
  await button(phone, 'Confirm and save').click();
  await expect(phone.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  expect(copy.readContent(about)).toContain('title: Typed on a phone');
  copy.writeContent(about, before);
  await phone.context().close();
});

// OFFICE-TOGETHER
test('shows two people at one file each other, and reports the second of two contradicting changes', async ({
  browser,
  page,
  editor,
}) => {
  const { copy } = editor;
  const before = copy.readContent(about);
  await openEditor(page, about);
  await title(page).fill('Words of Dana');
  const phone = await openPhone(browser, editor);
  await phone.goto(titleForm);
  await expect(phone.getByRole('status').filter({ hasText: 'Dana has had this open since' })).toBeVisible();
  await expect(page.getByText('Kim has had this open since')).toBeVisible();
  const late = await openPhone(browser, editor, 'lee@plumb.example', 'owner');
  await late.goto(titleForm);
  await phone.getByRole('textbox').fill('Words of Kim');
  await button(phone, 'Save').click();
  await expect(phone.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();

  await press(page, 'Save');
  await expect(said(page)).toContainText('Somebody else changed this');
  await expect(title(page)).toHaveValue('Words of Dana');
  await late.getByRole('textbox').fill('Words of Lee');
  await button(late, 'Save').click();
  await expect(late.getByText('The other version: Words of Kim')).toBeVisible();
  await expect(late.getByRole('textbox')).toHaveValue('Words of Lee');
  expect(copy.readContent(about)).toContain('title: Words of Kim');
  await button(page, 'Show their version').click();
  await expect(title(page)).toHaveValue('Words of Kim');
  await press(page, 'Undo');
  await press(page, 'Save');
  await expect(said(page)).toHaveText('Saved');
  expect(copy.readContent(about)).toContain('title: Words of Dana');
  copy.writeContent(about, before);
  await phone.context().close();
  await late.context().close();
});

test('reports office hours that contradict a change on disk', async ({ browser, editor }) => {
  const { copy } = editor;
  const before = copy.readContent('company.yaml');
  const phone = await openPhone(browser, editor);
  await phone.goto(hoursForm);
  copy.writeContent('company.yaml', before.replace(/opens: ['"]?[\d:]+['"]?/, "opens: '06:15'"));
  expect(copy.readContent('company.yaml')).not.toBe(before);
  const theirs = copy.readContent('company.yaml');
  await phone.getByRole('textbox').fill('Mon-Fri 9-5');
  await button(phone, 'Save').click();
  await expect(phone.getByRole('alert')).toContainText('Somebody else changed this');
  await expect(phone.getByText('The other version: ')).toContainText('6:15');
  await expect(phone.getByRole('textbox')).toHaveValue('Mon-Fri 9-5');
  expect(copy.readContent('company.yaml')).toBe(theirs);
  // Both versions were shown.
  await button(phone, 'Save').click();
  await expect(phone.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  copy.writeContent('company.yaml', before);
  await phone.context().close();
});

// EDIT-HISTORY, OFFICE-UNDO
test('names who saved a version, compares it, and undoes all changes of a stolen phone', async ({
  browser,
  page,
  editor,
}) => {
  const { copy } = editor;
  const before = copy.readContent(about);
  const hours = copy.readContent('company.yaml');
  const phone = await openPhone(browser, editor, 'thief@plumb.example');
  await phone.goto(titleForm);
  await phone.getByRole('textbox').fill('Stolen words');
  await button(phone, 'Save').click();
  await phone.goto(hoursForm);
  await phone.getByRole('textbox').fill('Mon-Fri 1-2');
  await button(phone, 'Save').click();
  await expect(phone.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();

  await openEditor(page, about);
  const main = page.getByRole('main');
  await page.getByRole('link', { name: 'Versions' }).click();
  await expect(main).toContainText('by Thief');
  await main.getByRole('link', { name: 'Compare' }).first().click();
  await expect(main.locator('dl')).toContainText('Title');
  await expect(main.locator('ins')).toHaveText('Stolen words');

  await page.goto('/inbox/people');
  await page.getByRole('link', { name: 'Changes by device' }).click();
  await page.getByRole('link', { name: /^Thief/ }).click();
  await expect(main).toContainText('Company');
  await button(page, 'Sign the device out and undo its changes').click();
  await expect(page.getByRole('status').filter({ hasText: 'The device is signed out' })).toBeVisible();
  expect(copy.readContent(about)).toBe(before);
  expect(copy.readContent('company.yaml')).toBe(hours);
  await phone.goto('/inbox/site');
  await expect(phone).toHaveURL(/sign-in/);
  await phone.context().close();
});
