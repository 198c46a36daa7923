/**
 * A developer adds a field, a section with a script, a mail and a collection to a copy of the project, each by exactly
 * the files that docs/where-does-it-go.md names, and everything works at once.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../tools/lib/list-files.ts';
import { bin, root } from '../tools/lib/paths.ts';
import { run } from '../tools/lib/run.ts';
import { additions, pageWithSection, type Addition } from './files-touched/additions.ts';
import { buildTimeoutMs, copyProject, type ProjectCopy } from './support/copy-project.ts';
import { startServer, type LiveServer } from '../tools/lib/live-server.ts';
import { openMailbox, waitForMail, type Mailbox } from './support/mailbox.ts';
import { expect, test as base } from './support/test.ts';

let copy: ProjectCopy;
let server: LiveServer | undefined;
let mailbox: Mailbox | undefined;
const mails = () => path.join(copy.folder, 'mails');
const settings = () => ({ DATA_DIR: path.join(copy.folder, 'data'), SITE_DIR: copy.dist });

/** Pages of these tests come from the copy. */
const test = base.extend({ baseURL: async ({}, use) => use(server?.url) });
// One copy and one build for all, one after the other.
test.describe.configure({ mode: 'serial', timeout: buildTimeoutMs });

const touched: Record<string, string[]> = {};

/** Files of the copy that are new or other than here. */
function listChanges(): string[] {
  return listFiles(copy.folder, { skip: ['node_modules', '.astro', '.cache', 'dist'] }).filter((file) => {
    const text = readFileSync(path.join(copy.folder, file));
    try {
      return !readFileSync(path.join(root, file)).equals(text);
    } catch {
      return true;
    }
  });
}

async function add({ row, edits = {}, files = {}, command }: Addition): Promise<void> {
  const before = new Set(listChanges());
  const changed = new Set<string>();
  if (command) {
    const { code, output } = await run(bin('node'), [...command], { cwd: copy.folder, quiet: true });
    expect(code, output).toBe(0);
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(copy.folder, file)), { recursive: true });
    copy.write(file, text);
  }
  for (const [file, replacements] of Object.entries(edits)) {
    for (const [from, to] of replacements) {
      expect(copy.read(file), `${file} holds the place to edit`).toContain(from);
      copy.write(file, copy.read(file).replace(from, to));
    }
    changed.add(file);
  }
  touched[row] = [...new Set([...changed, ...listChanges().filter((file) => !before.has(file))])].sort();
}

test.beforeAll(async () => {
  test.setTimeout(buildTimeoutMs);
  copy = copyProject('files-touched', ['tools', 'server']);
  // A smaller site is built sooner.
  for (const folder of ['homes', 'one-pagers']) {
    const parent = path.join(copy.folder, 'content', folder);
    for (const file of readdirSync(parent)) if (file !== 'index-01.yaml') rmSync(path.join(parent, file));
  }
  for (const addition of additions) await add(addition);
  copy.write('content/pages/proof.yaml', pageWithSection);
  const { code, output } = await copy.build();
  expect(code, output).toBe(0);
  mailbox = await openMailbox(mails());
  server = await startServer(
    settings().DATA_DIR,
    { ...settings(), SMTP_URL: mailbox.url, RATE_LIMIT: '0' },
    copy.folder,
  );
});

test.afterAll(async () => {
  await server?.stop();
  await mailbox?.close();
  copy.remove();
});

test('each takes exactly the files that the table names', () => {
  const table = readFileSync(path.join(root, 'docs/where-does-it-go.md'), 'utf8');
  for (const { row, name } of additions) {
    const line = table.split('\n').find((text) => text.startsWith(`| ${row} |`)) ?? '';
    const named = [...(line.split(' | ')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) =>
      name ? file.replaceAll('Name', name) : file,
    );
    expect(named.sort(), `docs/where-does-it-go.md: ${row}`).toEqual(touched[row]);
  }
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
  const mail = await waitForMail(
    mails(),
    ({ text }) => text?.includes('The porch needs a ceiling.') === true,
  );
  expect(mail.text).toMatch(/Best time to call[:\s]+after five, never on Fridays/);

  const { output } = await run(bin('node'), ['server/leads-cli.ts', 'export', '--csv'], {
    cwd: copy.folder,
    quiet: true,
    env: settings(),
  });
  const [header = '', row = ''] = output.split(/\r?\n/);
  expect(header).toMatch(/best ?time/i);
  expect(row).toContain('after five, never on Fridays');
});

test('the section is shown, and its script runs', async ({ page }) => {
  await page.goto('/proof');
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
    mails(),
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
