/**
 * Parts of the inbox that affect everybody, on a separate server: the notice above every page, and messages to a phone.
 */
import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { startServer, type LiveServer } from '../tools/lib/live-server.ts';
import { findBreaches, findOverflow } from './support/judge-page.ts';
import { expect, test } from './support/test.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'inbox-'));
let server: LiveServer;

// The tests share one server, which has one notice.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  // Without a mail server, the server prints the sign-in code.
  server = await startServer(folder, { SMTP_URL: '', MAIL_TO: 'owner@firm.example', INBOX: 'on' });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function signIn(page: Page): Promise<void> {
  const earlier = server.output().length;
  const findCode = () => /\b\d{6}\b/.exec(server.output().slice(earlier))?.[0];
  await page.goto(`${server.url}/inbox`);
  await page.getByLabel('E-mail address').fill('owner@firm.example');
  await page.keyboard.press('Enter');
  await expect.poll(findCode).toBeDefined();
  await page.getByLabel('Code').fill(findCode() ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Requests');
}

async function judge(page: Page): Promise<void> {
  expect(await findBreaches(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
}

/** Presses Tab until the target has the focus. Every stop on the way is on screen and shows a focus ring. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await isThere()); stops++) {
    expect(stops).toBeLessThan(60);
    await page.keyboard.press('Tab');
    const focus = page.locator(':focus');
    if ((await focus.count()) === 0) continue;
    await expect(focus).toBeInViewport();
    expect(await focus.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
  }
}

test('finds, notes and marks a request with the keyboard alone', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const lead = { name: 'Kay Keyboard', email: 'kay@customer.example', phone: '843 555 0188', message: 'Hi' };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${server.url}/contact.php`, { method: 'POST', headers, body: JSON.stringify(lead) });
  await signIn(page);
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('kay');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Results for “kay”')).toBeVisible();
  await judge(page);
  await tabTo(page, page.getByRole('link', { name: 'Kay Keyboard' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kay Keyboard');
  await judge(page);
  await tabTo(page, page.getByRole('combobox', { name: 'Status' }));
  await page.keyboard.type('Cont');
  await tabTo(page, page.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved.')).toBeInViewport();
  await expect(page.getByText('Status: Contacted')).toBeVisible();
  // The focus goes on from the form that was sent.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeFocused();
  await tabTo(page, page.getByLabel('Note for the team'));
  await page.keyboard.type('Called, no answer');
  await tabTo(page, page.getByRole('button', { name: 'Add note' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Called, no answer')).toBeVisible();
  await context.close();
});

test("shows an owner's notice on every page at once, clear of the header, until it is taken down", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await signIn(page);
  await page.getByRole('link', { name: 'Site' }).click();
  await judge(page);
  await page.getByRole('link', { name: 'Notice' }).click();
  await judge(page);
  await page.getByRole('link', { name: 'Close the office' }).click();
  await judge(page);
  await page.getByRole('link', { name: 'Write a notice for every page' }).click();
  await page.getByLabel('Notice', { exact: true }).fill('We answer <roof> calls first.');
  await page.getByLabel('Until').fill('2001-01-01T08:00');
  const save = () => page.getByRole('button', { name: 'Show on every page' }).click();
  await save();
  await expect(page.getByRole('alert')).toHaveText('Choose when the notice ends. It disappears on its own.');
  await page.getByLabel('Until').fill('2099-01-01T08:00');
  await page.getByLabel('Link text').fill('Call us');
  await page.getByLabel('Link address').fill('javascript:alert(1)');
  await save();
  await expect(page.getByRole('alert')).toContainText('The link address is not');
  await page.getByLabel('Link address').fill('/contact');
  await save();
  await expect(page.getByText('Every page shows this notice, written by')).toBeVisible();

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    // Static headers, headers over the hero, boxed headers, and the 404 page.
    for (const address of ['/', '/index-02', '/index-04', '/index-07', '/contact', '/nowhere']) {
      await page.goto(server.url + address);
      const notice = page.getByRole('complementary', { name: 'Notice' });
      await expect(notice).toHaveText('We answer <roof> calls first. Call us');
      const [top, bottom, header] = await Promise.all([
        notice.evaluate((one) => one.getBoundingClientRect().top),
        notice.evaluate((one) => one.getBoundingClientRect().bottom),
        page.getByRole('banner').evaluate((one) => one.getBoundingClientRect().top),
      ]);
      expect([address, top, Math.round(header - bottom)]).toEqual([address, 0, 0]);
      if (width === 390) await judge(page);
    }
  }
  await page.goto(`${server.url}/inbox/notice`);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await page.getByRole('button', { name: 'Take it down' }).click();
  await page.goto(server.url);
  await expect(page.getByRole('complementary', { name: 'Notice' })).toHaveCount(0);
  await context.close();
});

interface Noting {
  registration: ServiceWorkerRegistration;
  shown: { title: string; body: string | undefined; data: string }[];
}

/** Delivers a message to the inbox's service worker, like the browser's push service. */
async function deliver(cdp: CDPSession, registrationId: string, notification: object): Promise<void> {
  const data = JSON.stringify({ web_push: 8030, notification });
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data });
}

test('shows a message, confirms its arrival, opens the request on a press, and reports being offline', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.grantPermissions(['notifications'], { origin: server.url });
  const page = await context.newPage();
  const sent = await page.request.post(`${server.url}/contact.php`, {
    data: { name: 'Ida', email: 'ida@customer.example', phone: '843 555 0177', message: 'A crack' },
  });
  const { reference } = (await sent.json()) as { reference: string };
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${server.url}/inbox`);
      if (own) resolve(own.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  await signIn(page);
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('link', { name: 'Devices' }).click();
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible();
  await judge(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  // The test browser has no notifications, so the worker records the calls.
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const scope = globalThis as unknown as Noting;
    scope.shown = [];
    scope.registration.showNotification = async (title, { body, data } = {}) =>
      void scope.shown.push({ title, body, data: String(data) });
  });
  const navigate = `${server.url}/inbox/requests/${reference}`;
  const body = `Message · ${reference}`;
  const arrived = context.waitForEvent('request', (one) => one.url().endsWith('/inbox/arrived'));
  await deliver(cdp, await registered, { title: 'New request', body, navigate, tag: reference });
  await arrived;
  const shown = await worker?.evaluate(() => (globalThis as unknown as Noting).shown);
  expect(shown).toEqual([{ title: 'New request', body, data: navigate }]);

  await worker?.evaluate((url) => {
    const notification = { data: url, close: () => undefined };
    const press = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined });
    globalThis.dispatchEvent(press);
  }, navigate);
  await expect(page).toHaveURL(navigate);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ida');

  await context.setOffline(true);
  await page.goto(`${server.url}/inbox`);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Ida');
  await context.setOffline(false);
  await context.close();
});

/** The test browser has no push service, so its subscriptions are made up. `broken` makes the next ones fail. */
async function fakePush(context: BrowserContext): Promise<void> {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  await context.addInitScript(
    (own) => {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = async () => 'granted';
      PushManager.prototype.getSubscription = async () => null;
      PushManager.prototype.subscribe = async () => {
        if (localStorage.getItem('broken')) throw new Error('No push service');
        const count = Number(localStorage.getItem('count') ?? 0) + 1;
        localStorage.setItem('count', String(count));
        const endpoint = `https://fcm.googleapis.com/fcm/send/${count}`;
        const json = { endpoint, keys: own };
        return { endpoint, toJSON: () => json } as unknown as PushSubscription;
      };
    },
    { p256dh, auth },
  );
}

