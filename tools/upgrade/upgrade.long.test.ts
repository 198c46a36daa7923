/**
 * Upgrades owners' sites of versions 0.1 and 0.2 to the current program and compares their pages. Needs the project's
 * history.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { lacks } from '../../server/testing/installed.ts';
import { ada, makeTestFolder } from '../../server/testing/start-test-server.ts';
import { listFiles } from '../lib/list-files.ts';
import { startServer } from '../lib/live-server.ts';
import { bin, cache, root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { askGit } from './git.ts';

// The timeouts leave room to delete a site with its packages after each test.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 300_000 });

/** Commits instead of tags: a clone may have no tags. */
const versions = { '0.1.0': 'e41836f1', '0.2': '0c9efffe' };
const isHere = `git -C ${root} cat-file -e ${versions['0.1.0']}^{commit} && git -C ${root} cat-file -e ${versions['0.2']}^{commit}`;
const testWithHistory = test.skipIf(lacks('the upgrade from versions 0.1 and 0.2', ['git', 'tar'], isHere));

const answers = {
  name: 'Delgado Walls',
  trade: 'Drywall and Framing',
  home: 'index-01',
  direction: 'homestead',
  phone: '864 271 2222',
  email: 'office@delgado.build',
  town: 'Greenville, SC 29601',
  states: 'SC',
  licenses: 'SC: CLG 7 until 2099-10-31',
  hours: 'Mon-Sat 7:30 am to 4 pm',
  founded: '2016',
  logo: 'logo.svg',
  url: 'https://www.delgado.build',
  'put-samples-away': 'all',
};

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="#125" d="M0 0h90v30H0z"/></svg>';

async function runIn(folder: string, program: string, ...args: string[]): Promise<string> {
  const words = [path.join(folder, 'tools/bootstrap.mjs'), program, ...args];
  const { code, output } = await run(bin('node'), words, {
    cwd: folder,
    quiet: true,
    env: { CONTENT: '', SITE_DIR: '' },
  });
  expect(code, output).toBe(0);
  return output;
}

function change(site: string, file: string, from: string, to: string): void {
  const text = readFileSync(path.join(site, file), 'utf8');
  expect([file, text.includes(from)]).toEqual([file, true]);
  writeFileSync(path.join(site, file), text.replace(from, to));
}

/** Versions encode the same characters differently, and since 0.3 hours read "7:30 AM". */
const decode = (text: string): string =>
  text
    .replace(/&(?:#x27|#39|apos);/g, "'")
    .replaceAll('&quot;', '"')
    .replace(/\b([ap])m\b/g, (half) => half.toUpperCase());

/**
 * Since 0.3 the footer mentions renderings only on pages that show some, a message may say how people heard of the
 * company, and service pages have another order and a "Read on".
 */
function dropNew(lines: string[]): string[] {
  const shared = lines
    .map((line) => line.replace(' The pictures on this site are renderings.', ''))
    .filter((line) => line !== 'Read on');
  const [first, last] = [shared.indexOf('How did you hear about us?'), shared.indexOf('Another way')];
  return (first === -1 ? shared : shared.toSpliced(first, last - first + 1)).sort();
}

/** Texts and picture names of every page, without the hash at the end of a picture's name. */
function readPages(dist: string): Record<string, { text: string[]; pictures: string[] }> {
  const pages = listFiles(dist).filter((file) => file.endsWith('.html') && !file.startsWith('templates/'));
  return Object.fromEntries(
    pages.map((file) => {
      const html = readFileSync(path.join(dist, file), 'utf8').replace(/<(script|style)\b.*?<\/\1>/gs, '');
      const names = [...html.matchAll(/\/_a\/([\w-]+)\.[\w.-]+\.(?:avif|webp|jpe?g|png|svg|mp4)/g)];
      const attributes = [...html.matchAll(/\s(?:alt|aria-label|content|placeholder)="([^"]*)"/g)];
      const text = [...html.split(/<(?:"[^"]*"|[^">])+>/), ...attributes.map(([, value = '']) => value)].map(
        decode,
      );
      return [
        file,
        {
          text: dropNew(text.flatMap((line) => line.trim() || [])),
          pictures: [...new Set(names.map(([, name = '']) => name))].sort(),
        },
      ];
    }),
  );
}

