/** A new owner fills in the first facts in the office, with and without scripts, and changes them in the editor. */
import { parse } from 'yaml';
import { inboxPath } from '../contract/endpoints.ts';
import { buildTimeoutMs } from './support/copy-project.ts';
import { expect, test } from './support/office.ts';
import { editorPath } from './support/start-office.ts';
import type { Page } from '@playwright/test';
import type { Office } from './support/start-office.ts';

test.describe.configure({ timeout: buildTimeoutMs });
test.use({ expectedErrors: [/status of 422/] });

async function fillFirstSteps(page: Page, { copy }: Office, name: string): Promise<void> {
  await page.goto(`${inboxPath}/site/first-steps`);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel(/^Phone/).fill('call us');
  await page.getByLabel(/^Licenses/).fill('SC RBS 41877 exp 6/30/37');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expect(page.getByText('Write one number with its area code')).toBeVisible();
  expect(copy.readContent('company.yaml')).not.toContain(name);

  await page.getByLabel(/^Phone/).fill('864.271.2222');
  await page.getByLabel(/^When the office answers/).fill('M-F 7am-5pm, Saturdays 8-noon');
  await page.getByRole('radio', { name: /Warm and homey/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logo');
  expect(parse(copy.readContent('company.yaml'))).toMatchObject({
    name,
    direction: 'homestead',
    phone: { shown: '(864) 271-2222' },
    licenses: [{ state: 'SC', number: 'RBS 41877', expires: '2037-06-30' }],
    hours: { office: [{ opens: '07:00' }, { days: ['Saturday'], closes: '12:00' }] },
  });

  await page.getByLabel(/letters on the accent color/).fill('dw');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'See the page' }).click();
  await expect(page.getByRole('banner')).toContainText(name);
}

// FIRST-STEPS, LOGO-CLEANED
test('fills the site from one form, names a wrong field, and takes letters for a logo', async ({
  page,
  editor,
}) => {
  await fillFirstSteps(page, editor, 'Delgado Walls');
});

// OFFICE-PREVIEW
test('shows a new logo before it is online', async ({ page }) => {
  await page.goto(`${inboxPath}/site/logo`);
  const buffer = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#125" d="M0 0h40v40H0z"/></svg>',
  );
  await page.getByLabel('Logo file').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'See the page' }).click();
  const logo = page.getByRole('banner').locator('img[src$="/logo.png"]');
  await expect(logo).toHaveJSProperty('naturalHeight', 160);
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  expect((await page.request.get(icon ?? '')).status()).toBe(200);
  expect((await page.request.get(`${inboxPath}/site/preview/brand/none.png`)).status()).toBe(404);
});

test('a form that is not complete keeps what was typed and names the field', async ({ page }) => {
  await page.goto(`${inboxPath}/site/first-steps`);
  const hours = page.getByLabel(/^When the office answers/);
  await hours.fill('sometimes');
  await page
    .locator('main [name^="field-"]:not([name="field-hours.office"])')
    .evaluateAll((fields) => fields.forEach((field) => field.remove()));
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await answer).status()).toBe(422);
  await expect(hours).toHaveValue('sometimes');
  await expect(page.getByText('“sometimes” has no days and times')).toBeVisible();
});

// TYPED-COMPANY
test('reads typed hours in the ordinary form of the company, too', async ({ page, editor }) => {
  await page.goto(editorPath);
  await page.getByRole('button', { name: 'Company', exact: true }).click();
  const hours = page.getByLabel('When the office answers', { exact: true });
  await hours.fill('Mon-Thu 6-4');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(hours).toHaveValue('Mon-Thu 6 AM to 4 PM');
  expect(parse(editor.copy.readContent('company.yaml'))).toMatchObject({
    hours: { office: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], closes: '16:00' }] },
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('works the same', async ({ page, editor }) => {
    await fillFirstSteps(page, editor, 'Ortiz Drywall');
  });
});