// PUSH-HEAL
test('subscribes again when the browser dropped a subscription, and reports when it cannot', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await fakePush(context);
  const first = await context.newPage();
  await signIn(first);
  const readEndpoint = async () => {
    const answer = await context.request.get(`${server.url}/inbox/devices/push`);
    return ((await answer.json()) as { endpoint: string | null }).endpoint;
  };
  const visit = async () => {
    const page = await context.newPage();
    await page.goto(`${server.url}/inbox`);
    return page;
  };
  await first.getByRole('link', { name: 'People' }).click();
  await first.getByRole('link', { name: 'Devices' }).click();
  await first.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(first.getByRole('button', { name: 'Turn off notifications' })).toBeVisible();
  expect(await readEndpoint()).toMatch(/\/1$/);

  const healed = await visit();
  await expect.poll(readEndpoint).toMatch(/\/2$/);
  await expect(healed.getByText('no longer gets notifications')).toBeHidden();

  await healed.evaluate(() => localStorage.setItem('broken', 'yes'));
  const lost = await visit();
  await expect(lost.getByText('This phone no longer gets notifications.')).toBeVisible();
  await judge(lost);
  expect(await readEndpoint()).toBe(null);
  await lost.reload();
  await lost.evaluate(() => localStorage.removeItem('broken'));
  await lost.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(lost.getByRole('button', { name: 'Turn off notifications' })).toBeVisible();

  await lost.getByRole('button', { name: 'Turn off notifications' }).click();
  await expect(lost.getByRole('button', { name: 'Turn on notifications' })).toBeVisible();
  const calls = await visit();
  await expect.poll(() => calls.evaluate(() => sessionStorage.getItem('push'))).toBe('checked');
  expect(await readEndpoint()).toBe(null);
  await expect(calls.getByText('no longer gets notifications')).toBeHidden();
  await context.close();
});
