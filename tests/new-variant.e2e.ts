/**
 * An owner adds a home page by one content file: the whole site is built with it, in a copy of the project. The same build
 * is made for a lead server elsewhere, as one for a static host is: a second one would take a minute of every run.
 */
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test as plain } from '@playwright/test';
import getPort from 'get-port';
import { bin } from '../tools/lib/paths.ts';
import { run } from '../tools/lib/run.ts';
import { writeStaticSite } from '../tools/publish/static-site.ts';
import { fillEnquiry, sendEnquiry, visitor } from './support/enquiry-form.ts';
import { startStaticHost, type StaticHost } from './support/static-host.ts';
import { buildTimeoutMs, copyProject, type ProjectCopy } from './support/copy-project.ts';
import { startServer, type LiveServer } from '../tools/lib/live-server.ts';
import { expect, test as base } from './support/test.ts';

const added = readFileSync(path.join(import.meta.dirname, 'new-variant', 'index-16.yaml'), 'utf8');

let copy: ProjectCopy;
let server: LiveServer | undefined;
let leadPort = 0;
/** Pages of these tests come from the copy. */
const test = base.extend({ baseURL: async ({}, use) => use(server?.url) });
const variant = 'content/homes/index-16.yaml';

/** A sixteenth direction, as docs/directions.md makes one: a copied folder, its palette and a knob changed. */
function addDirection(): void {
  const folder = path.join(copy.folder, 'site/src/directions');
  cpSync(path.join(folder, 'bench'), path.join(folder, 'porch'), { recursive: true });
  const change = (file: string, from: RegExp, to: string) => {
    const text = copy.read(`site/src/directions/porch/${file}`);
    expect(text).toMatch(from);
    copy.write(`site/src/directions/porch/${file}`, text.replace(from, to));
  };
  change('direction.yaml', /accent: '#\w+'/, "accent: '#2f7a4c'");
  change('direction.yaml', /onAccent: '#\w+'/, "onAccent: '#ffffff'");
  change('direction.css', /--radius: 3px/, '--radius: 11px');
}

// One copy for both tests, one after the other.
test.describe.configure({ mode: 'serial', timeout: buildTimeoutMs });

test.beforeAll(() => {
  copy = copyProject('new-variant');
});

test.afterAll(async () => {
  await server?.stop();
  copy.remove();
});

test('a new home page that does not fit stops the build and says what is wrong in which field', async () => {
  copy.write(
    variant,
    added.replace('direction: porch', 'direction: purple').replace('look: numbered', 'look: round'),
  );
  const { code, output } = await copy.build();
  expect(code).not.toBe(0);
  expect(output).toContain('index-16');
  expect(output).toMatch(/there is no direction "purple"; the directions are bench, /);
  expect(output).toMatch(/sections\.2\.look/);
});

test.describe('a new home page that fits', () => {
  test.beforeAll(async () => {
    test.setTimeout(buildTimeoutMs);
    copy.write(variant, added);
    addDirection();
    const company = copy
      .read('content/company.yaml')
      .replace(/^home: .*$/m, 'home: index-16')
      .replace(/^direction: .*$/m, 'direction: porch');
    copy.write('content/company.yaml', company);
    leadPort = await getPort({ host: '127.0.0.1' });
    const { code, output } = await copy.build({ LEAD_SERVER: `http://127.0.0.1:${leadPort}` });
    expect(code, output).toBe(0);
    server = await startServer(path.join(copy.folder, 'data'), { SITE_DIR: copy.dist });
  });

  for (const address of ['/', '/index-16']) {
    test(`is shown at ${address} once it is chosen`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('h1')).toHaveText('A room without a wall.');
      await expect(page).toHaveTitle('Porches and decks | Plumb & True');
      await expect(page.locator('html')).toHaveAttribute('data-direction', 'porch');
      await expect(page.locator('main')).toContainText('Screened porches and decks in Summerville');
      await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0);
      const kinds = page.locator('main > section');
      expect(await kinds.evaluateAll((all) => all.map(({ dataset }) => dataset['kind']))).toEqual([
        'Hero',
        'Faq',
        'Services',
      ]);
    });
  }

  test('the direction of the company dresses the inner pages, the error page, the tab and the mails', async ({
    page,
    request,
  }) => {
    for (const address of ['/about', '/contact', '/blog']) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('data-direction', 'porch');
      await expect(page.locator('html')).toHaveCSS('--accent', '#2f7a4c');
      await expect(page.locator('footer a').first()).toHaveCSS('border-radius', '11px');
      const icon = (await page.locator('link[rel=icon]').getAttribute('href')) ?? '';
      expect(decodeURIComponent(icon)).toContain("fill='#2f7a4c'");
    }
    expect(await (await request.get('/no-such-page')).text()).toContain('data-direction="porch"');
    await page.goto('/index-01');
    await expect(page.locator('html')).toHaveAttribute('data-direction', 'structure');
    const manifest = JSON.parse(readFileSync(path.join(copy.dist, 'site-manifest.json'), 'utf8')) as object;
    expect(manifest).toMatchObject({ accent: { plane: '#2f7a4c', words: '#ffffff' } });
  });

  test('Home leads to it in the header, the panel and the footer, and is marked there', async ({ page }) => {
    for (const address of ['/', '/index-16', '/index-01', '/about']) {
      await page.goto(address);
      const homes = page.locator('nav, footer').getByRole('link', {
        name: 'Home',
        exact: true,
        includeHidden: true,
      });
      const paths = await homes.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const trail = address === '/about' ? ['/'] : [];
      expect(paths.sort(), address).toEqual([...trail, '/index-16', '/index-16', '/index-16']);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        address === '/about' ? /\/about$/ : /example\/$/,
      );
      const active = page.getByRole('navigation', { name: 'Main' }).locator('[data-active]');
      await expect(active, address).toHaveText({ '/index-01': [], '/about': ['About'] }[address] ?? ['Home']);
    }
  });

  test('is listed among the others, and the one that "/" showed before leaves search engines', async ({
    page,
    request,
  }) => {
    await page.goto('/variants');
    const link = page.locator('main').getByRole('link', { name: 'Porches and decks' });
    await expect(link).toHaveAttribute('href', '/index-16');
    await page.goto('/index-01');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('index-');
  });
});

