/** Locators for `/estimate`. */
import type { Page } from '@playwright/test';

export const trade = (page: Page, name: string) => page.locator(`section[data-trade=${name}]`);
/** The amount in a line of the result. */
export const amount = (page: Page, line: string | RegExp) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: line }) })
    .locator('dd')
    .first();
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
