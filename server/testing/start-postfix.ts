/** Postfix on a free port of 127.0.0.1, in a temporary folder, and the graylist postgrey. Postfix needs root. */
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { onTestFinished } from 'vitest';
import { startDaemon } from './start-daemon.ts';
import { makeTestFolder } from './start-test-server.ts';

export interface Postfix {
  port: number;
  url: string;
  log(): string;
  /** How many mails it has accepted and not passed on. */
  countQueued(): number;
}

/** Nobody's, because mail programs refuse root's. */
export const mailUser = 65_534;

/** A folder that programs of other users can reach. */
export function makeOpenFolder(): string {
  const folder = makeTestFolder();
  chmodSync(folder, 0o755);
  return folder;
}

/** `settings` are lines of main.cf. */
export async function startPostfix(
  host: string,
  settings: Record<string, string>,
  givenPort?: number,
): Promise<Postfix> {
  const folder = makeOpenFolder();
  const port = givenPort ?? (await getPort({ host: '127.0.0.1' }));
  const [config, queue, data, logFile] = ['config', 'queue', 'data', 'log'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  for (const one of [config, queue, data]) mkdirSync(one);
  const owner = execFileSync('postconf', ['-dh', 'mail_owner'], { encoding: 'utf8' }).trim();
  execFileSync('chown', [owner, data]);
  const main: Record<string, string> = {
    compatibility_level: '3.6',
    queue_directory: queue,
    data_directory: data,
    maillog_file: logFile,
    maillog_file_prefixes: folder,
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    myhostname: host,
    mydestination: '',
    alias_maps: '',
    alias_database: '',
    smtp_host_lookup: 'native',
    // Usually minutes.
    queue_run_delay: '1s',
    minimal_backoff_time: '1s',
    maximal_backoff_time: '2s',
    ...settings,
  };
  const lines = Object.entries(main).map(([name, value]) => `${name} = ${value}\n`);
  writeFileSync(join(config, 'main.cf'), lines.join(''));
  writeFileSync(join(config, 'master.cf'), `127.0.0.1:${port} inet n - n - - smtpd\n${services}`);
  const run = (command: string) => execFileSync('postfix', ['-c', config, command], { stdio: 'pipe' });
  run('start');
  onTestFinished(() => void run('stop'));
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    log: () => readFileSync(logFile, 'utf8'),
    countQueued: () =>
      ['maildrop', 'incoming', 'active', 'deferred']
        .flatMap((name) => readdirSync(join(queue, name), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile()).length,
  };
}

/** The rest of master.cf, without chroot. */
const services = `
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
proxymap unix - - n - - proxymap
smtp unix - - n - - smtp
lmtp unix - - n - - lmtp
error unix - - n - - error
retry unix - - n - - error
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`;

/** Returns the Postfix restriction that asks the graylist. */
export async function startPostgrey(delaySeconds: number): Promise<string> {
  const folder = makeOpenFolder();
  chownSync(folder, mailUser, mailUser);
  const port = await getPort({ host: '127.0.0.1' });
  const who = [`--user=${mailUser}`, `--group=${mailUser}`];
  const settings = [`--inet=127.0.0.1:${port}`, `--dbdir=${folder}`, `--delay=${delaySeconds}`];
  await startDaemon('postgrey', [...settings, ...who], port);
  return `check_policy_service inet:127.0.0.1:${port}`;
}
