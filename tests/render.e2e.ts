/** The render process: one program for every content folder, and always a whole site. */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import getPort from 'get-port';
import { parse } from 'yaml';
import { copyImage } from '../server/testing/copy-image.ts';
import { openSmallDisk } from '../server/testing/small-disk.ts';
import { programFolder } from '../render/program-files.ts';
import { siteManifestFile } from '../contract/site-manifest.ts';
import { writeWhole } from '../contract/write-whole.ts';
import { bin, root } from '../tools/lib/paths.ts';
import { run } from '../tools/lib/run.ts';

test.describe.configure({ mode: 'serial' });

const folder = mkdtempSync(path.join(tmpdir(), 'render-'));
const content = path.join(folder, 'my content');
const site = path.join(folder, 'site');
const env = {
  CACHE_DIR: path.join(folder, 'cache'),
  CONTENT: content,
  SITE_DIR: site,
  PICTURES: 'later',
  LEAD_SERVER: '',
  COUNTS: '',
  SAMPLES: '',
};
const render = (more: Record<string, string> = {}, args: string[] = []) =>
  run(bin('node'), ['render/main.ts', ...args], { quiet: true, env: { ...env, ...more } });
const listReleases = () => readdirSync(`${site}.releases`);
const readHome = () => readFileSync(path.join(site, 'index.html'), 'utf8');

function changeCompany(change: (text: string) => string): void {
  const file = path.join(content, 'company.yaml');
  writeWhole(file, change(readFileSync(file, 'utf8')));
}

test.beforeAll(() => cpSync(path.join(root, 'starter'), content, { recursive: true }));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('builds a program that has no sentence of the showcase', () => {
  const program = globSync('**/*.{mjs,cjs,js}', { cwd: programFolder })
    .map((file) => readFileSync(path.join(programFolder, file), 'utf8'))
    .join('\n');
  expect(program.length).toBeGreaterThan(1_000_000);
  const descriptions = globSync('{pages,projects,posts,services,team}/*.yaml', {
    cwd: path.join(root, 'showcase'),
  }).flatMap((file) => {
    const { description } = parse(readFileSync(path.join(root, 'showcase', file), 'utf8')) as {
      description?: string;
    };
    return description ?? [];
  });
  expect(descriptions.length).toBeGreaterThan(50);
  expect(descriptions.filter((description) => program.includes(description))).toEqual([]);
});

test('renders a content folder that the program has never seen, from a path with a space', async () => {
  test.setTimeout(300_000);
  changeCompany((text) => text.replace(/^name: .*/m, 'name: Ridge Builders of the Render Test'));
  const { code, output } = await render();
  expect(code, output).toBe(0);
  expect(readHome()).toContain('Ridge Builders of the Render Test');
});

test('leaves pages for later, and finishes them without changing others (PICTURES-LATE)', async () => {
  test.setTimeout(300_000);
  const quick = { SITE_DIR: path.join(folder, 'quick site'), CACHE_DIR: path.join(folder, 'quick cache') };
  const has = (file: string) => existsSync(path.join(quick.SITE_DIR, file));
  // The server's is private, but its site may be served from the folder.
  const umask = process.umask(0o077);
  const first = await render({ ...quick, FINISH: 'later' }).finally(() => process.umask(umask));
  expect(first.code, first.output).toBe(0);
  expect([has('index.html.br'), has('about.html'), has('about.html.br')]).toEqual([true, true, false]);
  expect(statSync(path.join(quick.SITE_DIR, 'about.html')).mode & 0o777).toBe(0o644);
  const second = await render(quick, ['--check']);
  expect(second.code, second.output).toBe(0);
  const finished = (place: string) => readFileSync(path.join(place, 'about.html'), 'utf8');
  expect(finished(quick.SITE_DIR)).toBe(finished(site));
  // The site still lacks the pictures that this check encodes.
  const third = await render({ ...quick, PICTURES: '' }, ['--check']);
  expect(third.output).toContain('Every file equals a whole render.');
});

