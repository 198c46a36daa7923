/** A new site is the starter with its owner's facts, and nothing of the demonstration. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { mergeYaml } from '../contract/merge-yaml.ts';
import { readCompany } from '../contract/read-words.ts';
import { readLogo } from '../office/content/read-logo.ts';
import { listFiles } from '../tools/lib/list-files.ts';
import { startServer, type LiveServer } from '../tools/lib/live-server.ts';
import { root } from '../tools/lib/paths.ts';
import { buildTimeoutMs, copyProject, type ProjectCopy } from './support/copy-project.ts';
import { findBreaches, findOverflow } from './support/judge-page.ts';
import { listAddresses } from './support/list-page-addresses.ts';
import { expect, test as base } from './support/test.ts';

const before = readCompany();
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="#125" d="M0 0h90v30H0z"/></svg>';
/** Facts as people write them. */
const facts = {
  name: 'Delgado Walls',
  tagline: 'Drywall and Framing',
  direction: 'homestead',
  phone: '864 271 2222',
  email: 'office@delgado.build',
  town: 'Greenville',
  state: 'SC',
  postalCode: '29601',
  licenses: 'SC CLG 7 until 10/31/2099',
  founded: 2016,
  url: 'https://www.delgado.build',
};

/** A project of the owner that no list names. */
const porch = `title: Porch on Pine Street
order: 1
tags: [filter2]
place: Greenville, SC
scope: Porch ceiling and columns
year: 2026
client: A family on Pine Street
description: A porch on Pine Street in Greenville, SC, with a new ceiling and four new columns, built in spring.
picture: house-front
mainPicture: house-entry-day
text: [The old ceiling sagged between its joists.]
outcome: [A level ceiling, Four new columns]
`;

let copy: ProjectCopy;
let server: LiveServer | undefined;
const test = base.extend({ baseURL: async ({}, use) => use(server?.url) });

const runTool = (tool: string, args: readonly string[] = [], env: Record<string, string> = {}) =>
  copy.run('node', [`tools/${tool}.ts`, ...args], env);
const listPages = () =>
  listFiles(copy.dist).filter((file) => file.endsWith('.html') && !file.startsWith('templates/'));

test.describe.configure({ mode: 'serial', timeout: buildTimeoutMs });

test.beforeAll(async () => {
  test.setTimeout(buildTimeoutMs);
  copy = copyProject('setup', ['tools', 'server', 'starter', 'showcase/company.yaml']);
  rmSync(copy.content, { recursive: true });
  cpSync(path.join(root, 'starter'), copy.content, { recursive: true });
  const { bytes, width, height } = await readLogo(Buffer.from(logo));
  writeFileSync(path.join(copy.content, 'pictures/logo.png'), bytes);
  const text = copy.readContent('company.yaml');
  const company = { ...(parse(text) as object), ...facts, logo: { file: 'logo.png', width, height } };
  copy.writeContent('company.yaml', mergeYaml(text, company));
  mkdirSync(path.join(copy.content, 'projects'));
  copy.writeContent('projects/porch.yaml', porch);
  const built = await copy.build();
  expect(built.code, built.output).toBe(0);
  server = await startServer(path.join(copy.folder, 'data'), { SITE_DIR: copy.dist });
});

test.afterAll(async () => {
  await server?.stop();
  copy.remove();
});

test("builds nothing with the starter's name, numbers, addresses or town", () => {
  const old = [before.name, before.name.replace('&', '&amp;'), before.town, before.url, before.email];
  const all = [
    ...old,
    before.bidEmail ?? '',
    before.phone.e164,
    before.officePhone?.e164 ?? '',
    '555-01',
    '.example',
  ];
  const said = listFiles(copy.dist)
    .filter((file) => /\.(html|json|xml|txt|js|css|svg)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(copy.dist, file), 'utf8');
      return all.filter((words) => words && text.includes(words)).map((words) => `${words} in ${file}`);
    });
  expect(said).toEqual([]);
});

test('serves every linked address, and neither builds nor links pages of empty lists', async ({
  request,
}) => {
  const pages = listPages();
  expect(pages.length).toBeGreaterThan(15);
  for (const name of ['blog', 'gallery', 'team']) expect(pages).not.toContain(`${name}.html`);
  const addresses = pages.flatMap((file) => {
    const html = readFileSync(path.join(copy.dist, file), 'utf8');
    return listAddresses(file, html).filter((address) => /^\/(?!\/)/.test(address));
  });
  for (const address of new Set(addresses.map((one) => one.replace(/#.*$/, ''))))
    expect.soft((await request.get(address)).status(), address).toBe(200);
});

test('shows the facts and the logo on key pages, without axe faults', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of ['/', '/about', '/contact', '/drywall', '/projects']) {
    await page.goto(address);
    await expect(page).toHaveTitle(/Delgado Walls/);
    await expect(page.locator('html')).toHaveAttribute('data-direction', 'homestead');
    await expect(page.locator('header img').first()).toHaveJSProperty('naturalWidth', 480);
    await expect(page.locator('footer').first()).toContainText('SC CLG 7');
    expect(await findBreaches(page), address).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    // Poll, because some scripts update the layout after the width changes.
    await expect.poll(() => findOverflow(page), address).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
  await expect(page.locator('main')).toContainText('Porch on Pine Street');
  await page.goto('/');
  await expect(page.locator('main')).toContainText('Porch on Pine Street');
});

test('lists the sample services but no placeholder in the launch gate', async () => {
  const { output } = await runTool('launch', [], {
    PUBLIC_URL: facts.url,
    SMTP_URL: 'smtp://mail.delgado.build',
  });
  expect(output.match(/The service “\w+” is made up/g)).toHaveLength(3);
  expect(output).toContain('Samples (3)');
  for (const heading of ['Phone numbers', 'Addresses that', 'Social links', 'Pages that nothing'])
    expect(output).not.toContain(heading);
});
