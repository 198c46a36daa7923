/**
 * This machine as an operator's fresh one, with its own `/etc`, `/srv`, `/var/lib` and `/run` until the test ends. The
 * repository is in /srv/storypole, so that lines of the runbook run unchanged. Needs root.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { writeFixtureSite } from './fixture-site.ts';
import type { Program } from './run-program.ts';
import { makeTestFolder } from './start-test-server.ts';

export interface PrivateMachine {
  /** Runs shell lines as root until one fails. */
  run(lines: string): { code: number | null; output: string };
  start(lines: string): Program;
}

export const machinePrograms = ['unshare', 'nsenter', 'runuser', 'setpriv', 'useradd', 'python3'];

const root = fileURLToPath(new URL('../..', import.meta.url));
const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** `settings` become the lines of /etc/storypole.env. */
export async function startPrivateMachine(settings: Record<string, string>): Promise<PrivateMachine> {
  const folder = makeTestFolder();
  const site = writeFixtureSite(join(folder, 'dist'));
  const file = join(folder, 'settings');
  const lines = Object.entries({ SITE_DIR: '/srv/dist', ...settings }).map(
    ([name, value]) => `${name}=${value}`,
  );
  writeFileSync(file, `${lines.join('\n')}\n`);
  mkdirSync(join(folder, 'etc'));
  const holder = spawn(
    'unshare',
    [
      ...['--mount', '--propagation', 'private', 'sh', '-ec'],
      `mount -t tmpfs tmpfs ${folder}/etc && cp -a /etc/. ${folder}/etc && mount --bind ${folder}/etc /etc
       rm -f /etc/crontab /etc/cron.d/*
       for place in /srv /var/lib /var/spool /run; do mount -t tmpfs tmpfs $place; done
       mkdir -m 755 /srv/storypole /srv/dist && mount --bind ${root} /srv/storypole
       cp -a ${site}/. /srv/dist && chmod -R a+rX /srv/dist
       cp ${file} /etc/storypole.env && chmod 600 /etc/storypole.env
       mkdir -m 755 /var/spool/cron && mkdir -m 1730 /var/spool/cron/crontabs && chgrp crontab /var/spool/cron/crontabs || true
       echo ready; exec sleep 3600`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: path } },
  );
  onTestFinished(async () => {
    if (holder.exitCode === null) {
      holder.kill('SIGKILL');
      await once(holder, 'close');
    }
  });
  const setUp = collect(holder);
  await expect.poll(setUp, { timeout: 20_000 }).toContain('ready');

  const inside = (shell: string) => [
    ...['--target', String(holder.pid), '--mount', '--wd=/', 'sh', '-ec'],
    `umask 022\n${shell}`,
  ];
  return {
    run(shell) {
      const { status, stdout, stderr } = spawnSync('nsenter', inside(shell), { env: { PATH: path } });
      return { code: status, output: `${stdout.toString()}${stderr.toString()}` };
    },
    start(shell) {
      const child = spawn('nsenter', inside(shell), {
        env: { PATH: path },
        stdio: ['ignore', 'pipe', 'pipe'],
        // A process group, so that all children of the shell end with it.
        detached: true,
      });
      const exit = once(child, 'close').then(([code]) => code as number | null);
      const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
      const kill = (signal: NodeJS.Signals) => {
        if (child.pid !== undefined && !hasEnded()) process.kill(-child.pid, signal);
      };
      onTestFinished(async () => {
        kill('SIGKILL');
        await exit;
      });
      return { output: collect(child), exit, hasEnded, kill };
    },
  };
}

function collect(child: ReturnType<typeof spawn>): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return () => output;
}
