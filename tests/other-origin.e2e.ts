/** Pages on a static host, with the lead server at another origin. */
import path from 'node:path';
import { expect, test } from '@playwright/test';
import getPort from 'get-port';
import { bin } from '../tools/lib/paths.ts';
import { run } from '../tools/lib/run.ts';
import { startServer, type LiveServer } from '../tools/lib/live-server.ts';
import { exportSite } from '../tools/export/export-site.ts';
import { openOwnerCopy } from './support/copy-project.ts';
import { fillRequest, sendRequest, visitor } from './support/request-form.ts';
import { leadOrigin } from './support/owner-copy.ts';
import { startStaticHost, type StaticHost } from './support/static-host.ts';

// The build contains the port of the lead server, so the tests share one server and run in series.
test.describe.configure({ mode: 'serial' });

const copy = openOwnerCopy();
let host: StaticHost;
let leads: LiveServer;
/** To a browser, `localhost` and 127.0.0.1 are different sites. */
let pages = '';
const dataDir = () => path.join(copy.folder, 'leads');

test.beforeAll(async () => {
  const port = await getPort();
  pages = `http://localhost:${port}`;
  const files = path.join(copy.folder, 'static');
  exportSite(copy.dist, files, { url: pages, policies: 'headers' });
  host = await startStaticHost(files, port);
  const settings = { SITE_DIR: copy.dist, ALLOWED_ORIGINS: pages, PORT: new URL(leadOrigin).port };
  leads = await startServer(dataDir(), settings);
});
test.afterAll(async () => {
  host.stop();
  await leads.stop();
});

const listLeads = async () =>
  (await run(bin('node'), ['server/leads-cli.ts', 'export'], { env: { DATA_DIR: dataDir() }, quiet: true }))
    .output;

// MESSAGE-SENT
test('sends, stores and confirms a lead by script as on one origin', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`${pages}/contact`);
  await fillRequest(page, visitor('Ida Elsewhere'));
  const sent = page.waitForRequest(`${leads.url}/contact.php`);
  await sendRequest(page);
  expect((await sent).headers()['x-issue-token']).toBeTruthy();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Message sent successfully!');
  const [reference] = /PT-[\w-]+/.exec(await alert.innerText()) ?? [];
  const lines = (await listLeads()).trim().split('\n');
  const lead = lines.find((line) => reference && line.includes(reference)) ?? '{}';
  expect(JSON.parse(lead)).toMatchObject({ page: '/contact', judgement: { verdict: 'clean' } });
  expect(errors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('stores a lead, answers with a page of the site, and returns invalid fields', async ({ page }) => {
    await page.goto(`${pages}/contact`);
    await fillRequest(page, { ...visitor('Nora Elsewhere'), name: '   ' });
    await sendRequest(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check the form');
    await page.locator('main form[method=post]').getByLabel('Name').fill('Nora Elsewhere');
    await sendRequest(page);
    await page.waitForURL('**/requests/PT-*/*/message-sent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent successfully!');
    expect(await listLeads()).toContain('Nora Elsewhere');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
    await expect(page).toHaveURL(`${pages}/about`);
  });

  test('answers a search on the server with links back to the pages', async ({ page }) => {
    await page.goto(`${pages}/faq`);
    await page.locator('main input[name=q]').fill('drywall');
    await page.locator('main form[role=search] button').click();
    await expect(page).toHaveURL(`${leads.url}/search?q=drywall`);
    await page.locator('main ol a, main ul a').first().click();
    await expect(page).toHaveURL(new RegExp(`^${pages}/`));
  });
});
