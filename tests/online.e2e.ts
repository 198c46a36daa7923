/** The office's screen “Online”: a change goes online by one press, and back by another. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { writeWhole } from '../contract/write-whole.ts';
import { makePhoto } from '../server/testing/sample-files.ts';
import { startOwnOffice, type OwnOffice } from './support/own-office.ts';

test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

let office: OwnOffice;
let company: string;

async function signIn(page: Page, email: string, role: string): Promise<void> {
  await page.goto(`${office.server.url}/inbox/code`);
  await page.getByLabel('Code').fill(await office.invite(email, role));
  await page.getByRole('button', { name: 'Sign in' }).click();
}

type Press = (page: Page, name: string) => Promise<void>;
const press: Press = (page, name) => page.getByRole('button', { name, exact: true }).click();
const readHome = async () => (await fetch(office.server.url)).text();

test.beforeAll(async () => {
  office = await startOwnOffice();
  company = path.join(office.content, 'company.yaml');
});
test.afterAll(() => office.stop());

/** Puts the saved changes online, and goes back to the version before. `name` is new on the home page. */
async function goOnlineAndBack(page: Page, name: string, press: Press, isFirst = false): Promise<void> {
  await press(page, 'Put it online');
  // The starter's samples stop the first press, and no later one.
  if (isFirst) {
    await expect(page.getByRole('alert')).toContainText('should be settled first');
    expect(await readHome()).not.toContain(name);
    await press(page, 'Put it online anyway');
  }
  await expect(page.getByText(/The site is online. It took \d+ seconds?\./)).toBeVisible({
    timeout: 120_000,
  });
  await expect(page.getByText('Everything that is saved is online.')).toBeVisible();
  await expect(page.getByText(/^\d+ points were open the last time/)).toBeVisible();
  await expect(page.getByText('by Ada')).toBeVisible();
  await expect.poll(readHome).toContain(name);

  await press(page, 'Go back to the version before');
  await expect(page.getByText('The version before is online again.')).toBeVisible({ timeout: 30_000 });
  // Also if nobody of the office made that version.
  await expect(page.getByText('by Ada')).toBeVisible();
  await expect.poll(readHome).not.toContain(name);
}

test('puts a change online by one press, and back by another, without scripts (ONLINE-PRESS)', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await signIn(page, 'ada@plumb.example', 'owner');
  const name = 'Bell Builders Two';
  writeWhole(company, readFileSync(company, 'utf8').replace(/^name: .*/m, `name: ${name}`));
  await page.goto(`${office.server.url}/inbox/online`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Company' })).toContainText('outside the office');
  await goOnlineAndBack(page, name, press, true);
  await page.goto(`${office.server.url}/inbox/online`);
  await page.getByText(/^\d+ points were open the last time/).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Drywall' })).toBeVisible();
  await page.close();
});

/** Moves the focus to the link, button or field with this name, as people do who use no mouse. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = page.locator(':focus').and(
    page
      .getByLabel(name, { exact: true })
      .or(page.getByRole('link', { name }))
      .or(page.getByRole('button', { name, exact: true })),
  );
  await expect(
    async () => {
      await page.keyboard.press('Tab');
      expect(await target.count()).toBe(1);
    },
    `Tab reaches “${String(name)}”`,
  ).toPass({ intervals: [0], timeout: 30_000 });
}

async function follow(page: Page, link: string | RegExp): Promise<void> {
  await tabTo(page, link);
  await page.keyboard.press('Enter');
}

// OFFICE-QUICK, ONLINE-PRESS
test('changes the name, looks at it, goes online and back with a keyboard only, at a desk', async ({
  page,
}) => {
  const name = 'Bell Builders Three';
  await page.setViewportSize({ width: 1440, height: 900 });
  const code = await office.invite('ada@plumb.example', 'owner');
  await page.goto(`${office.server.url}/inbox/code`);
  await tabTo(page, 'Code');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await follow(page, 'Site');
  await tabTo(page, 'Change a text or a setting: type part of it');
  await page.keyboard.type('Bell Builders');
  await page.keyboard.press('Enter');
  await follow(page, /^Company.*Bell Builders/);
  await tabTo(page, 'Name');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Saved');
  await follow(page, 'See the page');
  await expect(page.getByRole('banner').getByText(name).first()).toBeVisible();
  // A headless window has no key for it.
  await page.goBack();
  await follow(page, 'Online');
  await page.waitForURL('**/online');
  let loads = 0;
  page.on('load', () => loads++);
  await goOnlineAndBack(page, name, follow);
  // A press loads the page, and so does the end of its run. In between the focus stays where it is.
  expect(loads).toBeLessThanOrEqual(4);
});

test('adds two photos to a new project with a keyboard only, on a phone', async ({ page }) => {
  await signIn(page, 'ada@plumb.example', 'owner');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${office.server.url}/inbox/site`);
  await follow(page, /^Photos of a project/);
  await tabTo(page, 'Name of a new project');
  await page.keyboard.type('Porch of Ada');
  // Before the focus moves: the browser needs time until it announces choosers.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, /^Photos/);
  await page.keyboard.press('Enter');
  const files = await Promise.all(
    [1, 2].map(async (number) => ({
      ...{ name: `${number}.jpg`, mimeType: 'image/jpeg' },
      buffer: await makePhoto(number, 900, 600),
    })),
  );
  await (await chooser).setFiles(files);
  await follow(page, 'Add the photos');
  await expect(page.getByRole('status')).toContainText('2 photos are added');
  await follow(page, 'See the page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Porch of Ada');
});

test('leaves the site as it was and names the field when content is wrong (ONLINE-PRESS)', async ({
  page,
}) => {
  await signIn(page, 'ada@plumb.example', 'owner');
  const before = await readHome();
  const contact = path.join(office.content, 'pages/contact.yaml');
  const whole = readFileSync(contact, 'utf8');
  writeWhole(contact, `${whole}\nwrongField: 1\n`);
  await page.goto(`${office.server.url}/inbox/online`);
  await press(page, 'Put it online');
  const fault = page.getByRole('alert').filter({ hasText: 'The site is as it was' });
  await expect(fault).toContainText('contact.yaml', { timeout: 60_000 });
  await expect(fault).toContainText('wrongField');
  expect(await readHome()).toBe(before);
  writeWhole(contact, whole);
});

test('lets the office see what is not online, and only owners put it there', async ({ page }) => {
  await signIn(page, 'bob@plumb.example', 'office');
  await page.goto(`${office.server.url}/inbox/online`);
  await expect(page.getByText('An owner puts these changes online, or somebody')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put it online' })).toHaveCount(0);
});

test('refreshes a list that was open before another look went online', async ({ page }) => {
  await signIn(page, 'ada@plumb.example', 'owner');
  const list = `${office.server.url}/inbox`;
  await page.goto(list);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route(list, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace('</head>', '<style>h1 { color: #123456 }</style></head>')
      .replace(/<div data-refresh[^>]*>/, '$&<p>A request of this minute</p>');
    await route.fulfill({ response, body });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('A request of this minute')).toBeVisible();
  expect(errors).toEqual([]);
});
