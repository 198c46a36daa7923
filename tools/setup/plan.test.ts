/** What answers change, in a copy of the content as it came. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { root } from '../lib/paths.ts';
import { planChanges } from './plan.ts';
import { fillWithPresent, parseAll } from './read-options.ts';
import { showChanges } from './show-changes.ts';
import { readSurroundings } from './surroundings.ts';
import { writeChanges } from './write-changes.ts';

// Each reads and writes more than a hundred files; a busy machine needs more than five seconds for it.
vi.setConfig({ testTimeout: 60_000 });

function copyContent(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'setup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(path.join(root, 'content'), path.join(folder, 'content'), { recursive: true });
  mkdirSync(path.join(folder, 'pictures'));
  cpSync(path.join(root, 'pictures/catalogue.yaml'), path.join(folder, 'pictures/catalogue.yaml'));
  cpSync(path.join(root, 'site/src/directions'), path.join(folder, 'site/src/directions'), {
    recursive: true,
  });
  return folder;
}

async function plan(folder: string, texts: Record<string, string>) {
  const now = readSurroundings(folder);
  return planChanges(parseAll(fillWithPresent(texts, now), now), now);
}

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');
const owner = {
  name: 'Delgado Walls',
  phone: '864 271 2222',
  email: 'office@delgado.build',
  town: 'Greenville, SC 29601',
  url: 'delgado.build',
  samples: 'all',
};

test('without another answer there is nothing to change', async () => {
  expect(await plan(copyContent(), {})).toEqual([]);
});

test('a changed answer changes its lines and no comment, and is shown before', async () => {
  const changes = await plan(copyContent(), { founded: '2016' });
  const [company, ...others] = changes;
  const shown = stripVTControlCharacters(showChanges(changes));
  expect(company?.file).toBe('content/company.yaml');
  expect(shown).toContain('-founded: 2011\n+founded: 2016');
  expect(shown).toContain('Kept in samples/');
  expect(others.every(({ file }) => file.startsWith('samples/'))).toBe(true);
});

test('all samples go, what leads to them goes along, and a second run changes nothing', async () => {
  const folder = copyContent();
  writeChanges(folder, await plan(folder, owner));
  expect(await plan(folder, owner)).toEqual([]);
  for (const gone of [
    'pages/cart',
    'pages/variants',
    'pages/team-style-02',
    'homes/index-02',
    'team/june-hollis',
  ])
    expect(existsSync(path.join(folder, `content/${gone}.yaml`)), gone).toBe(false);
  expect(read(folder, 'content/homes/index-01.yaml')).not.toMatch(/Counters|pricing-plan|stone-harbor/);
  expect(read(folder, 'content/redirects.yaml')).toContain('/services: /services-style-01');
  expect(read(folder, 'samples/content/company.yaml')).toBe(read(root, 'content/company.yaml'));
  expect(read(folder, 'content/company.yaml')).not.toMatch(/\.example|555-01|Plumb|^ +sample: true/m);
});

test('a hero that loses its buttons gets that of the header, in the owner’s words', async () => {
  const folder = copyContent();
  const change = (file: string, from: RegExp, to: string) => {
    const before = Buffer.from(read(folder, file));
    const after = Buffer.from(before.toString().replace(from, to));
    expect(after.equals(before), file).toBe(false);
    writeChanges(folder, [{ file, before, after }]);
  };
  const home = 'content/homes/index-01.yaml';
  change(home, /actions:\n(?: {6}- .*\n)+/, 'actions: [{label: All looks, path: /variants}]\n');
  change('content/navigation.yaml', /^quote: .*$/m, 'quote: {label: Ask for a price, path: /bid}');
  writeChanges(folder, await plan(folder, { samples: 'variants' }));
  expect(parse(read(folder, home))).toMatchObject({
    sections: expect.arrayContaining([
      expect.objectContaining({ kind: 'Hero', actions: [{ label: 'Ask for a price', path: '/bid' }] }),
    ]) as unknown,
  });
});

test('what is the owner’s own stays when samples go', async () => {
  const folder = copyContent();
  const own = read(folder, 'content/projects/stone-harbor.yaml').replace('sample: true\n', '');
  writeChanges(folder, [
    { file: 'content/projects/stone-harbor.yaml', before: undefined, after: Buffer.from(own) },
  ]);
  writeChanges(folder, await plan(folder, { samples: 'projects' }));
  expect(read(folder, 'content/projects/stone-harbor.yaml')).toBe(own);
  expect(read(folder, 'content/homes/index-01.yaml')).toContain('items:\n      - stone-harbor\n');
  expect(read(folder, 'content/services/framing.yaml')).toContain('projects: [stone-harbor]');
});

test('rules of a place do not move with the office', async () => {
  const folder = copyContent();
  writeChanges(folder, await plan(folder, { town: 'Austin, TX 78701', states: 'TX' }));
  const files = ['services/framing', 'services/preconstruction', 'detail-pages', 'homes/index-04'];
  for (const file of files)
    expect(read(folder, `content/${file}.yaml`), file).not.toMatch(/summerville|\.sc\.gov/i);
  expect(existsSync(path.join(folder, 'content/posts/hurricane-straps.yaml'))).toBe(false);
  expect(read(folder, 'content/homes/index-01.yaml')).not.toContain('hurricane-straps');
  expect(read(folder, 'content/services/drywall-repair.yaml')).toContain('epa.gov');
  expect(read(folder, 'content/company.yaml')).toContain('timeZone: America/Chicago');
});

test('services of another trade say that they are samples', async () => {
  const folder = copyContent();
  writeChanges(folder, await plan(folder, { trade: 'Roofing' }));
  expect(read(folder, 'content/services/drywall.yaml')).toMatch(/^sample: true$/m);
  expect(read(folder, 'content/company.yaml')).toMatch(/^business: RoofingContractor\n/m);
  expect(read(folder, 'content/company.yaml')).toMatch(/^direction: weather$/m);
  expect(read(folder, 'content/company.yaml')).toMatch(/^home: index-04$/m);
});

test('a write that fails takes back those before it', () => {
  const folder = copyContent();
  const before = Buffer.from(read(folder, 'content/company.yaml'));
  const changes = [
    { file: 'content/company.yaml', before, after: Buffer.from('name: Half\n') },
    { file: 'content/new.yaml', before: undefined, after: Buffer.from('a: 1\n') },
    // A file is in the way of its folder.
    { file: 'content/company.yaml/x.yaml', before: undefined, after: Buffer.from('a: 1\n') },
  ];
  expect(() => writeChanges(folder, changes)).toThrow();
  expect(read(folder, 'content/company.yaml')).toBe(before.toString());
  expect(existsSync(path.join(folder, 'content/new.yaml'))).toBe(false);
});
