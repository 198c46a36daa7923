/** A new owner answers the questions of setup in the editor. */
import { parse } from 'yaml';
import { buildTimeoutMs } from './support/copy-project.ts';
import { expect, said, test } from './support/office.ts';
import { editorPath } from './support/start-office.ts';

test.describe.configure({ timeout: buildTimeoutMs });
test.use({ expectedErrors: [/status of 422/] });

test('asks on a site without a name, keeps unsaved answers, and fills the site', async ({ page, editor }) => {
  const { copy } = editor;
  const company = copy.readContent('company.yaml');
  copy.writeContent('company.yaml', company.replace(/^name: .*$/m, 'name: Your Company'));
  const dialog = page.getByRole('dialog', { name: 'First steps' });
  const answer = (question: string) => dialog.getByRole('textbox', { name: question });

  await page.goto(editorPath);
  await answer('What is the company called?').fill('Delgado Walls');
  await page.reload();
  await expect(answer('What is the company called?')).toHaveValue('Delgado Walls');
  await answer('Which phone number').fill('call us');
  await dialog.getByRole('button', { name: 'Save to the site' }).click();
  await expect(answer('Which phone number')).toBeFocused();
  await expect(dialog.getByRole('alert').filter({ hasText: 'is not a phone number' })).toBeVisible();

  await answer('Which phone number').fill('864 271 2222');
  const look = page.getByRole('radio', { name: /Warm and homey/ });
  await look.check();
  await expect(dialog.locator('label').filter({ has: look }).locator('img')).toHaveJSProperty(
    'naturalWidth',
    480,
  );
  await dialog.getByRole('button', { name: 'Save to the site' }).click();
  await expect(said(page)).toHaveText('The site has your answers.');
  await expect(page.frameLocator('#page').getByRole('banner')).toContainText('Delgado Walls');
  expect(parse(copy.readContent('company.yaml'))).toMatchObject({
    name: 'Delgado Walls',
    direction: 'homestead',
    phone: { shown: '(864) 271-2222' },
  });

  await page.goto(editorPath);
  await expect(page.getByRole('button', { name: 'First steps' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // The saved answers are no longer drafts: the dialog shows the file's name.
  copy.writeContent('company.yaml', company);
  await page.getByRole('button', { name: 'First steps' }).click();
  await expect(answer('What is the company called?')).toHaveValue('Plumb & True');
});
