/** The `test` of all browser tests: its page forbids errors and foreign hosts, and it can read the mails. */
import { test as base, expect, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { readMails, waitForMail } from './mailbox.ts';

interface Mails {
  all: () => Promise<Email[]>;
  waitFor: (fits: (mail: Email) => boolean, timeoutMs?: number) => Promise<Email>;
}

interface Fixtures {
  /**
   * A page in a separate context. Tests share one context per worker, which saves each a second of processor time
   * (docs/decisions/0064). A stopped clock, a slow network or offline mode would outlive the test there.
   */
  ownPage: Page;
  /** Console errors that this test causes on purpose, for example a 404. */
  expectedErrors: RegExp[];
  /** Foreign hosts that this test contacts on purpose, for example after a click on a map. */
  expectedHosts: string[];
  mails: Mails;
  tolerated: (fault: string) => boolean;
}

export function readEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: the global set-up of the browser tests did not run.`);
  return value;
}

/** Chromium's error when a navigation skips the fade between pages. The page itself is complete. */
const unfinishedFade = /^Transition was (?:aborted|skipped)/;

/** Collects forbidden events on a page, from its first request on. */
function watchPage(page: Page, ownHost: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console error: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    if (!unfinishedFade.test(message)) faults.push(`page error: ${message}`);
  });
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== ownHost) faults.push(`foreign request: ${request.url()}`);
  });
  return faults;
}

async function useWatched(
  page: Page,
  baseURL: string | undefined,
  tolerated: Fixtures['tolerated'],
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const faults = watchPage(page, new URL(baseURL ?? '').host);
  await use(page);
  expect(
    faults.filter((fault) => !tolerated(fault)),
    'faults while the page was open',
  ).toEqual([]);
}

function forbidClock(page: Page): void {
  Object.defineProperty(page, 'clock', {
    configurable: true,
    get(): never {
      throw new Error('This page is shared, and a clock would outlive the test: use `ownPage`.');
    },
  });
}

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  expectedHosts: [[], { option: true }],
  baseURL: async ({}, use) => use(readEnvironment('TEST_SITE_URL')),
  tolerated: async ({ expectedErrors, expectedHosts }, use) =>
    use(
      (fault) =>
        expectedErrors.some((error) => error.test(fault)) ||
        expectedHosts.some((host) => fault.startsWith(`foreign request: https://${host}/`)),
    ),
  page: async ({ page, baseURL, tolerated, reuseContext }, use) => {
    if (reuseContext) forbidClock(page);
    await useWatched(page, baseURL, tolerated, use);
  },
  ownPage: async ({ browser, baseURL, tolerated }, use) => {
    const context = await browser.newContext();
    try {
      await useWatched(await context.newPage(), baseURL, tolerated, use);
    } finally {
      await context.close();
    }
  },
  mails: async ({}, use) => {
    const folder = readEnvironment('TEST_MAIL_FOLDER');
    await use({
      all: () => readMails(folder),
      waitFor: (fits, timeoutMs) => waitForMail(folder, fits, timeoutMs),
    });
  },
});

export { expect } from '@playwright/test';
