/** An owner changes the site with `npm run edit`, in a copy of the project: the real editor, the real development server. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import getPort from 'get-port';
import sharp from 'sharp';
import { parse } from 'yaml';
import { listContentFiles } from '../tools/editor/content-files.ts';
import { listFiles } from '../tools/lib/list-files.ts';
import { bin, root } from '../tools/lib/paths.ts';
import { run } from '../tools/lib/run.ts';
import { site as builtSite } from '../tools/lib/built-site.ts';
import { buildTimeoutMs, copyProject, type ProjectCopy } from './support/copy-project.ts';
import { findBreaches, findOverflow } from './support/judge-page.ts';
import { expect as expectSoon, test as base } from './support/test.ts';

/** A development server makes a page only when it is asked for. */
const expect = expectSoon.configure({ timeout: 60_000 });

const about = 'content/pages/about.yaml';
const mostScriptBytes = 150_000;

let copy: ProjectCopy;
let program: ChildProcess;
let output = '';
let address = '';
let token = '';

/** Pages of these tests come from the editor of the copy. */
const test = base.extend({ baseURL: async ({}, use) => use(address) });

test.describe.configure({ mode: 'serial', timeout: buildTimeoutMs });
// A refusal is an answer with a status of its own, which the browser reports.
test.use({ expectedErrors: [/status of (?:404|409|422)/] });

interface Opened {
  value: Record<string, unknown>;
  version: string;
}

const call = (name: string, init: RequestInit = {}) =>
  fetch(`${address}/_edit/api/${name}`, {
    ...init,
    headers: { 'x-editor-token': token, origin: address, ...init.headers },
  });
const read = async (file: string): Promise<Opened> =>
  (await (await call(`file?file=${encodeURIComponent(file)}`)).json()) as Opened;
const save = (file: string, value: unknown, version: string | null) =>
  call('file', { method: 'POST', body: JSON.stringify({ file, value, version }) });

/** Lines of a file that differ from what they were; both texts have as many. */
function countChangedLines(before: string, after: string): number {
  const [old, now] = [before.split('\n'), after.split('\n')];
  expect(now.length).toBe(old.length);
  return old.filter((line, index) => line !== now[index]).length;
}

async function openEditor(page: Page, file: string): Promise<void> {
  await page.goto(`/_edit/#${file}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#page')).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 });
  await expect(page.frameLocator('#page').locator('main')).toBeAttached();
}

const preview = (page: Page) => page.frameLocator('#page');
const said = (page: Page) => page.getByRole('banner').getByRole('status');
const press = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true }).click();
const item = (page: Page, name: RegExp): Locator =>
  page.locator('.item-name').filter({ hasText: name }).first();

test.beforeAll(async () => {
  test.setTimeout(buildTimeoutMs);
  copy = copyProject('editor', ['tools']);
  const port = await getPort({ host: '127.0.0.1' });
  program = spawn(bin('node'), ['tools/edit.ts'], {
    cwd: copy.folder,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const collect = (chunk: Buffer) => (output += chunk.toString());
  program.stdout?.on('data', collect);
  program.stderr?.on('data', collect);
  await expect.poll(() => output, { timeout: 120_000 }).toContain('/_edit/');
  address = `http://127.0.0.1:${port}`;
  const html = await (await fetch(`${address}/_edit/`)).text();
  token = /name="token" content="([^"]+)"/.exec(html)?.[1] ?? '';
});

test.afterAll(async () => {
  if (program.exitCode === null) {
    program.kill('SIGTERM');
    await once(program, 'exit');
  }
  copy.remove();
});

test('prints one address, and answers on this machine only', async () => {
  expect(output.match(/http:\S+/g)).toEqual([`${address}/_edit/`]);
  const others = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const other of others)
    await expect(fetch(`http://${other.address}:${new URL(address).port}/_edit/`)).rejects.toThrow();
  const { code, output: refused } = await run(bin('node'), ['tools/edit.ts'], {
    cwd: copy.folder,
    quiet: true,
    env: { HOST: '0.0.0.0' },
  });
  expect(code).toBe(1);
  expect(refused).toContain('leave HOST=0.0.0.0 away');
});

