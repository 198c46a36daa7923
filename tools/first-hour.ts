/**
 * `npm run first-hour` follows docs/guide/first-hour.md in a copy of the project: a new site, First steps, then three projects
 * with photographs, then online. It times each step and saves screenshots to docs/guide/. `--photographs NAME` uses other
 * pictures.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import getPort from 'get-port';
import sharp from 'sharp';
import { inboxPath } from '../contract/endpoints.ts';
import { facts, jobs, look } from './first-hour/example.ts';
import { makeProject } from './first-hour/make-project.ts';
import { chromiumFlags, getChromium } from './lib/chromium.ts';
import { bin, root } from './lib/paths.ts';
import { run } from './lib/run.ts';

const { values } = parseArgs({ options: { photographs: { type: 'string' } } });
const photographs = values.photographs ?? path.join(root, 'showcase/pictures');
const pictures = path.join(root, 'docs/guide/first-hour');
const started = Date.now();
const tell = (what: string) =>
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${what}`);

function copyProgram(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'first-hour-'));
  const leftOut = ['.git', '.cache', 'dist', 'dist.releases', 'node_modules', 'data', 'content'].map((name) =>
    path.join(root, name),
  );
  cpSync(root, folder, { recursive: true, filter: (file) => !leftOut.includes(file) });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

async function beginSite(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your name').fill('Dana Delgado');
  await page.getByLabel('E-mail address').fill(facts.email);
  await photograph(page, 'begin');
  await page.getByRole('button', { name: 'Make my site' }).click();
  await page.getByRole('heading', { name: 'First steps' }).waitFor();
}

async function fillFirstSteps(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(facts)) await page.locator(`[name="field-${name}"]`).fill(text);
  await page.locator('[name="field-home"]').selectOption(look.home);
  await page.locator(`[name="field-direction"][value=${look.direction}]`).check();
  await page.getByRole('group').scrollIntoViewIfNeeded();
  await photograph(page, 'first-steps');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel(/letters on the accent color/).fill(look.letters);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
}

async function photograph(page: Page, name: string): Promise<void> {
  // The preview is a frame, and its pictures are encoded on request.
  for (const frame of page.frames())
    await frame.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return image.complete || top > innerHeight || bottom < 0 || !image.checkVisibility();
      }),
    );
  const image = await page.screenshot({ type: 'png' });
  await sharp(image)
    .resize(1000)
    .webp({ quality: 60, effort: 6 })
    .toFile(path.join(pictures, `${name}.webp`));
}

mkdirSync(pictures, { recursive: true });
const folder = copyProgram();
const port = await getPort({ host: '127.0.0.1' });
const env = { CONTENT: '', DATA_DIR: path.join(folder, 'data'), SMTP_URL: '' };
const server = spawn(bin('node'), ['tools/start.ts'], {
  cwd: folder,
  env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1', ASTRO_TELEMETRY_DISABLED: '1' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const browser = await chromium.launch({ executablePath: await getChromium(), args: [...chromiumFlags] });
try {
  const { promise, resolve } = Promise.withResolvers<string>();
  // Reads to the end: a server whose output nobody reads would stop.
  createInterface(server.stdout).on('line', (line) => {
    const [address] = /http:\S+\/begin\/[\w-]+/.exec(line) ?? [];
    if (address !== undefined) resolve(address);
  });
  const address = await promise;
  tell('the server is ready');
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const site = `http://127.0.0.1:${port}`;
  await beginSite(page, address);
  await fillFirstSteps(page);
  tell('the site has its facts');
  await page.goto(`${site}${inboxPath}/site/all`);
  await page.locator('#page[aria-busy=false]').waitFor({ timeout: 120_000 });
  tell('the editor is open');
  await photograph(page, 'editor');
  for (const job of jobs) {
    const isFirst = job === jobs[0];
    await makeProject(page, job, photographs, isFirst ? (name) => photograph(page, name) : undefined);
    tell(`made “${job.title}”`);
    if (!isFirst) continue;
    await page.frameLocator('#page').getByRole('img', { name: job.alt }).first().waitFor();
    await photograph(page, 'project');
  }
  await page.goto(`${site}${inboxPath}/online`);
  await page.getByRole('button', { name: /^Put it online/ }).click();
  await page.getByRole('button', { name: 'Put it online anyway' }).click();
  await page.getByText('The site is online.').waitFor({ timeout: 300_000 });
  tell('the site is online');
  for (const [name, address] of [
    ['home', '/'],
    ['projects', '/projects'],
  ] as const) {
    await page.goto(`${site}${address}`);
    await page.locator('[data-kind=Projects]').scrollIntoViewIfNeeded();
    if (name === 'home') await page.evaluate(() => scrollTo(0, 0));
    await page.waitForLoadState('networkidle');
    await photograph(page, name);
  }
  tell('the site shows them');
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await once(server, 'exit');
}
const { output } = await run(bin('node'), ['tools/launch.ts'], { cwd: folder, quiet: true });
console.log(output);
rmSync(folder, { recursive: true });