test('puts nothing online that a person saves during a check (RENDER-NIGHTLY)', async () => {
  test.setTimeout(300_000);
  const quick = { SITE_DIR: path.join(folder, 'checked site') };
  expect((await render({ ...quick, FINISH: 'later' })).code).toBe(0);
  const company = readFileSync(path.join(content, 'company.yaml'), 'utf8');
  const checking = render(quick, ['--check']);
  await expect
    .poll(() => existsSync(`${quick.SITE_DIR}.releases/2`), { timeout: 120_000, intervals: [5] })
    .toBe(true);
  changeCompany((text) => text.replace('of the Render Test', 'Not Yet Public'));
  const { code, output } = await checking;
  expect(code, output).toBe(0);
  expect(output).toContain('changed meanwhile');
  expect(readdirSync(`${quick.SITE_DIR}.releases`)).toEqual(['1', '1.json']);
  changeCompany(() => company);
});

test('leaves the site as it was after a wrong field, and names file and field (RENDER-WHOLE)', async () => {
  const before = readHome();
  const company = readFileSync(path.join(content, 'company.yaml'), 'utf8');
  changeCompany((text) => text.replace(/^state: .*/m, 'state: Nowhere'));
  const { code, output } = await render();
  expect(code).toBe(1);
  expect(output).toMatch(/company\.yaml:[^]*at state/);
  expect(readHome()).toBe(before);
  expect(listReleases()).toEqual(['1', '1.json']);
  changeCompany(() => company);
});

test('serves the last release when `npm start` meets a wrong field, and names it (RENDER-WHOLE)', async () => {
  test.setTimeout(120_000);
  const company = readFileSync(path.join(content, 'company.yaml'), 'utf8');
  changeCompany((text) => text.replace(/^state: .*/m, 'state: Nowhere'));
  const port = String(await getPort());
  const server = { HOST: '127.0.0.1', PORT: port, DATA_DIR: path.join(folder, 'data') };
  const child = spawn(bin('node'), ['tools/start.ts'], {
    cwd: root,
    env: { ...process.env, ...env, ...server },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (piece: Buffer) => (output += piece.toString()));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const readServed = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.text(),
      () => '',
    );
  try {
    await expect.poll(readServed, { timeout: 90_000 }).toContain('Ridge Builders of the Render Test');
    expect(output).toMatch(/company\.yaml:[^]*at state[^]*The last release stays online/);
  } finally {
    child.kill();
    await ended;
    changeCompany(() => company);
  }
});

test('leaves the site as it was after a kill, and renders again (RENDER-WHOLE)', async () => {
  test.setTimeout(300_000);
  const before = readHome();
  changeCompany((text) => text.replace('of the Render Test', 'after the Kill'));
  const child = spawn(bin('node'), ['render/main.ts'], { cwd: root, env: { ...process.env, ...env } });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await expect.poll(() => existsSync(`${site}.releases/2/index.html`), { timeout: 120_000 }).toBe(true);
  child.kill('SIGKILL');
  await ended;
  expect(readHome()).toBe(before);
  const { code, output } = await render();
  expect(code, output).toBe(0);
  expect(readHome()).toContain('after the Kill');
});

