/**
 * A site made from version 0.1.0, as an owner has it: content of its own, an old name of a section, a changed file of the
 * program, and leads. It takes today's program, is built, and its server has the leads. Needs the project's history.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { lacks } from '../../server/testing/installed.ts';
import { ada, makeTestFolder } from '../../server/testing/start-test-server.ts';
import { startServer } from '../lib/live-server.ts';
import { bin, cache, root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { tellGit } from './git.ts';
import { upgradeSite } from './upgrade-site.ts';

vi.setConfig({ testTimeout: 600_000 });

/** The commit of the tag v0.1.0: a clone may have come without tags. */
const firstVersion = 'e41836f1';
const isHere = `git -C ${root} cat-file -e ${firstVersion}^{commit}`;
const testWithHistory = test.skipIf(lacks('the upgrade from version 0.1.0', ['git'], isHere));

function checkOut(folder: string): string {
  mkdirSync(folder);
  const archive = spawnSync('git', ['archive', firstVersion], { cwd: root, maxBuffer: 1 << 30 });
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  expect([archive.status, unpacked.status]).toEqual([0, 0]);
  return folder;
}

testWithHistory('a site of version 0.1.0 takes this version with its content and its leads', async () => {
  expect(tellGit(['rev-parse', firstVersion], root)).toMatch(/^e41836f1/);
  const folder = makeTestFolder();
  const base = checkOut(path.join(folder, 'base'));
  const site = checkOut(path.join(folder, 'site'));
  symlinkSync(path.join(root, 'node_modules'), path.join(site, 'node_modules'));
  const change = (file: string, from: string, to: string) => {
    const text = readFileSync(path.join(site, file), 'utf8');
    expect([file, text.includes(from)]).toEqual([file, true]);
    writeFileSync(path.join(site, file), text.replace(from, to));
  };
  change('content/company.yaml', 'name: Plumb & True', 'name: Level & Sons');
  writeFileSync(
    path.join(site, 'content/pages/ours.yaml'),
    [
      'title: Ours since 1987',
      'description: A page that the owner wrote with names of sections that have other names today.',
      'sections:',
      '  - {kind: PageHead, title: Ours since 1987}',
      '  # The old name of a call to action',
      ...[
        '  - kind: Invitation',
        '    title: Ask us',
        '    text: We call back.',
        '    action: {label: Ask, path: /contact}',
      ],
      '',
    ].join('\n'),
  );
  change('site/src/styles/tokens.css', '\n', '\n/* Our own note. */\n');
  const owned = ['content/company.yaml', 'pictures/catalogue.yaml'].map((file) => path.join(site, file));
  const before = owned.map((file) => readFileSync(file));

  const data = path.join(folder, 'data');
  const send = async (url: string, name: string) => {
    const body = JSON.stringify({ ...ada, name });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${url}/contact.php`, { method: 'POST', headers, body })).status;
  };
  // A server reads what a build of its own version made; its small test site is enough for a lead.
  const siteDir = path.join(folder, 'old-dist');
  const write = 'import("./server/testing/fixture-site.ts").then((m) => m.writeFixtureSite(process.argv[1]))';
  const written = await run(bin('node'), ['-e', write, siteDir], { cwd: site, quiet: true });
  expect(written.code, written.output).toBe(0);
  const old = await startServer(data, { SITE_DIR: siteDir }, site);
  expect(await send(old.url, 'Before The Upgrade')).toBe(200);
  await old.stop();

  const report = upgradeSite(site, { base, next: root, name: 'this version' }, {});
  expect(report.conflicts).toEqual([]);
  expect(owned.map((file) => readFileSync(file))).toEqual(before);
  expect(readFileSync(path.join(site, 'site/src/styles/tokens.css'), 'utf8')).toContain('Our own note.');
  expect(readFileSync(path.join(site, 'content/pages/ours.yaml'), 'utf8')).toContain(
    '  # The old name of a call to action\n  - kind: CallToAction\n',
  );
  expect(report.content.flatMap(({ notes }) => notes)).toContain(
    'kind: Invitation is now kind: CallToAction',
  );

  // Pictures that are encoded already are taken along, as an owner's own cache would hold them.
  const encoded = path.join(cache, 'astro/assets');
  if (existsSync(encoded)) cpSync(encoded, path.join(site, '.cache/astro/assets'), { recursive: true });
  const built = await run(bin('astro'), ['build', '--root', 'site'], { cwd: site, quiet: true });
  expect(built.code, built.output).toBe(0);
  expect(readFileSync(path.join(site, 'dist/about.html'), 'utf8')).toContain('Level &amp; Sons');
  expect(existsSync(path.join(site, 'dist/ours.html'))).toBe(true);
  const upgraded = await startServer(data, { SITE_DIR: path.join(site, 'dist') }, site);
  expect(await send(upgraded.url, 'After The Upgrade')).toBe(200);
  await upgraded.stop();
  const leads = await run(bin('node'), ['server/leads-cli.ts', 'list'], {
    cwd: site,
    quiet: true,
    env: { DATA_DIR: data },
  });
  for (const name of ['Before The Upgrade', 'After The Upgrade']) expect(leads.output).toContain(name);
});
