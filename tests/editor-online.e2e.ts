/** An owner puts the site online from the editor, without a terminal. */
import { mkdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildTimeoutMs } from './support/copy-project.ts';
import { about, expect, openEditor, press, test } from './support/editor.ts';

test.describe.configure({ mode: 'serial', timeout: buildTimeoutMs });
test.use({ expectedErrors: [/status of 422/] });

const window = (page: Page) => page.getByRole('dialog', { name: 'Put online' });
const pressIn = (page: Page, name: string) => window(page).getByRole('button', { name }).click();

test('reports a missing target', async ({ page }) => {
  await openEditor(page, about);
  await press(page, 'Put online');
  await expect(window(page).getByRole('alert')).toContainText('There is no deploy/target.yaml');
  await expect(window(page).getByRole('button', { name: 'Put it online' })).toHaveCount(0);
});

test('publishes with one click and rolls back with another, even if the tab is closed', async ({
  page,
  editor,
}) => {
  const { copy } = editor;
  const target = path.join(copy.folder, 'online');
  const current = () => readlinkSync(path.join(target, 'current'));
  mkdirSync(path.join(copy.folder, 'deploy'));
  copy.write(
    'deploy/target.yaml',
    `url: https://www.obrien-drywall.com\ntargets:\n  - {kind: folder, folder: ${target}}\n`,
  );
  const open = async () => {
    await openEditor(page, about);
    await press(page, 'Put online');
  };
  await open();
  await expect(window(page)).toContainText('Nothing is online yet');
  await pressIn(page, 'Put it online');
  await expect(window(page)).toContainText(/points block the launch/);
  await pressIn(page, 'Put a preview online anyway');
  await expect(window(page)).toContainText('even if you close this window');
  await open();
  await expect(window(page)).toContainText('The preview is online', { timeout: buildTimeoutMs });
  await expect(window(page)).toContainText('Everything that is saved is online.');
  const first = current();

  const { value, version } = await editor.read(about);
  await editor.save(about, { ...value, title: 'Seen by everybody' }, version);
  await open();
  await expect(window(page)).toContainText(/not online yet\s*About/);
  await pressIn(page, 'Put it online');
  await pressIn(page, 'Put a preview online anyway');
  await expect.poll(current, { timeout: buildTimeoutMs }).not.toBe(first);
  expect(readFileSync(path.join(target, 'current/about.html'), 'utf8')).toContain('Seen by everybody');
  await pressIn(page, 'Go back to the previous version');
  await expect.poll(current).toBe(first);
  await expect(window(page)).toContainText(/not online yet\s*About/);
});