test('renders only the pages that show a changed word, and equals a whole render (RENDER-CHANGED)', async () => {
  test.setTimeout(300_000);
  const file = path.join(content, 'pages/contact.yaml');
  const isLinked = (page: string) => statSync(path.join(site, page)).nlink > 1;
  // The search page lists every description, so it has to change as well.
  const text = readFileSync(file, 'utf8').replace(/^title: .*/m, 'title: Write to Us');
  writeWhole(
    file,
    text.replace(/^description: "?/m, (start) => `${start}Write to us today. `),
  );
  const { code, output } = await render();
  expect(code, output).toBe(0);
  expect(readFileSync(path.join(site, 'contact.html'), 'utf8')).toContain('Write to Us');
  expect([isLinked('contact.html'), isLinked('about.html')]).toEqual([false, true]);
  expect(readFileSync(path.join(site, 'search.html'), 'utf8')).toContain('Write to us today.');
  const check = await render({}, ['--check']);
  expect(check.output).toContain('Every file equals a whole render.');
});

test('names files that differ from a whole render, and makes them again (RENDER-NIGHTLY)', async () => {
  test.setTimeout(300_000);
  for (const name of ['contact.html', siteManifestFile]) {
    const file = path.join(site, name);
    writeWhole(file, `${readFileSync(file, 'utf8')} `);
  }
  const { code, output } = await render({}, ['--check']);
  expect(code).toBe(1);
  expect(output).toContain(`These files differ from a whole render: contact.html, ${siteManifestFile}`);
  expect((await render()).code).toBe(0);
  const check = await render({}, ['--check']);
  expect(check.output).toContain('Every file equals a whole render.');
});

test('names the release whose record is damaged (RENDER-NIGHTLY)', async () => {
  const record = `${realpathSync(site)}.json`;
  const whole = readFileSync(record);
  writeWhole(record, whole.subarray(0, 100));
  const { code, output } = await render({}, ['--check']);
  expect(code).toBe(1);
  expect(output).toMatch(/The record of release \d+ is damaged: put the site online once more\./);
  writeWhole(record, whole);
});

test('puts one whole site online when two renders run at once (RENDER-WHOLE)', async () => {
  test.setTimeout(300_000);
  changeCompany((text) => text.replace('after the Kill', 'of Two Renders'));
  const results = await Promise.all([render(), render()]);
  expect(
    results.map(({ code }) => code),
    results.map(({ output }) => output).join('\n'),
  ).toEqual([0, 0]);
  const pages = globSync('*.html', { cwd: site }).map((page) => readFileSync(path.join(site, page), 'utf8'));
  expect(pages.filter((page) => !page.includes('of Two Renders'))).toEqual([]);
});

test('leaves the site as it was when memory runs out (RENDER-WHOLE)', async () => {
  const before = readHome();
  changeCompany((text) => text.replace('of Two Renders', 'without Memory'));
  const { code } = await render({ NODE_OPTIONS: '--max-old-space-size=40' });
  expect(code).not.toBe(0);
  expect(readHome()).toBe(before);
});

test('leaves the site as it was when the disk is full, and names the disk (RENDER-WHOLE)', async () => {
  test.setTimeout(300_000);
  const disk = openSmallDisk(path.join(folder, 'disk'), 60);
  try {
    test.skip(!disk.kind.includes('tmpfs'), disk.kind);
    const small = { SITE_DIR: path.join(disk.folder, 'site') };
    expect((await render(small)).code).toBe(0);
    const home = path.join(small.SITE_DIR, 'index.html');
    const before = readFileSync(home, 'utf8');
    changeCompany((text) => text.replace('without Memory', 'on a Full Disk'));
    disk.fill([]);
    const { code, output } = await render(small);
    expect(code).toBe(1);
    expect(output).toContain(`The disk that holds ${small.SITE_DIR} is full.`);
    expect(readFileSync(home, 'utf8')).toBe(before);
    disk.makeRoom([]);
    expect((await render(small)).code).toBe(0);
    expect(readFileSync(home, 'utf8')).toContain('on a Full Disk');
  } finally {
    disk.close();
  }
});

test('renders in a folder that it cannot write, as another user, from a path with a space', async () => {
  test.setTimeout(300_000);
  const nobody = { uid: 65_534, gid: 65_534 };
  const asNobody = spawnSync(bin('node'), ['--version'], process.getuid?.() === 0 ? nobody : {});
  test.skip(process.getuid?.() !== 0 || asNobody.status !== 0, 'Only root can become another user.');
  const image = path.join(folder, 'read-only image');
  copyImage(image);
  spawnSync('chmod', ['-R', 'a-w', path.join(image, '.cache')]);
  const written = path.join(folder, 'written');
  mkdirSync(written);
  chownSync(written, nobody.uid, nobody.gid);
  // Temporary folders are private.
  chmodSync(folder, 0o755);
  const small = path.join(written, 'site');
  const { status, stderr } = spawnSync(bin('node'), ['render/main.ts'], {
    ...nobody,
    cwd: image,
    env: { ...env, SITE_DIR: small, CACHE_DIR: path.join(written, 'cache') },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('EACCES')]);
  expect(readFileSync(path.join(small, 'index.html'), 'utf8')).toContain('on a Full Disk');
});
