/** The `test` of all browser tests: a page that tolerates no error and no foreign host, and the mails that arrived. */
import { test as base, expect, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { readMails, waitForMail } from './mailbox.ts';

interface Mails {
  all: () => Promise<Email[]>;
  waitFor: (fits: (mail: Email) => boolean, timeoutMs?: number) => Promise<Email>;
}

interface Fixtures {
  /** Console errors that this test brings about on purpose, for example the answer 404. */
  expectedErrors: RegExp[];
  /** Hosts that this test asks for on purpose, for example after a click on a map. */
  expectedHosts: string[];
  mails: Mails;
}

function readEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: the global set-up of the browser tests did not run.`);
  return value;
}

/** What Chromium reports when a navigation leaves no time for the fade between pages: the page is whole, it only did not fade. */
const unfinishedFade = /^Transition was (?:aborted|skipped)/;

/** Collects what must not happen on a page, from its first request on. */
export function watchPage(page: Page, ownHost: string): string[] {
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

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  expectedHosts: [[], { option: true }],
  baseURL: async ({}, use) => use(readEnvironment('TEST_SITE_URL')),
  page: async ({ page, baseURL, expectedErrors, expectedHosts }, use) => {
    const faults = watchPage(page, new URL(baseURL ?? '').host);
    await use(page);
    const unexpected = faults.filter(
      (fault) =>
        !expectedErrors.some((error) => error.test(fault)) &&
        !expectedHosts.some((host) => fault.startsWith(`foreign request: https://${host}/`)),
    );
    expect(unexpected, 'faults while the page was open').toEqual([]);
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
