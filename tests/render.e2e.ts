/** The render process: one program for every content folder, and always a whole site. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { programFolder } from '../render/program-files.ts';
import { writeWhole } from '../site/src/lib/write-whole.ts';
import { bin, root } from '../tools/lib/paths.ts';
import { run } from '../tools/lib/run.ts';

test.describe.configure({ mode: 'serial' });

const folder = mkdtempSync(path.join(tmpdir(), 'render-'));
const content = path.join(folder, 'my content');
const site = path.join(folder, 'site');
const env = { CONTENT: content, SITE_DIR: site, PICTURES: 'later', LEAD_SERVER: '', COUNTS: '', SAMPLES: '' };
const render = () => run(bin('node'), ['render/main.ts'], { quiet: true, env });
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

test('leaves the site as it was after a wrong field, and names file and field (RENDER-WHOLE)', async () => {
  const before = readHome();
  const company = readFileSync(path.join(content, 'company.yaml'), 'utf8');
  changeCompany((text) => text.replace(/^state: .*/m, 'state: Nowhere'));
  const { code, output } = await render();
  expect(code).toBe(1);
  expect(output).toMatch(/company\.yaml:[^]*at state/);
  expect(readHome()).toBe(before);
  expect(existsSync(`${site}.next`)).toBe(false);
  changeCompany(() => company);
});

test('leaves the site as it was after a kill, and renders again (RENDER-WHOLE)', async () => {
  test.setTimeout(300_000);
  const before = readHome();
  changeCompany((text) => text.replace('of the Render Test', 'after the Kill'));
  const child = spawn(bin('node'), ['render/main.ts'], { cwd: root, env: { ...process.env, ...env } });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await expect.poll(() => existsSync(`${site}.next/index.html`), { timeout: 120_000 }).toBe(true);
  child.kill('SIGKILL');
  await ended;
  expect(readHome()).toBe(before);
  const { code, output } = await render();
  expect(code, output).toBe(0);
  expect(readHome()).toContain('after the Kill');
});
