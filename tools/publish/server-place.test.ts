/** Publishes to this machine over rsync and ssh, with fake systemctl and npm. */
import { cpSync, mkdirSync, readdirSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeFixtureSite } from '../../server/testing/fixture-site.ts';
import { lacks } from '../../server/testing/installed.ts';
import { makeTestFolder } from '../../server/testing/start-test-server.ts';
import { goBack, publishSite } from './publish-site.ts';
import { startSshMachine } from '../testing/ssh-machine.ts';
import type { TargetFile } from './target.ts';

vi.setConfig({ testTimeout: 60_000 });

const minute = (number: number) => new Date(Date.UTC(2026, 10, 22, 15, number));
const testWithRsync = test.skipIf(lacks('publishing to a server', ['rsync']));
const testOverSsh = test.skipIf(lacks('publishing over a real ssh', ['ssh', 'sshd', 'ssh-keygen', 'rsync']));

async function setUp({ isReal = false } = {}) {
  const root = makeTestFolder();
  const machine = await startSshMachine(makeTestFolder(), { isReal });
  onTestFinished(() => machine.stop());
  const file: TargetFile = {
    url: 'https://www.plumb.example',
    targets: [
      {
        ...{
          kind: 'server',
          ...machine.reach,
          folder: machine.folder,
          service: 'storypole',
          sudo: true,
        },
        ready: `http://127.0.0.1:${machine.serverPort}/readyz`,
        readyWithinSeconds: 3,
        keep: 2,
      },
    ],
  };
  writeFixtureSite(path.join(root, 'dist'));
  for (const folder of ['server', 'office', 'contract', 'domain']) mkdirSync(path.join(root, folder));
  writeFileSync(path.join(root, 'server/main.ts'), '');
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) cpSync(name, path.join(root, name));
  const said: string[] = [];
  const at = (name: string) => path.join(machine.folder, name);
  return {
    root,
    machine,
    said,
    at,
    shown: () => path.basename(readlinkSync(at('current'))),
    read: async () => (await fetch(`http://127.0.0.1:${machine.serverPort}/`)).text(),
    back: () => goBack(root, file, (sentence) => said.push(sentence)),
    async publish(number: number) {
      writeFileSync(path.join(root, 'dist/plain.html'), `Version ${number}`);
      await publishSite(root, file, (sentence) => said.push(sentence), minute(number));
    },
  };
}

testOverSsh('copies, installs and starts a version, and rolls it back', async () => {
  const server = await setUp({ isReal: true });
  await server.publish(1);
  const first = server.shown();
  expect(await server.read()).toBe('Version 1');
  // The service runs as a different user from the publisher.
  expect(statSync(server.at(`releases/${first}`)).mode & 0o777).toBe(0o755);
  expect(readdirSync(server.at(`releases/${first}`)).sort()).toEqual(
    [
      '.npmrc',
      'contract',
      'dist',
      'domain',
      'node_modules',
      'office',
      'package-lock.json',
      'package.json',
      'server',
    ].sort(),
  );

  await server.publish(2);
  expect([await server.read(), server.shown() > first]).toEqual(['Version 2', true]);
  // Equal files are hard links, packages included, so npm ran only once.
  const inode = (release: string, name: string) => statSync(server.at(`releases/${release}/${name}`)).ino;
  expect(inode(first, 'package.json')).toBe(inode(server.shown(), 'package.json'));
  expect(server.machine.calls().map((call) => call.split(' ').slice(0, 2).join(' '))).toEqual([
    'npm install',
    'systemctl restart',
    'systemctl restart',
  ]);

  await server.back();
  expect([await server.read(), server.shown()]).toEqual(['Version 1', first]);
  expect(server.said.at(-1)).toMatch(new RegExp(`shows ${first}, no longer \\d{8}T`));
});

testWithRsync('keeps as many versions as the target says', async () => {
  const server = await setUp();
  for (const number of [1, 2, 3]) await server.publish(number);
  expect(readdirSync(server.at('releases'))).toHaveLength(2);
});

testWithRsync('rolls back a version that does not become ready', async () => {
  const server = await setUp();
  await server.publish(1);
  const first = server.shown();
  const broken = path.join(server.root, 'server/broken');
  writeFileSync(broken, '');
  await expect(server.publish(2)).rejects.toThrow(
    new RegExp(
      `did not become ready \\(.*It does not answer\\.\\), so ${first} is live again\\. That one is ready\\.`,
    ),
  );
  expect([await server.read(), server.shown()]).toEqual(['Version 1', first]);
  rmSync(broken);
  await server.publish(3);
  expect(await server.read()).toBe('Version 3');
});

testOverSsh('names an unreachable server and changes nothing', async () => {
  const server = await setUp({ isReal: true });
  server.machine.stop();
  await expect(server.publish(1)).rejects.toThrow(/@127\.0\.0\.1:\/.*\/site: .*Connection refused/s);
});