test('each of its files, opened and saved without a change, is the same byte for byte', async () => {
  const files = listContentFiles(copy.folder);
  expect(files.length).toBeGreaterThan(100);
  const hashes = () => files.map((file) => createHash('sha256').update(copy.read(file)).digest('hex'));
  const before = hashes();
  for (const file of files) {
    const { value, version } = await read(file);
    expect((await save(file, value, version)).status, file).toBe(200);
  }
  expect(hashes()).toEqual(before);
});

test('one changed text is one changed line, in every sort of file', async () => {
  const changes: [string, string[]][] = [
    ['content/company.yaml', ['tagline']],
    ['content/navigation.yaml', ['quote', 'label']],
    ['content/projects/stone-harbor.yaml', ['client']],
    ['content/posts/finish-levels.yaml', ['title']],
    ['content/services/drywall.yaml', ['heading']],
    ['content/team/june-hollis.yaml', ['heading']],
  ];
  for (const [file, keys] of changes) {
    const before = copy.read(file);
    const { value, version } = await read(file);
    const last = keys.at(-1) ?? '';
    const owner = keys.slice(0, -1).reduce((inner, key) => inner[key] as Record<string, unknown>, value);
    owner[last] = 'Said: by an "owner"';
    expect((await save(file, value, version)).status, file).toBe(200);
    expect(countChangedLines(before, copy.read(file)), file).toBe(1);
    copy.write(file, before);
  }
});

test('a click on a text leads to its field; what is typed is on the page at once, and saved as one line', async ({
  page,
}) => {
  const before = copy.read(about);
  await openEditor(page, about);
  const heading = preview(page).locator('[data-kind=Introduction] h2');
  const words = (await heading.textContent()) ?? '';
  await heading.click();
  const field = page.locator('textarea:focus, input:focus');
  await expect(field).toHaveValue(words);
  await field.fill('Built by neighbors');
  await expect(heading).toHaveText('Built by neighbors');
  expect(copy.read(about)).toBe(before);
  // A page that comes anew, because something else was changed, says it, too.
  await heading.evaluate((old) => {
    old.setAttribute('data-old', '');
    location.reload();
  });
  await expect(preview(page).locator('[data-old]')).toHaveCount(0);
  await expect(heading).toHaveText('Built by neighbors');
  await field.focus();
  await page.keyboard.press('Control+s');
  await expect(said(page)).toHaveText('Saved');
  expect(countChangedLines(before, copy.read(about))).toBe(1);
  // The truth of the development server, without a reload by hand.
  expect(await (await fetch(`${address}/about`)).text()).toContain('Built by neighbors');
  await expect(heading).toHaveText('Built by neighbors');

  await press(page, 'Versions');
  await page
    .getByRole('button', { name: /Bring it back/ })
    .first()
    .click();
  await expect(said(page)).toHaveText('The earlier version is back.');
  expect(copy.read(about)).toBe(before);
});

test('what is saved is what the next page says, also when pages are being made meanwhile', async () => {
  const before = copy.read(about);
  for (let turn = 0; turn < 4; turn++) {
    const { value, version } = await read(about);
    const leaving = new AbortController();
    const pages = ['/about', '/gallery', '/'].map((page) =>
      fetch(address + page, { signal: leaving.signal }).catch(() => undefined),
    );
    const saved = save(about, { ...value, title: `Turn ${turn}` }, version);
    // A browser that leaves a page does not end the making of it.
    if (turn % 2 === 1) leaving.abort();
    expect((await saved).status).toBe(200);
    expect(await (await fetch(`${address}/about`)).text()).toContain(`<title>Turn ${turn}`);
    await Promise.all(pages);
  }
  copy.write(about, before);
});

test('what another program changes while pages are being made is on the next page, too', async () => {
  const before = copy.read(about);
  const fetchPages = () =>
    Promise.all(['/about', '/gallery', '/'].map(async (page) => (await fetch(address + page)).text()));
  for (let turn = 0; turn < 4; turn++) {
    const pages = fetchPages();
    copy.write(about, before.replace(/^title: .*$/m, `title: Their turn ${turn}`));
    await pages;
    await expect.poll(async () => (await fetchPages())[0]).toContain(`<title>Their turn ${turn}`);
  }
  copy.write(about, before);
});