plain.describe('its pages on a static host, with the lead server at another origin', () => {
  let host: StaticHost;
  let stranger: StaticHost;
  let leads: LiveServer;
  /** `localhost` and 127.0.0.1 are two sites to a browser. */
  let pages = '';
  let strange = '';
  const dataDir = () => path.join(copy.folder, 'leads');

  plain.beforeAll(async () => {
    const [port, strangePort] = [await getPort(), await getPort()];
    [pages, strange] = [`http://localhost:${port}`, `http://localhost:${strangePort}`];
    const files = path.join(copy.folder, 'static');
    writeStaticSite(copy.dist, files, { url: pages, policies: 'headers' });
    host = await startStaticHost(files, port);
    stranger = await startStaticHost(files, strangePort);
    const settings = { SITE_DIR: copy.dist, ALLOWED_ORIGINS: pages, PORT: String(leadPort) };
    leads = await startServer(dataDir(), settings);
  });
  plain.afterAll(async () => {
    host.stop();
    stranger.stop();
    await leads.stop();
  });

  const listLeads = async () =>
    (await run(bin('node'), ['server/leads-cli.ts', 'export'], { env: { DATA_DIR: dataDir() }, quiet: true }))
      .output;

  // MESSAGE-SENT
  plain('a lead is sent by script, stored and confirmed as it is on one origin', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(`${pages}/contact`);
    await fillEnquiry(page, visitor('Ida Elsewhere'));
    const sent = page.waitForRequest(`${leads.url}/contact.php`);
    await sendEnquiry(page);
    expect((await sent).headers()['x-issue-token']).toBeTruthy();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('Message sent successfully!');
    const [reference] = /PT-[\w-]+/.exec(await alert.innerText()) ?? [];
    const lines = (await listLeads()).trim().split('\n');
    const lead = lines.find((line) => reference && line.includes(reference)) ?? '{}';
    expect(JSON.parse(lead)).toMatchObject({ page: '/contact', judgement: { verdict: 'clean' } });
    expect(errors).toEqual([]);
  });

  plain('a page of a third origin is refused, and nothing of it is stored', async ({ page }) => {
    await page.goto(`${strange}/contact`);
    await fillEnquiry(page, visitor('Tess Stranger'));
    await sendEnquiry(page);
    await expect(page.getByRole('alertdialog')).toContainText('An error occurred while sending the message.');
    expect(await listLeads()).not.toContain('Tess Stranger');
  });

  plain.describe('without JavaScript', () => {
    plain.use({ javaScriptEnabled: false });

    plain(
      'a lead is stored, and the answer is a page of the site; wrong fields come back',
      async ({ page }) => {
        await page.goto(`${pages}/contact`);
        await fillEnquiry(page, { ...visitor('Nora Elsewhere'), name: '   ' });
        await sendEnquiry(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check the form');
        await page.locator('main form[method=post]').getByLabel('Name').fill('Nora Elsewhere');
        await sendEnquiry(page);
        await page.waitForURL('**/message-sent?reference=PT-*');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent successfully!');
        expect(await listLeads()).toContain('Nora Elsewhere');
        await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
        await expect(page).toHaveURL(`${pages}/about`);
      },
    );

    plain('a search is answered by the server, and its results lead back to the pages', async ({ page }) => {
      await page.goto(`${pages}/faq`);
      await page.locator('main input[name=q]').fill('drywall');
      await page.locator('main form[role=search] button').click();
      await expect(page).toHaveURL(`${leads.url}/search?q=drywall`);
      await page.locator('main ol a, main ul a').first().click();
      await expect(page).toHaveURL(new RegExp(`^${pages}/`));
    });

    plain('a page of a third origin is shown the form again, where it can be sent', async ({ page }) => {
      await page.goto(`${strange}/contact`);
      await fillEnquiry(page, visitor('Tom Stranger'));
      await sendEnquiry(page);
      await expect(page.getByRole('alert').first()).toContainText('a page that is not ours');
      expect(await listLeads()).not.toContain('Tom Stranger');
      await sendEnquiry(page);
      await page.waitForURL('**/message-sent?reference=PT-*');
    });
  });
});
