/** Makes this machine reachable over ssh. Its fake systemctl starts the small server of a release. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';

export interface SshMachine {
  folder: string;
  /** The fields of a target that reach it. */
  reach: { host: string; port: number; user: string; sshConfig: string };
  /** Port of the live release's server. */
  serverPort: number;
  /** Lists the calls of systemctl and npm. */
  calls: () => string[];
  stop: () => void;
}

/** A fake unit: stops the running server and starts that of `current`, unless the release has a file "broken". */
const systemctl = (folder: string, port: number) => `#!/bin/sh
echo "systemctl $*" >> ${folder}/calls
[ ! -f ${folder}/pid ] || kill "$(cat ${folder}/pid)" 2> /dev/null || true
[ ! -e ${folder}/site/current/server/broken ] || exit 0
cd ${folder}/site/current
setsid ${process.execPath} -e '
  const version = require("node:fs").readFileSync("dist/plain.html", "utf8");
  const server = require("node:http").createServer((request, response) => response.end(version));
  const listen = () => server.listen(${port}, "127.0.0.1");
  server.on("error", () => setTimeout(listen, 20));
  listen();
' > /dev/null 2>&1 < /dev/null &
echo $! > ${folder}/pid
`;

/** A fake npm: its packages contain only the project's Node. */
const npm = (folder: string) => `#!/bin/sh
echo "npm $*" >> ${folder}/calls
mkdir -p node_modules/.bin
ln -sf ${process.execPath} node_modules/.bin/node
`;

/** Like ssh, passes the words after the host as one line to a shell. */
const ssh =
  '#!/bin/sh\nwhile [ "$1" != 127.0.0.1 ] && [ "${1#*@}" = "$1" ]; do shift; done\nshift\nexec sh -c "$*"\n';

type Stop = () => void;

/** `isReal` uses sshd and keys. Otherwise a small script replaces ssh, whose handshakes are slow on a busy machine. */
export async function startSshMachine(folder: string, { isReal = false } = {}): Promise<SshMachine> {
  const [port, serverPort] = [await getPort({ host: '127.0.0.1' }), await getPort({ host: '127.0.0.1' })];
  const at = (name: string) => path.join(folder, name);
  const programs = at('programs');
  mkdirSync(programs);
  for (const [name, text] of [
    ['systemctl', systemctl(folder, serverPort)],
    ['npm', npm(folder)],
    ['sudo', '#!/bin/sh\nshift\nexec "$@"\n'],
    ...(isReal ? [] : ([['ssh', ssh]] as const)),
  ] as const) {
    writeFileSync(path.join(programs, name), text);
    chmodSync(path.join(programs, name), 0o755);
  }
  writeFileSync(at('calls'), '');
  writeFileSync(at('ssh-config'), '');
  const environment = `${programs}:${process.env['PATH']}`;
  const stopSsh = isReal ? await startSshd(at, port, environment) : usePrograms(environment);
  return {
    folder: at('site'),
    reach: { host: '127.0.0.1', port, user: userInfo().username, sshConfig: at('ssh-config') },
    serverPort,
    calls: () => readFileSync(at('calls'), 'utf8').trim().split('\n'),
    stop() {
      stopSsh();
      const pid = spawnSync('cat', [at('pid')])
        .stdout.toString()
        .trim();
      if (pid) spawnSync('kill', [pid]);
    },
  };
}

function usePrograms(environment: string): Stop {
  const before = process.env['PATH'];
  process.env['PATH'] = environment;
  return () => {
    process.env['PATH'] = before;
  };
}

async function startSshd(at: (name: string) => string, port: number, environment: string): Promise<Stop> {
  for (const key of ['host-key', 'user-key']) {
    const made = spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', at(key)]);
    if (made.status !== 0) throw new Error(`ssh-keygen failed: ${made.stderr.toString()}`);
  }
  writeFileSync(at('known-hosts'), `[127.0.0.1]:${port} ${readFileSync(at('host-key.pub'), 'utf8')}`);
  const client = [`IdentityFile ${at('user-key')}`, `UserKnownHostsFile ${at('known-hosts')}`];
  writeFileSync(at('ssh-config'), ['Host *', ...client, 'IdentitiesOnly yes', ''].join('\n'));
  const settings = [
    ...[`Port=${port}`, 'ListenAddress=127.0.0.1', `HostKey=${at('host-key')}`, 'PidFile=none', 'UsePAM=no'],
    ...[`AuthorizedKeysFile=${at('user-key.pub')}`, 'StrictModes=no', 'PasswordAuthentication=no'],
    `SetEnv=PATH=${environment}`,
  ];
  // As root, sshd needs this empty folder, which other systems create at boot.
  if (userInfo().uid === 0) mkdirSync('/run/sshd', { recursive: true });
  const program = spawnSync('sh', ['-c', 'PATH=$PATH:/usr/sbin command -v sshd']).stdout.toString().trim();
  const options = ['-D', '-e', '-f', '/dev/null', ...settings.flatMap((setting) => ['-o', setting])];
  const sshd = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  sshd.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  for (const end = Date.now() + 20_000; !log.includes('Server listening'); await setTimeout(20)) {
    if (sshd.exitCode !== null || Date.now() > end) throw new Error(`sshd does not start: ${log}`);
  }
  return () => void sshd.kill('SIGTERM');
}
