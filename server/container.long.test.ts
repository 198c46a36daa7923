/** Builds the image of the Dockerfile and runs it with Debian's tools, with minimal rights. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { describeRegistry, makeBaseImage, run } from './testing/base-image.ts';
import { lacks } from './testing/installed.ts';
import { ada } from './testing/start-test-server.ts';

// Debian, packages and all pictures are built from scratch.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 });

const root = fileURLToPath(new URL('..', import.meta.url));
const programs = ['buildah', 'podman', 'runc', 'debootstrap', 'npm'];
const isLacking = lacks('the container', programs, 'test "$(id -u)" = 0');

/** For a machine without systemd: keep its cgroups and limits, and run health checks on demand. */
const runtime = ['--runtime', 'runc', '--cgroup-manager', 'cgroupfs'];
const surroundings = [
  ...['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=512:512', '--health-interval', 'disable'],
];

/** Only content and the volumes are writable. */
const limits = [
  ...['--read-only', '--read-only-tmpfs=false', '--cap-drop', 'all', '--security-opt', 'no-new-privileges'],
  ...['--network', 'host', '--stop-timeout', '30'],
];

describe.skipIf(isLacking)('the image', () => {
  const folder = isLacking ? '' : mkdtempSync(join(tmpdir(), 'container-'));
  const content = join(folder, 'content');
  const storage = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')];
  const podman = (...args: string[]) => run('podman', [...storage, ...runtime, ...args]);
  const inside = (...args: string[]) =>
    spawnSync('podman', [...storage, ...runtime, 'exec', 'server', ...args]);
  let url = '';

  /** Starts the container; the render comes first. */
  async function start(): Promise<void> {
    const port = String(await getPort({ host: '127.0.0.1' }));
    url = `http://127.0.0.1:${port}`;
    const settings = ['--env', 'HOST=127.0.0.1', '--env', `PORT=${port}`];
    const volumes = [
      ...['--volume', `${content}:/storypole/content`, '--volume', 'built:/built'],
      ...['--volume', 'leads:/storypole/data'],
    ];
    podman(
      'run',
      '--detach',
      '--name',
      'server',
      ...limits,
      ...surroundings,
      ...volumes,
      ...settings,
      'server',
    );
    const isUp = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.status;
    await expect.poll(isUp, { timeout: 600_000 }).toBe(200);
  }

  async function restart(): Promise<void> {
    podman('stop', 'server');
    expect(podman('inspect', '--format', '{{.State.ExitCode}}', 'server')).toBe('0');
    podman('rm', 'server');
    await start();
  }

  const changeCompany = (from: RegExp, to: string) => {
    const file = join(content, 'company.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };

  beforeAll(() => {
    chmodSync(folder, 0o755);
    cpSync(join(root, 'starter'), content, { recursive: true });
    // The user of the image.
    spawnSync('chown', ['-R', '1000', content]);
    makeBaseImage(storage, join(root, '.cache/container'), readFileSync(join(root, 'Dockerfile'), 'utf8'));
    const npmrc = join(folder, 'npmrc');
    writeFileSync(npmrc, describeRegistry());
    run('buildah', [
      ...[...storage, 'build', '--isolation', 'chroot', '--pull=never', '--layers', '--format', 'docker'],
      ...['--tag', 'server'],
      // This machine's package registry is not part of the image.
      ...['--volume', `${npmrc}:/root/.npmrc:ro`, '--volume', '/etc/ssl/certs:/etc/ssl/certs:ro'],
      root,
    ]);
  });

  afterAll(() => {
    spawnSync('podman', [...storage, ...runtime, 'rm', '--force', '--time', '1', 'server']);
    spawnSync('buildah', [...storage, 'rmi', '--all', '--force']);
    rmSync(folder, { recursive: true, force: true });
  });

  test('renders and serves a mounted content/, and keeps the last release when a render fails', async () => {
    await start();
    const read = async () => (await fetch(`${url}/about`)).text();
    const before = await read();
    expect(before).toContain('</html>');

    changeCompany(/^name: /m, 'nmae: ');
    await restart();
    expect(await read()).toBe(before);

    changeCompany(/^nmae: .*$/m, 'name: "Second Name"');
    await restart();
    expect(await read()).toContain('Second Name');
  });

  test('keeps leads in the volume when the container is replaced', async () => {
    const headers = { 'content-type': 'application/json' };
    const sent = await fetch(`${url}/contact.php`, { method: 'POST', headers, body: JSON.stringify(ada) });
    expect(sent.status).toBe(200);
    const { reference } = (await sent.json()) as { reference: string };
    expect(inside('leads', 'export').stdout.toString()).toContain(reference);

    await restart();
    expect(inside('leads', 'export').stdout.toString()).toContain(reference);
    expect(inside('leads', 'backup', '--into', '/storypole/data/backups', '--keep', '30').status).toBe(0);
    expect(inside('mail-doctor', '--help').stdout.toString()).toContain('Usage:');
  });

  test("reports the server's health", () => {
    expect(podman('healthcheck', 'run', 'server')).toBe('');
    // The same check against a port where nothing listens.
    const ask = ['exec', '--env', 'PORT=1', 'server', ...healthcheck()];
    expect(spawnSync('podman', [...storage, ...runtime, ...ask]).status).toBe(1);
  });

  test('runs the server as an unprivileged user that can only write content and its volumes', () => {
    expect(inside('id', '-u').stdout.toString().trim()).toBe('1000');
    for (const place of ['/storypole', '/storypole/.cache', '/tmp', '/home/node', '/etc'])
      expect([place, inside('sh', '-c', `: > ${place}/written`).status]).not.toEqual([place, 0]);
    for (const place of ['/storypole/data', '/storypole/content', '/built'])
      expect([place, inside('sh', '-c', `: > ${place}/written`).status]).toEqual([place, 0]);
    expect(inside('sh', '-c', 'stat -c %a-%U /storypole/data').stdout.toString().trim()).toBe('700-node');
    expect(inside('grep', 'CapEff', '/proc/1/status').stdout.toString()).toMatch(/:\s*0+\n/);
  });

  test('contains the program with its notices, but no site and no test tools', () => {
    const has = (path: string) => inside('test', '-e', `/storypole/${path}`).status === 0;
    for (const path of ['server/main.ts', 'node_modules/fastify', 'LICENSE', 'NOTICES.txt'])
      expect([path, has(path)]).toEqual([path, true]);
    for (const path of ['dist', 'tests', 'node_modules/vitest', '../root/.npmrc'])
      expect([path, has(path)]).toEqual([path, false]);
  });

  function healthcheck(): string[] {
    const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
    return JSON.parse(/^HEALTHCHECK .*CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
  }
});