test('undo and redo go through steps, and a saved file can be taken back by undo', async ({ page }) => {
  const before = copy.read(about);
  await openEditor(page, about);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const old = await title.inputValue();
  await title.fill('Another title');
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue(old);
  await page.keyboard.press('Control+Shift+z');
  await expect(title).toHaveValue('Another title');
  await press(page, 'Save');
  await expect(said(page)).toHaveText('Saved');
  await press(page, 'Undo');
  await press(page, 'Save');
  await expect(said(page)).toHaveText('Saved');
  expect(copy.read(about)).toBe(before);
});

test('what is wrong is said at its field in plain words, and nothing is written', async ({ page }) => {
  const before = copy.read('content/company.yaml');
  await openEditor(page, 'content/company.yaml');
  await page.getByRole('textbox', { name: 'Number for links' }).first().fill('12');
  await page.getByRole('textbox', { name: 'Town', exact: true }).fill('');
  await press(page, 'Save');
  await expect(said(page)).toHaveText('Not saved: 2 fields need another look.');
  const wrong = page.getByRole('textbox', { name: 'Number for links' }).first();
  await expect(wrong).toBeFocused();
  await expect(wrong).toHaveAccessibleDescription(/Write the number as \+18435550142\./);
  await expect(page.getByRole('textbox', { name: 'Town', exact: true })).toHaveAccessibleDescription(
    'This is needed: fill it in.',
  );
  expect(copy.read('content/company.yaml')).toBe(before);
  await press(page, 'Undo');
  await press(page, 'Undo');
});

test('sections are moved, duplicated, removed and added by keyboard, and the file says exactly that', async ({
  page,
}) => {
  const before = copy.read(about);
  const kindsOf = () =>
    (parse(copy.read(about)) as { sections: { kind: string }[] }).sections.map(({ kind }) => kind);
  const kinds = kindsOf();
  await openEditor(page, about);
  const tool = (name: RegExp) => page.getByRole('button', { name }).first();
  await tool(/^Move down Introduction/).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Move down Introduction/);
  await tool(/^Duplicate Page head/).press('Enter');
  await tool(/^Remove Skills/).press('Enter');
  await page.getByRole('button', { name: '+ Add section' }).press('Enter');
  await page.getByRole('searchbox', { name: 'Search the kinds' }).fill('call to');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Call to action/ })
    .press('Enter');
  await press(page, 'Save');
  await expect(said(page)).toHaveText('Saved');
  const expected = [...kinds];
  const at = expected.indexOf('Introduction');
  expected.splice(at, 2, expected[at + 1] ?? '', 'Introduction');
  expected.splice(1, 0, 'PageHead');
  expected.splice(expected.indexOf('Skills'), 1);
  expect(kindsOf()).toEqual([...expected, 'CallToAction']);
  copy.write(about, before);
});