/** Adds an owner's photograph to the catalogue, as the editor would. */
async function addPhotograph(site: string): Promise<void> {
  const size = { width: 1600, height: 1200 };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  await sharp({ create: { ...size, channels: 3, background: '#888', noise } })
    .jpeg()
    .toFile(path.join(site, 'pictures/pine-street.jpg'));
  change(
    site,
    'pictures/catalogue.yaml',
    '\n- ',
    '\n- {file: pine-street.jpg, title: Pine Street, alt: A porch on Pine Street, focal: [50, 50], tags: [house], kind: photograph, width: 1600, height: 1200}\n- ',
  );
}

/** A clone of version 0.2 after setup, with its own project, its own texts and a changed program. */
async function makeSite(folder: string): Promise<string> {
  const site = path.join(folder, 'site');
  expect(askGit(['clone', '--quiet', '--no-checkout', '--', root, site])).toMatchObject({ code: 0 });
  expect(askGit(['checkout', '--quiet', '--detach', versions['0.2']], { cwd: site })).toMatchObject({
    code: 0,
  });
  const [ownLock, lock] = [site, root].map((one) =>
    readFileSync(path.join(one, 'package-lock.json'), 'utf8'),
  );
  // Otherwise the old version installs its own packages.
  if (ownLock === lock) symlinkSync(path.join(root, 'node_modules'), path.join(site, 'node_modules'));
  writeFileSync(path.join(site, 'logo.svg'), logo);
  const options = Object.entries(answers).flatMap(([name, answer]) => [`--${name}`, answer]);
  await runIn(site, 'tools/setup.ts', '--yes', ...options);
  await addPhotograph(site);
  // Setup wrote the same number twice. With two numbers, the test can see that both stay.
  const numbers = [
    'shown: (864) 271-2222\n  e164: "+18642712222"',
    'shown: (864) 271-2223\n  e164: "+18642712223"',
  ];
  change(site, 'content/company.yaml', `officePhone:\n  ${numbers[0]}`, `officePhone:\n  ${numbers[1]}`);
  const project = readFileSync(path.join(site, 'samples/content/projects/stone-harbor.yaml'), 'utf8')
    .replace('sample: true\n', '')
    .replace('title: Stone Harbor', 'title: Porch on Pine Street')
    .replaceAll('house-front', 'pine-street');
  writeFileSync(path.join(site, 'content/projects/porch.yaml'), project);
  change(site, 'content/words/site.yaml', 'toTop: Back to top', 'toTop: Up again');
  change(site, 'content/words/answers.yaml', 'title: Page not found', 'title: Nothing here');
  change(site, 'content/words/request.yaml', 'title: Add to your request', 'title: Anything to add?');
  change(site, 'content/words/mails.yaml', 'subject: "Still open:', 'subject: "Nobody has called:');
  change(site, 'content/detail-pages.yaml', 'title: Other finished jobs', 'title: Also by us');
  change(site, 'site/src/styles/tokens.css', '\n', '\n/* Our own note. */\n');
  return site;
}

