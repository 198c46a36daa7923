/** The files of deploy/ and the Dockerfile, as an operator uses them. proxy.test.ts covers the proxies. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { expect, onTestFinished, test } from 'vitest';
import { copyImage } from './testing/copy-image.ts';
import { writeFixtureSite } from './testing/fixture-site.ts';
import { lacks } from './testing/installed.ts';
import { startProgram } from './testing/run-program.ts';
import { ada, makeTestFolder, startTestServer } from './testing/start-test-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const unit = read('deploy/storypole.service');
const backupUnit = read('deploy/storypole-backup.service');
const valueOf = (text: string, key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1] ?? '';

test("lets the server list the machine's addresses in the unit, as HOST=0.0.0.0 requires", () => {
  const families = valueOf(unit, 'RestrictAddressFamilies').split(' ');
  expect(families).toEqual(expect.arrayContaining(['AF_INET', 'AF_INET6', 'AF_UNIX', 'AF_NETLINK']));
});

test('waits longer in the unit than the server needs to close', () => {
  expect(Number(valueOf(unit, 'TimeoutStopSec'))).toBeGreaterThan(15);
});

test('runs the nightly backup like the server, on its data, and keeps the stated number', async () => {
  for (const key of ['User', 'WorkingDirectory', 'EnvironmentFile', 'Environment'])
    expect(valueOf(backupUnit, key)).toBe(valueOf(unit, key));
  const command = valueOf(backupUnit, 'ExecStart');
  // cron and systemd both give the percent sign another meaning.
  expect(command).not.toContain('%');
  const server = await startTestServer();
  expect((await server.post('/contact.php', ada)).status).toBe(200);
  const into = join(server.folder, 'backups');
  mkdirSync(into);
  for (let day = 10; day < 42; day++) writeFileSync(join(into, `leads-19${day}-01-01T03-17-00Z.backup`), '');
  writeFileSync(join(into, 'note.txt'), 'mine');

  const [, script = '', ...args] = command.split(' ');
  const folderOf = (argument: string) => (argument === '/var/lib/storypole-backups' ? into : argument);
  const program = startProgram(script.replace('server/', ''), args.map(folderOf), {
    DATA_DIR: server.dataDir,
  });
  expect([await program.exit, program.output()]).toEqual([0, expect.stringContaining('Wrote 1 lead to ')]);
  const files = readdirSync(into).filter((name) => name.endsWith('.backup'));
  expect(files).toHaveLength(30);
  const newest = files.sort().at(-1) ?? '';
  expect(newest).toMatch(/^leads-20\d\d-/);
  expect(statSync(join(into, newest)).mode & 0o777).toBe(0o600);
  expect(readdirSync(into)).toContain('note.txt');
});

test.skipIf(lacks('whether systemd can read the units', ['systemd-analyze']))(
  'has units that systemd can parse',
  () => {
    const folder = makeTestFolder();
    const names = readdirSync(join(root, 'deploy')).filter((name) => /\.(service|timer)$/.test(name));
    expect(names).toHaveLength(3);
    for (const name of names) {
      writeFileSync(
        join(folder, name),
        read(`deploy/${name}`).replaceAll('/srv/storypole/node_modules/.bin/node', process.execPath),
      );
    }
    const checked = spawnSync('systemd-analyze', ['verify', ...names.map((name) => join(folder, name))]);
    expect([
      checked.status,
      checked.stderr
        .toString()
        .split('\n')
        .filter((line) => line.includes(folder)),
    ]).toEqual([0, []]);
  },
);

test('includes everything that the commands need in the image', async () => {
  const dockerfile = read('Dockerfile');
  const image = makeTestFolder();
  expect(copyImage(image)).toContain('server');
  // Without the program, the render fails at once, and the last release stays online.
  rmSync(join(image, '.cache'), { recursive: true, force: true });
  const port = String(await getPort({ host: '127.0.0.1' }));
  const env = {
    PATH: process.env['PATH'],
    PORT: port,
    HOST: '0.0.0.0',
    DATA_DIR: join(image, 'data'),
    SITE_DIR: writeFixtureSite(join(image, 'dist')),
  };
  // The last stage is the server.
  const [, start = ''] = [...dockerfile.matchAll(/^CMD (\[.*\])$/gm)].at(-1) ?? [];
  const [, check = ''] = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  const isHealthy = () => {
    const [program = '', ...args] = JSON.parse(check) as string[];
    return spawnSync(program, args, { cwd: image, env }).status;
  };
  const [program = '', ...args] = JSON.parse(start) as string[];
  const server = spawn(program, args, { cwd: image, env, stdio: 'ignore' });
  const ended = once(server, 'exit');
  onTestFinished(() => void server.kill('SIGKILL'));
  await expect.poll(isHealthy, { timeout: 120_000 }).toBe(0);
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(ada) };
  expect((await fetch(`http://127.0.0.1:${port}/contact.php`, post)).status).toBe(200);
  server.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
  expect(isHealthy()).toBe(1);

  const commands = [...dockerfile.matchAll(/exec node \/storypole\/(\S+) "\$@"/g)].map(
    ([, file = '']) => file,
  );
  expect(commands).toEqual(['server/leads-cli.ts', 'server/mail-doctor.ts']);
  for (const file of commands) {
    const run = spawnSync(process.execPath, [file, '--help'], { cwd: image });
    expect([run.status, run.stdout.toString()]).toEqual([0, expect.stringContaining('Usage:')]);
  }
  const list = spawnSync(process.execPath, ['server/leads-cli.ts', 'export'], { cwd: image, env });
  expect([list.status, list.stdout.toString()]).toEqual([0, expect.stringContaining(ada.name)]);
});
