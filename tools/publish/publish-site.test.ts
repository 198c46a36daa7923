/** Publishes to a folder of this machine that a running server reads. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeFixtureSite } from '../../server/testing/fixture-site.ts';
import { makeTestFolder } from '../../server/testing/start-test-server.ts';
import { startServer } from '../lib/live-server.ts';
import { goBack, publishSite } from './publish-site.ts';
import type { TargetFile } from './target.ts';

const minute = (number: number) => new Date(Date.UTC(2026, 10, 22, 15, number));

function setUp(...folders: string[]) {
  const root = makeTestFolder();
  const file: TargetFile = {
    url: 'https://www.plumb.example',
    targets: folders.map((folder) => ({ kind: 'folder' as const, folder, keep: 2 })),
  };
  const said: string[] = [];
  writeFixtureSite(path.join(root, 'dist'));
  return {
    root,
    said,
    releases: (folder: string) => readdirSync(path.join(root, folder, 'releases')),
    current: (folder: string) => path.basename(readlinkSync(path.join(root, folder, 'current'))),
    back: () => goBack(root, file, (sentence) => said.push(sentence)),
    async publish(number: number) {
      writeFileSync(path.join(root, 'dist/plain.html'), `<title>Version ${number}</title>`);
      writeFileSync(path.join(root, `dist/_a/of-${number}.js`), `${number}`);
      const manifest = path.join(root, 'dist/site-manifest.json');
      // A build rewrites the manifest.
      writeFileSync(manifest, readFileSync(manifest));
      await publishSite(root, file, (sentence) => said.push(sentence), minute(number));
    },
  };
}

// PUBLISH-ATOMIC, PUBLISH-BACK
test('shows a published version on the running server and rolls it back', async () => {
  const site = setUp('site');
  await site.publish(1);
  const first = site.current('site');
  const server = await startServer(path.join(site.root, 'data'), {
    SITE_DIR: path.join(site.root, 'site/current'),
  });
  onTestFinished(() => server.stop());
  const look = async () => (await fetch(`${server.url}/plain`)).text();
  const find = async (file: string) => (await fetch(`${server.url}/_a/${file}`)).status;
  expect(await look()).toContain('Version 1');

  await site.publish(2);
  expect(site.said.at(-1)).toContain(`, no longer ${first}`);
  await expect.poll(look, { timeout: 20_000 }).toContain('Version 2');
  expect([await find('of-2.js'), await find('of-1.js')]).toEqual([200, 200]);

  await site.back();
  expect(site.current('site')).toBe(first);
  await expect.poll(look, { timeout: 20_000 }).toContain('Version 1');
  expect([await find('of-2.js'), await find('of-1.js')]).toEqual([404, 200]);
  await expect(site.back()).rejects.toThrow(/has no version before the live one/);
});

test('keeps as many complete versions as the target says', async () => {
  const site = setUp('site');
  for (const number of [1, 2, 3, 4]) await site.publish(number);
  expect(site.releases('site')).toHaveLength(2);
  expect(site.releases('site').sort().at(-1)).toBe(site.current('site'));
  await expect(site.publish(3)).rejects.toThrow(/is the clock of this machine right\?/);
});

test('switches no target if one fails', async () => {
  const site = setUp('one', 'two');
  await site.publish(1);
  const shown = site.current('one');
  // A rename cannot replace a folder with a link.
  const blocked = path.join(site.root, 'two/current');
  rmSync(blocked);
  mkdirSync(path.join(blocked, 'something'), { recursive: true });
  await expect(site.publish(2)).rejects.toThrow();
  expect(site.current('one')).toBe(shown);
  expect(existsSync(path.join(blocked, 'something'))).toBe(true);
});
