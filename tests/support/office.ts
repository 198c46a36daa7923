/** The `test` for the page “Site” of the office. Its tests share one server per worker. */
import type { Page } from '@playwright/test';
import { buildTimeoutMs } from './copy-project.ts';
import { editorPath, startOffice, type Office } from './start-office.ts';
import { expect as expectSoon, test as base } from './test.ts';

/** The first call starts a process. */
export const expect = expectSoon.configure({ timeout: 60_000 });

export const about = 'pages/about.yaml';

/** These tests open pages of the editor's copy of the project, as its owner. */
export const test = base.extend<{ signedIn: undefined }, { editor: Office }>({
  editor: [
    async ({}, use) => {
      const editor = await startOffice();
      await use(editor);
      await editor.stop();
    },
    { scope: 'worker', timeout: buildTimeoutMs },
  ],
  baseURL: ({ editor }, use) => use(editor.address),
  signedIn: [
    async ({ context, editor }, use) => {
      const [name, value] = editor.cookie;
      await context.addCookies([{ name, value, url: editor.address }]);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Counts the changed lines. Both texts must have the same number of lines. */
export function countChangedLines(before: string, after: string): number {
  const [old, now] = [before.split('\n'), after.split('\n')];
  expect(now.length).toBe(old.length);
  return old.filter((line, index) => line !== now[index]).length;
}

export async function openEditor(page: Page, file: string): Promise<void> {
  await page.goto(`${editorPath}#${file}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#page')).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 });
  await expect(page.frameLocator('#page').locator('main')).toBeAttached();
}

/** The editor's status message. */
export const said = (page: Page) => page.getByRole('banner').getByRole('status');

export const press = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true }).click();
