import { connect, createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { siteManifestFile } from '../contract/site-manifest.ts';
import { fixtureManifest, writeFixtureSite } from './testing/fixture-site.ts';
import { findUrl, startProgram } from './testing/run-program.ts';
import { startSmtpPeer } from './testing/smtp-peer.ts';
import { ada, makeTestFolder } from './testing/start-test-server.ts';

function prepare(env: Record<string, string> = {}) {
  const folder = makeTestFolder();
  return {
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: writeFixtureSite(join(folder, 'dist')),
    ...env,
  };
}

function post(url: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${url}/contact.php`, { method: 'POST', body: JSON.stringify(ada), headers });
}

test('prints its address and that mail is off, and closes gracefully', async () => {
  const env = prepare();
  const program = startProgram('main.ts', [], env);
  const url = await findUrl(program.output);
  expect(program.output()).toContain(`Plumb & True is served at ${url}, with leads in ${env.DATA_DIR}.`);
  await expect.poll(program.output).toContain(`The inbox is at ${url}/inbox, for office@plumb.example.`);
  await expect.poll(program.output).toContain('WARNING: SMTP_URL is not set. Leads are stored');
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({
    status: 'ready',
    isMailConfigured: false,
  });
  expect((await post(url)).status).toBe(200);
  program.kill('SIGTERM');
  expect(await program.exit).toBe(0);
});

test.each([
  ['https://www.ada.build', true],
  ['http://192.168.1.20:8080', false],
  ['http://localhost:8080', false],
])('warns about public samples at %s: %s', async (publicUrl, isWarned) => {
  const env = prepare({ PUBLIC_URL: publicUrl });
  const file = join(env.SITE_DIR, siteManifestFile);
  writeFileSync(file, JSON.stringify({ ...fixtureManifest, hasSamples: true }));
  const program = startProgram('main.ts', [], env);
  // This line is printed after it.
  await expect.poll(program.output).toContain('WARNING: SMTP_URL is not set');
  expect(program.output().includes(`WARNING: ${publicUrl} shows samples`)).toBe(isWarned);
  program.kill('SIGTERM');
  expect(await program.exit).toBe(0);
});

test('exits within 15 seconds of SIGTERM despite a slow visitor and a hanging mail server, and closes its database', async () => {
  const silent = createServer((socket) => void socket.write('220 silence\r\n')).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const env = prepare({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const program = startProgram('main.ts', [], env);
  const url = await findUrl(program.output);
  expect((await post(url)).status).toBe(200);
  await once(silent, 'connection');
  const slow = connect(Number(new URL(url).port), '127.0.0.1');
  slow.on('error', () => undefined);
  slow.write('POST /contact.php HTTP/1.1\r\nHost: localhost\r\n');
  const dripping = setInterval(() => slow.write('X-Slow: 1\r\n'), 500);
  onTestFinished(() => clearInterval(dripping));
  await once(slow, 'connect');

  const wal = join(env.DATA_DIR, 'leads.sqlite-wal');
  expect(existsSync(wal)).toBe(true);
  const askedAtMs = Date.now();
  program.kill('SIGTERM');
  expect(await program.exit).toBe(0);
  expect(Date.now() - askedAtMs).toBeLessThan(15_000);
  expect(existsSync(wal)).toBe(false);
});

test('closes its database before an uncaught error ends it', async () => {
  const bang = `data:text/javascript,process.on('SIGUSR1',()=>{throw new Error('bang')})`;
  const env = prepare({ NODE_OPTIONS: `--import ${JSON.stringify(bang)}` });
  const program = startProgram('main.ts', [], env);
  expect((await post(await findUrl(program.output))).status).toBe(200);
  program.kill('SIGUSR1');
  expect(await program.exit).toBe(1);
  expect(program.output()).toContain('Error: bang');
  expect(existsSync(join(env.DATA_DIR, 'leads.sqlite-wal'))).toBe(false);
});

test('loses nothing when killed right after its answer', async () => {
  const env = prepare();
  const first = startProgram('main.ts', [], env);
  expect((await post(await findUrl(first.output))).status).toBe(200);
  first.kill('SIGKILL');
  await first.exit;

  const peer = await startSmtpPeer();
  const second = startProgram('main.ts', [], { ...env, SMTP_URL: peer.url });
  await findUrl(second.output);
  await expect.poll(() => peer.received.length).toBe(2);
  second.kill('SIGINT');
  expect(await second.exit).toBe(0);
});

test.each([0o000, 0o077])(
  'hides leads and secret from other users under umask %i, even in a folder of an earlier version',
  async (umask) => {
    const earlier = process.umask(umask);
    onTestFinished(() => void process.umask(earlier));
    const env = prepare();
    mkdirSync(env.DATA_DIR, { mode: 0o755 });
    const program = startProgram('main.ts', [], env);
    expect((await post(await findUrl(program.output))).status).toBe(200);
    const backups = join(env.DATA_DIR, 'backups');
    expect(await startProgram('leads-cli.ts', ['backup', '--into', backups], env).exit).toBe(0);
    const names = ['', ...readdirSync(env.DATA_DIR, { recursive: true, encoding: 'utf8' })];
    expect(names).toEqual(expect.arrayContaining(['leads.sqlite', 'leads.sqlite-wal', 'spool', 'backups']));
    expect(names.filter((name) => (statSync(join(env.DATA_DIR, name)).mode & 0o077) !== 0)).toEqual([]);
  },
);

test('explains a port in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const program = startProgram('main.ts', [], prepare({ PORT: String(port) }));
  expect(await program.exit).toBe(1);
  expect(program.output()).toBe(
    `Port ${port} on 127.0.0.1 is in use. Stop the other program, or set PORT to another one.\n`,
  );
});

test('explains a missing build, a broken manifest and an invalid configuration', async () => {
  const folder = makeTestFolder();
  const missing = startProgram('main.ts', [], prepare({ SITE_DIR: join(folder, 'nowhere') }));
  const wrong = startProgram('main.ts', [], prepare({ PORT: 'http' }));
  writeFileSync(join(folder, 'site-manifest.json'), '{}');
  const broken = startProgram('main.ts', [], prepare({ SITE_DIR: folder }));
  expect(await Promise.all([missing.exit, wrong.exit, broken.exit])).toEqual([1, 1, 1]);
  expect(missing.output()).toMatch(/^The site is not built: .*nowhere.site-manifest\.json cannot be read\./);
  expect(wrong.output()).toContain('PORT must be a whole number');
  expect(broken.output()).toContain('is not a site manifest. Build the site again');
});

test('explains an unusable data folder', async () => {
  const folder = makeTestFolder();
  writeFileSync(join(folder, 'file'), '');
  const program = startProgram('main.ts', [], prepare({ DATA_DIR: join(folder, 'file') }));
  expect(await program.exit).toBe(1);
  expect(program.output()).toMatch(/^The data folder .* cannot be written .*Repair it, or set DATA_DIR\.\n$/);
});

test('serves pages and spools leads while its database is unreadable, and recovers when it is repaired', async () => {
  const env = prepare();
  const file = join(env.DATA_DIR, 'leads.sqlite');
  mkdirSync(env.DATA_DIR);
  writeFileSync(file, 'this is no database, but a text of some length'.repeat(50));
  const program = startProgram('main.ts', [], env);
  const url = await findUrl(program.output);
  await expect
    .poll(program.output)
    .toContain('WARNING: The lead database cannot be used (file is not a database).');
  expect((await fetch(`${url}/about`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await post(url)).status).toBe(202);
  expect(readFileSync(file, 'utf8')).toContain('this is no database');
  renameSync(file, `${file}.broken`);
  await expect.poll(() => readdirSync(join(env.DATA_DIR, 'spool'))).toEqual([]);
  // The file disappears a moment before the spool forgets the lead.
  await expect.poll(async () => (await post(url)).status).toBe(200);
  program.kill('SIGTERM');
  expect(await program.exit).toBe(0);
});

test('explains a data folder without write access', async () => {
  // Root can write to any folder on a disk, but not even root can create one in /sys.
  const isRoot = process.getuid?.() === 0;
  const folder = isRoot ? '/sys/leads' : join(makeTestFolder(), 'data');
  if (!isRoot) mkdirSync(folder, { mode: 0o500 });
  const program = startProgram('main.ts', [], prepare({ DATA_DIR: folder }));
  expect(await program.exit).toBe(1);
  expect(program.output()).toMatch(/^The data folder .* cannot be written .*Repair it, or set DATA_DIR\.\n$/);
});
