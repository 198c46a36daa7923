/** Checks the changes that answers make to new and existing sites. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listFiles } from '../lib/list-files.ts';
import { bin, root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { copyStarter, planChanges } from './plan.ts';
import { fillWithPresent, parseAll } from './read-options.ts';
import { showChanges } from './show-changes.ts';
import { summarizeChanges } from './summarize-changes.ts';
import { readSurroundings } from './surroundings.ts';
import { writeChanges } from './write-changes.ts';

// Each test writes a whole content folder.
vi.setConfig({ testTimeout: 60_000 });

/** Returns the path of a content folder that does not exist yet. */
function makePlace(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'setup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, 'content');
}

async function plan(content: string, texts: Record<string, string>) {
  const now = readSurroundings(root, content);
  return planChanges(await parseAll(fillWithPresent(texts, now), now), now);
}

const read = (content: string, file: string) => readFileSync(path.join(content, file), 'utf8');
const show = (changes: Awaited<ReturnType<typeof plan>>) =>
  stripVTControlCharacters(showChanges(changes, 'content'));
const owner = {
  name: 'Delgado Walls',
  trade: 'Roofing',
  phone: '864 271 2222',
  email: 'office@delgado.build',
  town: 'Austin, TX 78701',
  states: 'TX',
  url: 'delgado.build',
};

test('copies the starter with the answers, and changes nothing in a second run', async () => {
  const content = makePlace();
  const changes = await plan(content, owner);
  expect(show(changes)).toMatch(/^Copied from starter\/ to content\/: \d+ files/);
  expect(show(changes)).toContain('-name: Your Company\n+name: Delgado Walls');
  writeChanges(root, content, changes);
  expect(listFiles(content)).toEqual(listFiles(path.join(root, 'starter')));
  expect(await plan(content, owner)).toEqual([]);
  const company = read(content, 'company.yaml');
  expect(company).toMatch(/^business: RoofingContractor$/m);
  expect(company).toContain('timeZone: America/Chicago');
  expect(company).not.toMatch(/^[^#]*(?:Your|555-01|\.example|South Carolina)/m);
});

test('counts the copied files and lists each fact with its old and new words', async () => {
  const summary = summarizeChanges(await plan(makePlace(), { ...owner, warranty: 'one year' }), 'content');
  expect(summary).toMatch(/^content\/ becomes a copy of starter\/ .*: 3 home pages, \d+ pages, 3 services/);
  for (const fact of [
    'name: Your Company → Delgado Walls',
    'phone.shown: (800) 555-0100 → (864) 271-2222',
    'serviceArea.1.code: SC → TX',
    'promises.warranty: nothing → one year',
  ])
    expect(summary).toContain(`\n  ${fact}\n`);
  expect(summary).not.toContain('email: office@your-company.example\n');
});

test.each([
  ['Roofing and Gutters', true],
  ['Drywall and Painting', false],
])('for the trade %s, hides the pages about walls: %s', async (trade, isHidden) => {
  const content = makePlace();
  writeChanges(root, content, await plan(content, { ...owner, trade }));
  for (const page of ['bid', 'estimate'])
    expect(/^noindex: true$/m.test(read(content, `pages/${page}.yaml`))).toBe(isHidden);
  const menus = read(content, 'navigation.yaml') + read(content, 'detail-pages.yaml');
  expect(/path: \/(?:bid|estimate)\b/.test(menus)).toBe(!isHidden);
});

test('hides them on a site that got its name first, but not a page that the owner wrote', async () => {
  const content = makePlace();
  writeChanges(root, content, copyStarter(readSurroundings(root, content)));
  writeChanges(root, content, await plan(content, { name: 'Delgado Roofs' }));
  const bid = path.join(content, 'pages/bid.yaml');
  writeFileSync(bid, readFileSync(bid, 'utf8').replace(/^description: .*$/m, 'description: Bids for roofs.'));
  writeChanges(root, content, await plan(content, { trade: 'Roofing' }));
  expect(read(content, 'pages/bid.yaml')).not.toContain('noindex');
  expect(read(content, 'pages/estimate.yaml')).toContain('noindex: true');
});

test("mentions only the owner's trade outside the sample services", async () => {
  const content = makePlace();
  writeChanges(root, content, await plan(content, owner));
  const found = listFiles(content).filter((file) => {
    if (/^(?:services|pictures)\/|^pages\/(?:bid|estimate)/.test(file)) return false;
    const text = file.endsWith('.yaml') ? read(content, file).replaceAll(/^ *#.*$|items: .*$/gm, '') : '';
    return /drywall|framing/i.test(text.replaceAll(/(?:P|p)icture: .*/g, ''));
  });
  expect(found).toEqual([]);
});

test('changes one line of an existing site for one answer, and no comment', async () => {
  const content = makePlace();
  cpSync(path.join(root, 'showcase'), content, { recursive: true });
  expect(await plan(content, {})).toEqual([]);
  const changes = await plan(content, { founded: '2016' });
  expect(changes.map(({ file }) => file)).toEqual(['company.yaml']);
  expect(show(changes)).toContain('-founded: 2011\n+founded: 2016');
  writeChanges(root, content, changes);
  const lines = (text: string) => text.split('\n').filter((line) => !/^(?:founded|welcome):/.test(line));
  expect(lines(read(content, 'company.yaml'))).toEqual(
    lines(read(path.join(root, 'showcase'), 'company.yaml')),
  );
});

test('copies the starter without options, and names the place of the questions', async () => {
  const content = makePlace();
  const env = { CONTENT: content };
  const { code, output } = await run(bin('node'), ['tools/setup.ts'], { quiet: true, env });
  expect(output).toMatch(/^content\/ is your site now, a copy of starter\/\.\n.*“First steps”.*\n$/);
  expect(code).toBe(0);
  expect(listFiles(content)).toEqual(listFiles(path.join(root, 'starter')));
});

test('undoes earlier writes if one fails, and leaves no half of a new site', () => {
  const content = makePlace();
  const file = (name: string, text: string) => ({ file: name, before: undefined, after: Buffer.from(text) });
  // The second path needs a folder where the first wrote a file.
  const broken = [file('company.yaml', 'name: Half\n'), file('company.yaml/x.yaml', 'a: 1\n')];
  expect(() => writeChanges(root, content, broken)).toThrow();
  expect(existsSync(content)).toBe(false);
  writeChanges(root, content, [file('company.yaml', 'name: Whole\n')]);
  expect(() => writeChanges(root, content, broken)).toThrow();
  expect(read(content, 'company.yaml')).toBe('name: Whole\n');
});