async function sendLead(url: string, name: string): Promise<void> {
  const body = JSON.stringify({ ...ada, name });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${url}/contact.php`, { method: 'POST', headers, body })).status).toBe(200);
}

testWithHistory('keeps the pages and leads of a site of version 0.2', async () => {
  const folder = makeTestFolder();
  const site = await makeSite(folder);
  await runIn(site, '--run', 'site');
  const before = readPages(path.join(site, 'dist'));
  expect(Object.keys(before).length).toBeGreaterThan(25);
  expect(before['projects/porch.html']?.pictures).toContain('pine-street');
  expect(before['index.html']?.text).toContain('Up again');
  const data = path.join(site, 'data');
  const dist = { SITE_DIR: path.join(site, 'dist') };
  const old = await startServer(data, dist, site);
  await sendLead(old.url, 'Before The Upgrade');
  await old.stop();

  const output = await runIn(root, 'tools/upgrade.ts', '--site', site);
  expect(output).toContain(
    'Changed by you, and replaced by the new version (1):\n  site/src/styles/tokens.css\n',
  );
  expect(output).toContain('samples/content/projects: is no longer used (9 files)');
  expect(readPages(path.join(site, 'dist'))).toEqual(before);
  const readWords = (file: string) => readFileSync(path.join(site, 'content/words', file), 'utf8');
  expect(readWords('mails.yaml')).toContain('subject: "Nobody has called:');
  expect(readWords('answers.yaml')).toContain('title: Nothing here');
  expect(readWords('request.yaml')).toContain('title: Anything to add?');
  const [copy = ''] = /\S+-before-[\dT-]+/.exec(output) ?? [];
  expect(readFileSync(path.join(copy, 'site/src/styles/tokens.css'), 'utf8')).toContain('Our own note.');
  for (const gone of ['samples', 'pictures']) expect(existsSync(path.join(site, gone))).toBe(false);
  expect(existsSync(path.join(folder, 'site.upgrade'))).toBe(false);

  const upgraded = await startServer(data, dist, site);
  await sendLead(upgraded.url, 'After The Upgrade');
  await upgraded.stop();
  const leads = await runIn(site, 'server/leads-cli.ts', 'list');
  for (const name of ['Before The Upgrade', 'After The Upgrade']) expect(leads).toContain(name);

  // The next upgrade must run the next version's steps, not these.
  const steps = path.join(site, 'tools/upgrade/migrate-content.ts');
  writeFileSync(steps, "export const migrateContent = () => { throw new Error('An old step'); };\n");
  const dry = await runIn(site, 'tools/upgrade.ts', '--from', root, '--dry-run');
  expect(dry).toContain('  tools/upgrade/migrate-content.ts\n');
  expect(dry).toContain('Nothing was changed');
  expect(readFileSync(steps, 'utf8')).toContain('An old step');
});

testWithHistory("builds a site of version 0.1.0 without a repository, with the owner's page", async () => {
  const site = path.join(makeTestFolder(), 'site');
  mkdirSync(site);
  const archive = spawnSync('git', ['archive', versions['0.1.0']], { cwd: root, maxBuffer: 1 << 30 });
  const unpacked = spawnSync('tar', ['-x', '-C', site], { input: archive.stdout });
  expect([archive.status, unpacked.status]).toEqual([0, 0]);
  change(site, 'content/company.yaml', 'name: Plumb & True', 'name: Level & Sons');
  const page = [
    'title: Ours since 1987',
    'description: A page that the owner wrote with names of sections that have other names today.',
    'sections:',
    '  - {kind: PageHead, title: Ours since 1987}',
    '  # The old name of a call to action',
    '  - kind: Invitation',
    '    title: Ask us',
    '    text: We call back.',
    '    action: {label: Ask, path: /contact}',
  ];
  writeFileSync(path.join(site, 'content/pages/ours.yaml'), `${page.join('\n')}\n`);
  // Encoded pictures, as an owner's last build would have left them.
  const encoded = 'astro/assets';
  if (existsSync(path.join(cache, encoded)))
    cpSync(path.join(cache, encoded), path.join(site, '.cache', encoded), { recursive: true });

  const output = await runIn(root, 'tools/upgrade.ts', '--site', site);
  expect(output).toContain('content/pages/ours.yaml: kind: Invitation is now kind: CallToAction');
  expect(readFileSync(path.join(site, 'content/pages/ours.yaml'), 'utf8')).toContain(
    '  # The old name of a call to action\n  - kind: CallToAction\n',
  );
  expect(readFileSync(path.join(site, 'dist/about.html'), 'utf8')).toContain('Level &amp; Sons');
  expect(existsSync(path.join(site, 'dist/ours.html'))).toBe(true);
});
