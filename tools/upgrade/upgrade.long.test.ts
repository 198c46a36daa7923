/** Upgrades an owner's site of the newest commit to the current program and compares its pages. Needs the repository. */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { lacks } from '../../server/testing/installed.ts';
import { ada, makeTestFolder } from '../../server/testing/start-test-server.ts';
import { listFiles } from '../lib/list-files.ts';
import { startServer } from '../lib/live-server.ts';
import { bin, root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { askGit } from './git.ts';

// The timeouts leave room to delete a site with its packages after each test.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 300_000 });

const testWithHistory = test.skipIf(lacks('the upgrade of a site', ['git'], `git -C ${root} rev-parse HEAD`));

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

/** Every page, without the styles and scripts, whose names contain hashes. */
function readPages(dist: string): Record<string, string> {
  const pages = listFiles(dist).filter((file) => file.endsWith('.html') && !file.startsWith('templates/'));
  return Object.fromEntries(
    pages.map((file) => {
      const html = readFileSync(path.join(dist, file), 'utf8');
      return [file, html.replace(/<(script|style)\b.*?<\/\1>|<link\b[^>]*>/gs, '')];
    }),
  );
}

/** A clone with its own content and a changed program. */
function makeSite(folder: string): string {
  const site = path.join(folder, 'site');
  expect(askGit(['clone', '--quiet', '--', root, site])).toMatchObject({ code: 0 });
  symlinkSync(path.join(root, 'node_modules'), path.join(site, 'node_modules'));
  cpSync(path.join(site, 'starter'), path.join(site, 'content'), { recursive: true });
  mkdirSync(path.join(site, 'content/words'), { recursive: true });
  writeFileSync(path.join(site, 'content/words/site.yaml'), '# Ours\nframe: {toTop: Up again}\n');
  change(site, 'content/company.yaml', '\n', '\n# Our own note.\n');
  appendFileSync(path.join(site, 'site/src/styles/tokens.css'), '/* Our own note. */\n');
  return site;
}

async function sendLead(url: string, name: string): Promise<void> {
  const body = JSON.stringify({ ...ada, name });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${url}/contact.php`, { method: 'POST', headers, body })).status).toBe(200);
}

testWithHistory('keeps the pages, content and leads of a site', async () => {
  const folder = makeTestFolder();
  const site = makeSite(folder);
  await runIn(site, '--run', 'site');
  const before = readPages(path.join(site, 'dist'));
  expect(Object.keys(before).length).toBeGreaterThan(10);
  expect(before['index.html']).toContain('Up again');
  const readContent = () =>
    listFiles(path.join(site, 'content')).map((file) => [
      file,
      readFileSync(path.join(site, 'content', file), 'hex'),
    ]);
  const content = readContent();
  const data = path.join(site, 'data');
  const dist = { SITE_DIR: path.join(site, 'dist') };
  const old = await startServer(data, dist, site);
  await sendLead(old.url, 'Before The Upgrade');
  await old.stop();

  const output = await runIn(root, 'tools/upgrade.ts', '--site', site);
  expect(output).toContain('No file of your content changes.');
  expect(output).toContain('  site/src/styles/tokens.css\n');
  expect(readPages(path.join(site, 'dist'))).toEqual(before);
  expect(readContent()).toEqual(content);
  const [copy = ''] = /\S+-before-[\dT-]+/.exec(output) ?? [];
  expect(readFileSync(path.join(copy, 'site/src/styles/tokens.css'), 'utf8')).toContain('Our own note.');
  expect(existsSync(path.join(folder, 'site.upgrade'))).toBe(false);

  const upgraded = await startServer(data, dist, site);
  await sendLead(upgraded.url, 'After The Upgrade');
  await upgraded.stop();
  const leads = await runIn(site, 'server/leads-cli.ts', 'export');
  for (const name of ['Before The Upgrade', 'After The Upgrade']) expect(leads).toContain(name);

  // The next upgrade must run the next version's steps, not these.
  const steps = path.join(site, 'tools/upgrade/migrate-content.ts');
  writeFileSync(steps, "export const migrateContent = () => { throw new Error('An old step'); };\n");
  const dry = await runIn(site, 'tools/upgrade.ts', '--from', root, '--dry-run');
  expect(dry).toContain('  tools/upgrade/migrate-content.ts\n');
  expect(dry).toContain('Nothing was changed');
  expect(readFileSync(steps, 'utf8')).toContain('An old step');
});
