/** Starts a real PostgreSQL on a free port of 127.0.0.1, in a temporary folder. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres } from './find-postgres.ts';
import getPort from 'get-port';

export interface PostgresEngine {
  /** Creates another empty database and returns its address. */
  createDatabase(): Promise<string>;
  query(sql: string): Promise<unknown[]>;
  /** Stops it as a power failure does: nothing is finished. */
  crash(): Promise<void>;
  /** Stops it as a system update does: connections end, transactions roll back. */
  shutDown(): Promise<void>;
  /** Restarts it on the same port with the same data. */
  start(): Promise<void>;
  /** Suspends all its processes until they are thawed. */
  freeze(): Promise<void>;
  thaw(): void;
  stop(): Promise<void>;
}

const owner = 'owner';

export async function startPostgres(options: { isDurable?: boolean } = {}): Promise<PostgresEngine> {
  const { folder: programs, user } = findPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  chmodSync(folder, 0o755);
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const init = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', owner, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: '/', encoding: 'utf8' },
  );
  if (init.status !== 0)
    throw new Error(`PostgreSQL could not create its folder: ${init.stdout}${init.stderr}`);

  const port = await getPort({ host: '127.0.0.1' });
  const adminUrl = `postgres://${owner}@127.0.0.1:${port}/postgres`;
  let child: ReturnType<typeof spawn> | undefined;
  let output = '';
  let databases = 0;

  async function query(sql: string): Promise<unknown[]> {
    const client = new pg.Client(adminUrl);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query(sql)).rows as unknown[];
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async function start(): Promise<void> {
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      fsync: options.isDurable ? 'on' : 'off',
      max_connections: '200',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    child = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
      ...user,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000)));
    }
    for (const end = Date.now() + 60_000; ;) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended at once:\n${output}`);
      if (
        await query('SELECT 1').then(
          () => true,
          () => false,
        )
      )
        return;
      if (Date.now() > end) throw new Error(`PostgreSQL did not start within a minute:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  let frozen: number[] = [];
  const signalFrozen = (signal: NodeJS.Signals) => {
    for (const pid of frozen) {
      try {
        process.kill(pid, signal);
      } catch {
        // The connection has ended in the meantime.
      }
    }
  };

  await start();
  return {
    async createDatabase() {
      const name = `leads_${++databases}`;
      await query(`CREATE DATABASE ${name}`);
      return `postgres://${owner}@127.0.0.1:${port}/${name}`;
    },
    query,
    crash: () => end('SIGQUIT'),
    shutDown: () => end('SIGINT'),
    start,
    async freeze() {
      const rows = (await query('SELECT pid FROM pg_stat_activity')) as { pid: number }[];
      frozen = [child?.pid ?? 0, ...rows.map(({ pid }) => pid)].filter((pid) => pid > 0);
      signalFrozen('SIGSTOP');
    },
    thaw: () => signalFrozen('SIGCONT'),
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