test('every kind of section can be added from its sample, and the page shows all of them', async () => {
  const overview = (await (await call('site')).json()) as {
    samples: Record<string, Record<string, unknown>>;
  };
  const folders = listFiles(path.join(copy.folder, 'site/src/sections')).flatMap(
    (file) => /^(\w+)\/\1\.schema\.ts$/.exec(file)?.[1] ?? [],
  );
  const kinds = Object.keys(overview.samples);
  expect(kinds.sort()).toEqual(folders.sort());
  const sections = kinds.map((kind) => ({ ...overview.samples[kind], kind }));
  const { value } = await read(about);
  const made = await save('content/pages/every-kind.yaml', { ...value, title: 'Every kind', sections }, null);
  expect(made.status, await made.clone().text()).toBe(200);
  const answer = await fetch(`${address}/every-kind`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  const shown = new Set([...html.matchAll(/data-kind="(\w+)"/g)].map(([, kind]) => kind));
  // Some kinds show nothing where the page has nothing for them.
  expect(shown.size).toBeGreaterThan(kinds.length * 0.8);
  rmSync(path.join(copy.folder, 'content/pages/every-kind.yaml'));
});

test('a new project gets an address of its own; nobody removes what a page shows', async ({ page }) => {
  await openEditor(page, 'content/projects/stone-harbor.yaml');
  await page.getByRole('button', { name: '+ New project' }).click();
  await page.getByLabel('What is it called?').fill('Bell Tower & Chapel');
  await expect(page.getByLabel('Its address')).toHaveValue('bell-tower-chapel');
  await page.getByRole('button', { name: 'Make the project' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bell Tower & Chapel');
  const file = 'content/projects/bell-tower-chapel.yaml';
  expect(parse(copy.read(file))).toMatchObject({ title: 'Bell Tower & Chapel' });
  expect((await fetch(`${address}/projects/bell-tower-chapel`)).status).toBe(200);
  await press(page, 'Remove');
  await expect(page.getByRole('dialog')).toContainText('Nothing names it or leads to it.');
  await page.getByRole('button', { name: 'Remove it', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('is removed');
  expect(existsSync(path.join(copy.folder, file))).toBe(false);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(() => existsSync(path.join(copy.folder, file))).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bell Tower & Chapel');
  rmSync(path.join(copy.folder, file));

  await openEditor(page, 'content/projects/stone-harbor.yaml');
  await press(page, 'Remove');
  await expect(page.getByRole('dialog')).toContainText('Take it out there first');
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Remove it/ })).toHaveCount(0);
});

test('a picture needs its size and its words; then it is chosen, pointed at and on the page', async ({
  page,
}) => {
  const paint = (width: number) =>
    sharp({ create: { width, height: Math.round(width * 0.66), channels: 3, background: '#7a5c3e' } })
      .jpeg()
      .toBuffer();
  const files = {
    small: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await paint(1000) },
    large: { name: 'b.jpg', mimeType: 'image/jpeg', buffer: await paint(3000) },
  };
  const catalogue = 'pictures/catalogue.yaml';
  const before = copy.read(catalogue);
  await openEditor(page, catalogue);
  await page.getByRole('button', { name: '+ Add a picture' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Our own porch');
  await dialog.getByLabel(/choose a file/).setInputFiles(files.large);
  await dialog.getByRole('button', { name: 'Add the picture' }).click();
  await expect(dialog.getByLabel(/^What the picture shows/)).toHaveAccessibleDescription(
    /at least 10 characters/,
  );
  await dialog.getByLabel(/^What the picture shows/).fill('A porch with a brown floor in the evening');
  await dialog.getByLabel(/choose a file/).setInputFiles(files.small);
  await dialog.getByRole('button', { name: 'Add the picture' }).click();
  await expect(dialog).toContainText('it must be at least 1440 px');
  expect(copy.read(catalogue)).toBe(before);
  await dialog.getByText(/^Drop a photograph here/).drop({ files: files.large });
  await expect(dialog.getByAltText('The picture that you chose')).toHaveJSProperty('naturalWidth', 3000);
  await dialog.getByRole('button', { name: 'Add the picture' }).click();
  await expect(dialog).toHaveCount(0);
  expect(copy.read(catalogue).split('\n').length).toBe(before.split('\n').length + 1);
  const made = await sharp(path.join(copy.folder, 'pictures/our-own-porch.jpg')).metadata();
  expect(made.width).toBe(2400);

  await item(page, /Our own porch/).click();
  const image = page.locator('.focal svg');
  // The drawing is as large as the picture, once it has come.
  await expect.poll(async () => (await image.boundingBox())?.width ?? 0).toBeGreaterThan(100);
  const box = await image.boundingBox();
  await image.click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.75 } });
  await press(page, 'Save');
  await expect(said(page)).toHaveText('Saved');
  expect((parse(copy.read(catalogue)) as { focal: number[] }[]).at(-1)?.focal).toEqual([25, 75]);

  const { value, version } = await read('content/pages/gallery.yaml');
  const withPicture = JSON.stringify(value).replace(/"picture":"[\w-]+"/, '"picture":"our-own-porch"');
  expect(withPicture).not.toBe(JSON.stringify(value));
  expect((await save('content/pages/gallery.yaml', JSON.parse(withPicture), version)).status).toBe(200);
  expect(await (await fetch(`${address}/gallery`)).text()).toContain('A porch with a brown floor');
});

