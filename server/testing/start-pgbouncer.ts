/**
 * PgBouncer in front of a test PostgreSQL, in transaction mode and otherwise locked down, as database hosts offer it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import pg from 'pg';
import { findPostgres } from './find-postgres.ts';

export interface PgBouncer {
  /** Returns the address of the same database through PgBouncer. */
  toPooled(databaseUrl: string): string;
  stop(): Promise<void>;
}

/** `databaseUrl`: any database of that PostgreSQL. */
export async function startPgBouncer(databaseUrl: string): Promise<PgBouncer> {
  const { user } = findPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const port = await getPort({ host: '127.0.0.1' });
  const { port: behind, username } = new URL(databaseUrl);
  const file = join(folder, 'pgbouncer.ini');
  // Fewer connections than the store opens, so that transactions share them.
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${behind} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 1000
server_idle_timeout = 2
`,
  );
  // PgBouncer refuses to run as root.
  const child = spawn('pgbouncer', [file], { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000)));
  const toPooled = (url: string) => Object.assign(new URL(url), { port: String(port) }).href;
  for (const endsAtMs = Date.now() + 30_000; !(await canConnect(toPooled(databaseUrl))); await setTimeout(50))
    if (child.exitCode !== null || Date.now() > endsAtMs)
      throw new Error(`PgBouncer does not start:\n${output}`);
  return {
    toPooled,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
