/** The `test` for the editor. Its tests share one editor per worker. */
import type { Page } from '@playwright/test';
import { buildTimeoutMs } from './copy-project.ts';
import { startEditor, type Editor } from './start-editor.ts';
import { expect as expectSoon, test as base } from './test.ts';

/** A development server renders a page only on request, which takes time. */
export const expect = expectSoon.configure({ timeout: 60_000 });

export const about = 'pages/about.yaml';

/** These tests open pages of the editor's copy of the project. */
export const test = base.extend<object, { editor: Editor }>({
  editor: [
    async ({ browser }, use) => {
      const editor = await startEditor();
      // On the first page, the development server bundles dependencies and reloads open pages, even during a click.
      const first = await browser.newPage();
      await first.goto(`${editor.address}/_edit/#${about}`, {
        waitUntil: 'networkidle',
        timeout: buildTimeoutMs,
      });
      await first.close();
      await use(editor);
      await editor.stop();
    },
    { scope: 'worker', timeout: buildTimeoutMs },
  ],
  baseURL: ({ editor }, use) => use(editor.address),
});

/** Counts the changed lines. Both texts must have the same number of lines. */
export function countChangedLines(before: string, after: string): number {
  const [old, now] = [before.split('\n'), after.split('\n')];
  expect(now.length).toBe(old.length);
  return old.filter((line, index) => line !== now[index]).length;
}

export async function openEditor(page: Page, file: string): Promise<void> {
  await page.goto(`/_edit/#${file}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#page')).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 });
  await expect(page.frameLocator('#page').locator('main')).toBeAttached();
}

/** The editor's status message. */
export const said = (page: Page) => page.getByRole('banner').getByRole('status');

export const press = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true }).click();