test('a file that somebody else changes meanwhile is not overwritten, and neither version is lost', async ({
  page,
}) => {
  const before = copy.read(about);
  await openEditor(page, about);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('My own title');
  const theirs = before.replace(/^title: .*$/m, 'title: Their own title');
  copy.write(about, theirs);
  await press(page, 'Save');
  await expect(said(page)).toContainText('changed outside the editor');
  expect(copy.read(about)).toBe(theirs);
  await page.getByRole('button', { name: 'Show their version' }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Their own title');
  await press(page, 'Undo');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('My own title');
  await press(page, 'Save');
  await expect(said(page)).toHaveText('Saved');
  copy.write(about, before);
});

test('nobody else reaches it: another host, another origin, no token, another file', async () => {
  const before = copy.read('package.json');
  mkdirSync(path.join(copy.folder, 'outside'));
  symlinkSync('../../package.json', path.join(copy.folder, 'content/pages/linked.yaml'));
  const { value, version } = await read(about);
  const body = JSON.stringify({ file: about, value: { ...value, title: 'Taken' }, version });
  const refused: [string, number, RequestInit & { file?: string }][] = [
    ['a foreign origin', 403, { method: 'POST', body, headers: { origin: 'https://evil.example' } }],
    ['no token', 403, { method: 'POST', body, headers: { 'x-editor-token': '' } }],
    ['a wrong token', 403, { method: 'POST', body, headers: { 'x-editor-token': 'x'.repeat(token.length) } }],
    ...['content/../package.json', 'site/astro.config.ts', '.env', 'content/pages/linked.yaml'].map(
      (file): [string, number, RequestInit] => [
        file,
        404,
        { method: 'POST', body: JSON.stringify({ file, value: {}, version }) },
      ],
    ),
  ];
  for (const [what, status, init] of refused) expect((await call('file', init)).status, what).toBe(status);
  const text = copy.read(about);
  const { output: foreign } = await run(
    'curl',
    ['-s', '-o', '/dev/null', '-w', '%{http_code}', '-H', 'Host: evil.example', `${address}/_edit/`],
    { quiet: true },
  );
  expect(foreign).toContain('403');
  expect(copy.read(about)).toBe(text);
  expect(copy.read('package.json')).toBe(before);
  rmSync(path.join(copy.folder, 'content/pages/linked.yaml'));
});

test('breaks no rule of WCAG 2.2 AA, fits a narrow screen, and is small', async ({ page }) => {
  await openEditor(page, about);
  await item(page, /Skills/).click();
  expect(await findBreaches(page)).toEqual([]);
  for (const name of ['Search', 'To do', 'Versions', 'Remove']) {
    await press(page, name);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findBreaches(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.setViewportSize({ width: 400, height: 800 });
  for (const view of ['Files', 'Form', 'Page']) {
    await press(page, view);
    expect(await findOverflow(page), view).toEqual([]);
  }
  await press(page, 'Form');
  expect(await findBreaches(page)).toEqual([]);
  const script = Buffer.from(await (await fetch(`${address}/_edit/editor.js`)).arrayBuffer());
  expect(gzipSync(script).length).toBeLessThan(mostScriptBytes);
});

test('no byte of it is in production', async () => {
  const server = process.env['TEST_SITE_URL'] ?? '';
  for (const name of ['/_edit', '/_edit/', '/_edit/api/file', '/_edit/editor.js', '/admin'])
    expect((await fetch(server + name)).status, name).toBe(404);
  const programs = ['server', 'contract'].flatMap((folder) =>
    listFiles(path.join(root, folder))
      .filter((file) => !/\.test\.ts$/.test(file))
      .map((file) => path.join(root, folder, file)),
  );
  const built = listFiles(builtSite)
    .filter((file) => /\.(html|js|css|json|xml|txt)$/.test(file))
    .map((file) => path.join(builtSite, file));
  const named = [...programs, ...built].filter((file) =>
    /\/_edit|x-editor-token/.test(readFileSync(file, 'utf8')),
  );
  expect(named).toEqual([]);
  // The image holds what its second stage copies, and nothing of that is the editor.
  const [, image = ''] = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
    .split(/^FROM .*$/m)
    .slice(1);
  const copied = [...image.matchAll(/^COPY --from=build \/site\/(\S+)/gm)].map(([, name]) => name);
  expect(copied).toEqual(['package.json', 'node_modules', 'contract', 'server', 'dist']);
});
