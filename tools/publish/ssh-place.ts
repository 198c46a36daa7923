/** A folder on another machine, over rsync and ssh. No command runs through a shell on this machine. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sortReleases, type Place } from './place.ts';
import { PublishError } from './publish-error.ts';

const script = readFileSync(path.join(import.meta.dirname, 'on-server.sh'));

export interface Reach {
  host: string;
  user?: string | undefined;
  port: number;
  sshConfig?: string | undefined;
}

export interface SshPlace extends Place {
  /** Runs one step of on-server.sh and resolves with its output. */
  ask(step: string, ...words: readonly string[]): Promise<string>;
}

interface Options {
  folder: string;
  /** Versions include the server, which needs its packages. */
  hasProgram?: boolean;
}

export function openSshPlace(
  { host, user, port, sshConfig }: Reach,
  { folder, hasProgram = false }: Options,
): SshPlace {
  const machine = user ? `${user}@${host}` : host;
  const name = `${machine}:${folder}`;
  // Never ask for a password, and do not wait long for a server that is down.
  const options = ['-p', String(port), '-o', 'BatchMode=yes', '-o', 'ConnectTimeout=20'];
  const ssh = [...(sshConfig ? ['-F', path.resolve(sshConfig)] : []), ...options];

  const ask: SshPlace['ask'] = (step, ...words) =>
    runProgram('ssh', [...ssh, machine, 'sh', '-s', '--', step, folder, ...words], name, script);

  return {
    name,
    ask,
    async look() {
      const [first = '', ...names] = (await ask('look')).trim().split('\n');
      return sortReleases(names, first.replace('current', '').trim() || undefined);
    },
    async receive(source, release, { current }) {
      await ask('arrive', release);
      // rsync links unchanged files to the live version instead of sending them.
      const known = current ? [`--link-dest=../${current}`] : [];
      const remoteShell = ['ssh', ...ssh].map(quoteForRsync).join(' ');
      const place = `${machine}:${folder}/releases/.arriving-${release}/`;
      await runProgram(
        'rsync',
        ['-a', '--chmod=D755,F644', '--delete', ...known, '-e', remoteShell, `${source}/`, place],
        name,
      );
      await ask('arrived', release, hasProgram ? 'with-packages' : 'as-it-is');
    },
    show: async (release) => void (await ask('show', release)),
    remove: async (names) => void (names.length > 0 && (await ask('remove', ...names))),
  };
}

/** rsync splits this text itself. It understands quotes and spaces but no other shell syntax. */
const quoteForRsync = (word: string): string =>
  /[\s"']/.test(word) ? `"${word.replaceAll('"', '""')}"` : word;

function runProgram(
  program: string,
  args: readonly string[],
  where: string,
  input?: Buffer,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    let output = '';
    let complaint = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.once('error', () => reject(new PublishError(`"${program}" is not installed on this machine.`)));
    child.once('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(new PublishError(`${where}: ${complaint.trim() || output.trim()}`)),
    );
    // ssh may exit before it has read all input.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
