/** An operator's first night with systemd and cron: lines of deploy/ and the runbook, run unchanged. */
import { readFileSync } from 'node:fs';
import getPort from 'get-port';
import { expect, test } from 'vitest';
import { lacks } from './testing/installed.ts';
import { machinePrograms, startPrivateMachine, type PrivateMachine } from './testing/private-machine.ts';
import { ada } from './testing/start-test-server.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const unit = read('deploy/storypole.service');
const backupUnit = read('deploy/storypole-backup.service');
const valueOf = (text: string, key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1] ?? '';
const families = valueOf(unit, 'RestrictAddressFamilies').split(' ');

/** Finds the code block of the runbook that contains `words`. */
function findPrinted(words: string): string {
  const blocks = [...read('docs/runbook.md').matchAll(/^```\n(.*?)^```$/gms)].map(([, lines = '']) => lines);
  const found = blocks.filter((lines) => lines.includes(words));
  expect([words, found.length]).toEqual([words, 1]);
  return found[0] ?? '';
}

/** The commands in the header of the unit, without installing packages. */
const preparation = [...unit.matchAll(/^# {3}(?!apt-get)(.*)$/gm)].map(([, line]) => line).join('\n');
const leads = findPrinted('leads() {').replace('leads export\n', '');

/** Runs a command of a unit with its user, folders, rights and address families. */
function likeSystemd(text: string, allowed = families): string {
  const folders = valueOf(text, 'StateDirectory')
    .split(' ')
    .map((name) => `/var/lib/${name}`);
  const user = valueOf(text, 'User');
  return `
    install -d -m ${valueOf(text, 'StateDirectoryMode')} -o ${user} -g ${user} ${folders.join(' ')}
    exec unshare --mount sh -ec '
      for folder in ${folders.join(' ')}; do mount --bind $folder $folder; done
      for place in / /etc /srv /srv/storypole /var/lib /var/spool /run; do mount -o remount,bind,ro $place; done
      mount -t tmpfs tmpfs /tmp
      set -a; . /etc/storypole.env; set +a
      export ${valueOf(text, 'Environment')}
      umask ${valueOf(text, 'UMask')}
      cd ${valueOf(text, 'WorkingDirectory')}
      exec python3 server/testing/restrict-families.py ${allowed.join(',')} setpriv --reuid ${user} --regid ${user} \\
        --init-groups --bounding-set=-all --no-new-privs -- ${valueOf(text, 'ExecStart')}'`;
}

async function startServer(machine: PrivateMachine) {
  const server = machine.start(likeSystemd(unit));
  await expect.poll(server.output).toContain('is served at');
  const url = `http://127.0.0.1:${/ at http:\/\/[\d.]+:(\d+)/.exec(server.output())?.[1]}`;
  return {
    url,
    async send(message: string): Promise<string> {
      const body = JSON.stringify({ ...ada, message });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${url}/contact.php`, { method: 'POST', body, headers });
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { reference: string }).reference;
    },
    async stop(): Promise<void> {
      server.kill('SIGTERM');
      expect(await server.exit).toBe(0);
    },
  };
}

async function startPrepared(): Promise<PrivateMachine> {
  const port = await getPort();
  const machine = await startPrivateMachine({ HOST: '0.0.0.0', PORT: String(port) });
  expect(machine.run(preparation)).toEqual({ code: 0, output: expect.not.stringContaining('rror') });
  return machine;
}

/** Lists all files with their owner and mode. */
const listFiles = (machine: PrivateMachine) =>
  machine.run("find /var/lib/storypole* -printf '%u %m %p\\n'").output.trim().split('\n');

const isLacking = lacks('the first night under systemd', machinePrograms, 'unshare --mount true');

test.skipIf(isLacking)('accepts leads with only the rights of its unit', async () => {
  const machine = await startPrepared();
  // HOST=0.0.0.0 needs this family to list the machine's addresses.
  const without = families.filter((family) => family !== 'AF_NETLINK');
  const refused = machine.start(likeSystemd(unit, without));
  expect([await refused.exit, refused.output()]).toEqual([
    1,
    expect.stringContaining('uv_interface_addresses'),
  ]);

  const server = await startServer(machine);
  const reference = await server.send('The porch leans.');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.stop();
  expect(machine.run(`${leads}leads export`)).toEqual({
    code: 0,
    output: expect.stringContaining(reference),
  });
  for (const line of listFiles(machine)) expect(line).toMatch(/^storypole [67]00 /);
});

test.skipIf(isLacking)("leaves all files to the service's user after backup and restore", async () => {
  const machine = await startPrepared();
  const first = await startServer(machine);
  const reference = await first.send('Before the backup.');

  expect(machine.run(likeSystemd(backupUnit))).toEqual({
    code: 0,
    output: expect.stringMatching(/Wrote \d leads to /),
  });
  const late = await first.send('After the backup.');
  await first.stop();
  const [file = ''] = listFiles(machine).flatMap((line) => /\/\S+\.backup$/.exec(line)?.[0] ?? []);
  const restore = findPrinted('leads restore')
    .replace(/^systemctl .*$/gm, '')
    .replace(/\/\S+\.backup/, file);
  expect(machine.run(leads + restore)).toEqual({
    code: 0,
    output: expect.stringMatching(/Restored \d+ leads/),
  });
  const restored = await startServer(machine);
  const list = machine.run(`${leads}leads export`).output;
  expect(list).toContain(reference);
  expect(list).not.toContain(late);
  await restored.send('After the restore.');
  await restored.stop();
  const files = listFiles(machine).filter((line) => !line.includes('storypole-before'));
  expect(files.length).toBeGreaterThan(4);
  for (const line of files) expect(line).toMatch(/^storypole [67]00 /);
});

test.skipIf(isLacking || lacks('the backup by cron', ['cron', 'crontab']))(
  'makes the backup with cron and the lines of the runbook',
  async () => {
    const machine = await startPrepared();
    const server = await startServer(machine);
    await server.send('The porch leans.');
    const printed = findPrinted('crontab -u');
    expect(machine.run(printed.replace(/^\d+ \d+ /m, '* * ')).code).toBe(0);
    const cron = machine.start('exec cron -f');
    // cron wakes once a minute.
    const backups = () => listFiles(machine).filter((line) => line.endsWith('.backup'));
    await expect.poll(backups, { timeout: 150_000, interval: 500 }).toHaveLength(1);
    expect(backups()[0]).toMatch(/^storypole 600 /);
    cron.kill('SIGTERM');
    await server.stop();
  },
);
