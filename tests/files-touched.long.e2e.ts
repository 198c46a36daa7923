/** A field, a section with a script, a mail and a collection that were added to a copy of the project work at once. */
import path from 'node:path';
import { openShared } from './support/copy-project.ts';
import { startServer, type LiveServer } from '../tools/lib/live-server.ts';
import { openMailbox, waitForMail, type Mailbox } from './support/mailbox.ts';
import { expect, test as base } from './support/test.ts';

const copy = openShared('developer');
let server: LiveServer | undefined;
let mailbox: Mailbox | undefined;
const mails = path.join(copy.folder, 'mails');
const settings = { DATA_DIR: path.join(copy.folder, 'data'), SITE_DIR: copy.dist };

/** Pages of these tests come from the copy. */
const test = base.extend({ baseURL: async ({}, use) => use(server?.url) });
// One server for all, one after the other.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  mailbox = await openMailbox(mails);
  server = await startServer(
    settings.DATA_DIR,
    { ...settings, SMTP_URL: mailbox.url, RATE_LIMIT: '0' },
    copy.folder,
  );
});

test.afterAll(async () => {
  await server?.stop();
  await mailbox?.close();
});

test('the field is asked, reaches the owner by mail, and is in the table of all leads', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('main form[method=post]');
  for (const [label, value] of [
    ['Name', 'Fiona Field'],
    ['E-mail', 'fiona@customer.example'],
    ['Phone', '843 555 0161'],
    ['Best time to call', 'after five, never on Fridays'],
    ['Website', 'none'],
    ['Message', 'The porch needs a ceiling.'],
  ] as const) {
    await form.getByLabel(label).fill(value);
  }
  await form.getByRole('button', { name: 'Submit Now' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Message sent successfully!');
  const mail = await waitForMail(mails, ({ text }) => text?.includes('The porch needs a ceiling.') === true);
  expect(mail.text).toMatch(/Best time to call[:\s]+after five, never on Fridays/);

  const { output } = await copy.run('node', ['server/leads-cli.ts', 'export', '--csv'], settings);
  const [header = '', row = ''] = output.split(/\r?\n/);
  expect(header).toMatch(/best ?time/i);
  expect(row).toContain('after five, never on Fridays');
});

test('the section is shown, and its script runs', async ({ page }) => {
  await page.goto('/warranty');
  const section = page.locator('main > section[data-kind=Warranty]');
  await expect(section.getByRole('heading', { level: 2 })).toHaveText('Ten years on every wall');
  await expect(section.locator('[data-warranty]')).toHaveAttribute('data-seen', '');
});

test('the mail is sent', async ({ request }) => {
  const data = {
    name: 'Mia Mail',
    email: 'mia@customer.example',
    phone: '843 555 0162',
    message: 'One wall.',
  };
  expect((await request.post('/contact.php', { data })).status()).toBe(200);
  const mail = await waitForMail(
    mails,
    ({ subject }) => subject?.includes('Plan a visit to Mia Mail') === true,
  );
  expect(mail.text).toContain('Somebody should see the place within two weeks.');
  expect(mail.html).toContain('within two weeks');
});

test('the page of the collection is served and listed', async ({ page, request }) => {
  await page.goto('/certificates/first');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lead-safe renovation');
  await expect(page.locator('main')).toContainText('Old paint stays where it is until it is wet.');
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/certificates/first<');
});
