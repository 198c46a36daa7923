/** A folder of another machine, by rsync and ssh. No word of a command passes a shell of this machine. */
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
  /** One step of on-server.sh; resolves with what it printed. */
  ask(step: string, ...words: readonly string[]): Promise<string>;
}

interface Options {
  folder: string;
  /** Versions come with the server, which needs its packages. */
  hasProgram?: boolean;
}

export function openSshPlace(
  { host, user, port, sshConfig }: Reach,
  { folder, hasProgram = false }: Options,
): SshPlace {
  const machine = user ? `${user}@${host}` : host;
  const name = `${machine}:${folder}`;
  // Nobody is there to type a password, and a server that is down must not keep a workflow waiting.
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
      // What is as it was in the version before is linked there, not sent.
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

/** rsync divides this text into words by itself: it knows quotes and blanks, and nothing else of a shell. */
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
    // It may end before it has read all.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
