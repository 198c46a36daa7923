/** The image of the Dockerfile, built and run by the programs that Debian has, with no more rights than it needs. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { describeRegistry, makeBaseImage, run } from './testing/base-image.ts';
import { lacks } from './testing/installed.ts';
import { ada } from './testing/start-test-server.ts';

// Debian, packages and all pictures are made anew.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 1_800_000 });

const root = fileURLToPath(new URL('..', import.meta.url));
const programs = ['buildah', 'podman', 'runc', 'debootstrap', 'npm'];
const isLacking = lacks('the container', programs, 'test "$(id -u)" = 0');

/** Of a machine without systemd: its cgroups and limits are as they are, and health is asked for, not timed. */
const runtime = ['--runtime', 'runc', '--cgroup-manager', 'cgroupfs'];
const surroundings = [
  ...['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=512:512', '--health-interval', 'disable'],
];

/** Of the file system, only the folder of the data can be written. */
const limits = [
  ...['--read-only', '--read-only-tmpfs=false', '--cap-drop', 'all', '--security-opt', 'no-new-privileges'],
  ...['--network', 'host', '--stop-timeout', '30'],
];

describe.skipIf(isLacking)('the image', () => {
  const folder = isLacking ? '' : mkdtempSync(join(tmpdir(), 'container-'));
  const storage = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')];
  const podman = (...args: string[]) => run('podman', [...storage, ...runtime, ...args]);
  const inside = (...args: string[]) =>
    spawnSync('podman', [...storage, ...runtime, 'exec', 'site', ...args]);
  let url = '';

  async function start(): Promise<void> {
    const port = String(await getPort({ host: '127.0.0.1' }));
    url = `http://127.0.0.1:${port}`;
    const settings = ['--env', 'HOST=127.0.0.1', '--env', `PORT=${port}`];
    podman(
      'run',
      '--detach',
      '--name',
      'site',
      ...limits,
      ...surroundings,
      '--volume',
      'leads:/site/data',
      ...settings,
      'site',
    );
    const isUp = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.status;
    await expect.poll(isUp, { timeout: 60_000 }).toBe(200);
  }

  beforeAll(() => {
    makeBaseImage(storage, join(root, '.cache/container'), readFileSync(join(root, 'Dockerfile'), 'utf8'));
    const npmrc = join(folder, 'npmrc');
    writeFileSync(npmrc, describeRegistry());
    run('buildah', [
      ...[
        ...storage,
        'build',
        '--isolation',
        'chroot',
        '--pull=never',
        '--format',
        'docker',
        '--tag',
        'site',
      ],
      // How this machine reaches packages is no part of the image.
      ...['--volume', `${npmrc}:/root/.npmrc:ro`, '--volume', '/etc/ssl/certs:/etc/ssl/certs:ro'],
      root,
    ]);
  });

  afterAll(() => {
    spawnSync('podman', [...storage, ...runtime, 'rm', '--force', '--time', '1', 'site']);
    spawnSync('buildah', [...storage, 'rmi', '--all', '--force']);
    rmSync(folder, { recursive: true, force: true });
  });

  test('serves the site, takes a lead, and keeps it in the volume when the container is replaced', async () => {
    await start();
    expect(await (await fetch(`${url}/about`)).text()).toContain('</html>');
    const headers = { 'content-type': 'application/json' };
    const sent = await fetch(`${url}/contact.php`, { method: 'POST', headers, body: JSON.stringify(ada) });
    expect(sent.status).toBe(200);
    const { reference } = (await sent.json()) as { reference: string };
    expect(inside('leads', 'list').stdout.toString()).toContain(reference);

    podman('stop', 'site');
    expect(podman('inspect', '--format', '{{.State.ExitCode}}', 'site')).toBe('0');
    podman('rm', 'site');
    await start();
    expect(inside('leads', 'list').stdout.toString()).toContain(reference);
    expect(inside('leads', 'backup', '--into', '/site/data/backups', '--keep', '30').status).toBe(0);
    expect(inside('mail-doctor', '--help').stdout.toString()).toContain('Usage:');
  });

  test('says by itself whether it is well', () => {
    expect(podman('healthcheck', 'run', 'site')).toBe('');
    // The same question to a port where nobody answers.
    const ill = spawnSync('podman', [
      ...storage,
      ...runtime,
      'exec',
      '--env',
      'PORT=1',
      'site',
      ...healthcheck(),
    ]);
    expect(ill.status).toBe(1);
  });

  test('runs as nobody of importance, and can write its data only', () => {
    expect(inside('id', '-u').stdout.toString().trim()).toBe('1000');
    for (const place of ['/site', '/site/dist', '/tmp', '/home/node', '/etc'])
      expect([place, inside('sh', '-c', `: > ${place}/written`).status]).not.toEqual([place, 0]);
    expect(inside('sh', '-c', ': > /site/data/written').status).toBe(0);
    expect(inside('sh', '-c', 'stat -c %a-%U /site/data').stdout.toString().trim()).toBe('700-node');
    expect(inside('grep', 'CapEff', '/proc/1/status').stdout.toString()).toMatch(/:\s*0+\n/);
  });

  test('holds the server and the pages, and nothing of how it was built', () => {
    const has = (path: string) => inside('test', '-e', path).status === 0;
    for (const path of ['/site/server/main.ts', '/site/dist/index.html', '/site/node_modules/fastify'])
      expect([path, has(path)]).toEqual([path, true]);
    for (const path of ['/site/content', '/site/pictures', '/site/node_modules/vitest', '/root/.npmrc'])
      expect([path, has(path)]).toEqual([path, false]);
  });

  function healthcheck(): string[] {
    const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
    return JSON.parse(/^HEALTHCHECK CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
  }
});
