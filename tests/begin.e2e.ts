/** A new owner begins a site of their own from the one-time address that the server prints. */
import { cpSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { inboxPath } from '../contract/endpoints.ts';
import { site } from '../tools/lib/built-site.ts';
import { startServer, type LiveServer } from '../tools/lib/live-server.ts';
import { buildTimeoutMs, copyEnv, copyProject, type ProjectCopy } from './support/copy-project.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let copy: ProjectCopy;
let server: LiveServer;
const start = () =>
  startServer(
    path.join(copy.folder, 'data'),
    { ...copyEnv, SITE_DIR: copy.dist, CACHE_DIR: '', SMTP_URL: '' },
    copy.folder,
  );
const findAddress = () => /http:\S+\/inbox\/begin\/[\w-]+/.exec(server.output())?.[0] ?? '';

test.beforeAll(async () => {
  test.setTimeout(buildTimeoutMs);
  copy = copyProject('begin', ['server', 'starter', 'showcase']);
  rmSync(copy.content, { recursive: true });
  cpSync(realpathSync(site), copy.dist, { recursive: true });
  server = await start();
});
test.afterAll(async () => {
  await server.stop();
  copy.remove();
});

// BEGIN-ONCE
test('opens nothing without the key', async ({ request }) => {
  const address = findAddress();
  expect(address).not.toBe('');
  // The last letter decodes to the same bytes as some others.
  const others = ['A', 'B', 'C', 'D', '_'].filter((letter) => !address.endsWith(letter));
  for (const url of [
    ...others.map((letter) => address.slice(0, -1) + letter),
    `${address}A`,
    `${server.url}${inboxPath}/begin/`,
    `${server.url}${inboxPath}/begin/x`,
  ])
    expect((await request.get(url)).status(), url).toBe(404);
  const foreign = await request.post(address, {
    form: { name: 'Eve', email: 'eve@evil.example' },
    headers: { origin: 'https://evil.example' },
  });
  expect(foreign.status()).toBe(403);
});

test('makes the owner and their site, and never again', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const address = findAddress();
  await page.goto(address);
  await page.getByLabel('Your name').fill('Dana Delgado');
  await page.getByLabel('E-mail address').fill('dana');
  await page.getByRole('button', { name: 'Make my site' }).click();
  await expect(page.getByRole('alert')).toContainText('complete e-mail address');
  await expect(page.getByLabel('Your name')).toHaveValue('Dana Delgado');
  await page.getByLabel('E-mail address').fill('dana@delgado.build');
  await page.getByRole('button', { name: 'Make my site' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First steps');
  await page.getByLabel('Name', { exact: true }).fill('Delgado Walls');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logo');
  expect(copy.readContent('company.yaml')).toMatch(/^name: Delgado Walls$/m);
  expect(copy.readContent('company.yaml')).toMatch(/^email: dana@delgado\.build$/m);

  expect((await page.request.get(address)).status()).toBe(404);
  // The demonstration makes room for the new site.
  await expect
    .poll(async () => (await page.request.get(server.url)).text(), { timeout: 120_000 })
    .toContain('dana@delgado.build');
  await server.stop();
  server = await start();
  expect(server.output()).not.toContain('/begin/');
  expect(server.output()).toContain('for dana@delgado.build');
});
