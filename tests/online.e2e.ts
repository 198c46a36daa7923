/** The office's screen “Online”: a change goes online by one press, and back by another. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { writeWhole } from '../contract/write-whole.ts';
import { startServer, type LiveServer } from '../tools/lib/live-server.ts';
import { bin, root } from '../tools/lib/paths.ts';
import { run } from '../tools/lib/run.ts';

test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

const folder = mkdtempSync(path.join(tmpdir(), 'online-'));
const content = path.join(folder, 'content');
const site = path.join(folder, 'site');
const data = path.join(folder, 'data');
const env = { CONTENT: content, SITE_DIR: site, LEAD_SERVER: '', COUNTS: '', SAMPLES: '', PICTURES: '' };
const company = path.join(content, 'company.yaml');
let server: LiveServer;

const runNode = (...args: string[]) =>
  run(bin('node'), args, { quiet: true, env: { ...env, DATA_DIR: data } });

async function signIn(page: Page, email: string, role: string): Promise<void> {
  await runNode('server/leads-cli.ts', 'people', 'add', email, role);
  const { output } = await runNode('server/leads-cli.ts', 'people', 'code', email);
  await page.goto(`${server.url}/inbox/code`);
  await page.getByLabel('Code').fill(/\d{4} \d{4} \d{4}/.exec(output)?.[0] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const readHome = async () => (await fetch(server.url)).text();

test.beforeAll(async () => {
  cpSync(path.join(root, 'starter'), content, { recursive: true });
  const { code, output } = await runNode('render/main.ts');
  expect(code, output).toBe(0);
  server = await startServer(data, env);
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

for (const javaScriptEnabled of [true, false])
  test(`puts a change online by one press, and back by another (ONLINE-PRESS), scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled });
    await signIn(page, 'ada@plumb.example', 'owner');
    const name = `Bell Builders ${javaScriptEnabled ? 'One' : 'Two'}`;
    writeWhole(company, readFileSync(company, 'utf8').replace(/^name: .*/m, `name: ${name}`));
    await page.goto(`${server.url}/inbox/online`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Company' })).toContainText(
      'outside the office',
    );

    await press(page, 'Put it online');
    // The starter's samples stop the first press.
    await expect(page.getByRole('alert')).toContainText('should be settled first');
    expect(await readHome()).not.toContain(name);
    await press(page, 'Put it online anyway');
    await expect(page.getByText(/The site is online. It took \d+ seconds?\./)).toBeVisible({
      timeout: 120_000,
    });
    await expect(page.getByText('Everything that is saved is online.')).toBeVisible();
    await expect(page.getByText('by ada@plumb.example')).toBeVisible();
    await expect.poll(readHome).toContain(name);

    await press(page, 'Go back to the version before');
    await expect(page.getByText('The version before is online again.')).toBeVisible({ timeout: 30_000 });
    await expect.poll(readHome).not.toContain(name);
    await page.close();
  });

test('leaves the site as it was and names the field when content is wrong (ONLINE-PRESS)', async ({
  page,
}) => {
  await signIn(page, 'ada@plumb.example', 'owner');
  const before = await readHome();
  const contact = path.join(content, 'pages/contact.yaml');
  const whole = readFileSync(contact, 'utf8');
  writeWhole(contact, `${whole}\nwrongField: 1\n`);
  await page.goto(`${server.url}/inbox/online`);
  await press(page, 'Put it online');
  await press(page, 'Put it online anyway');
  const fault = page.getByRole('alert').filter({ hasText: 'The site is as it was' });
  await expect(fault).toContainText('contact.yaml', { timeout: 60_000 });
  await expect(fault).toContainText('wrongField');
  expect(await readHome()).toBe(before);
  writeWhole(contact, whole);
});

test('lets the office see what is not online, and only owners put it there', async ({ page }) => {
  await signIn(page, 'bob@plumb.example', 'office');
  await page.goto(`${server.url}/inbox/online`);
  await expect(page.getByText('An owner puts these changes online, or somebody')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put it online' })).toHaveCount(0);
});
