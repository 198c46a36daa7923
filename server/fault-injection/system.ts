/** Everything that faults can hit: server processes with disk and clock, database, proxy, mail server and webhook. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { fixtureManifest, writeFixtureSite } from '../testing/fixture-site.ts';
import { startPostgres, type PostgresEngine } from '../testing/start-postgres.ts';
import { isInstalled } from '../testing/installed.ts';
import { runProxy, type RunningProxy } from '../testing/start-proxy.ts';
import {
  alertAddress,
  startMailReceiver,
  startWebhookReceiver,
  type MailReceiver,
  type WebhookReceiver,
} from './receivers.ts';
import { createServerProcess, type ServerProcess } from './server-process.ts';
import { openSmallDisk, type SmallDisk } from '../testing/small-disk.ts';

export const engines = ['sqlite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

export interface System {
  folder: string;
  /** One on SQLite. Two on PostgreSQL: the first is killed and restarted, the second keeps running. */
  servers: ServerProcess[];
  dataDirs: string[];
  /** Undefined on SQLite. */
  postgres: PostgresEngine | undefined;
  mail: MailReceiver;
  webhook: WebhookReceiver;
  /** Undefined if nginx is missing; visitors then talk to the servers directly. */
  proxy: RunningProxy | undefined;
  disk: SmallDisk;
  /** Shifts the clock of the servers, and resolves when they have noticed. */
  shiftClock(offsetMs: number): Promise<void>;
  openStore(): Store;
  close(options: { keepsLogs: boolean }): Promise<void>;
}

/** A caller that aborts the run stops these. */
export const running = new Set<System>();

export async function startSystem(engine: Engine, diskMegabytes: number): Promise<System> {
  const folder = mkdtempSync(join(tmpdir(), `faults-${engine}-`));
  const disk = openSmallDisk(join(folder, 'disk'), diskMegabytes);
  const mail = await startMailReceiver();
  const webhook = await startWebhookReceiver();
  const postgres = engine === 'postgres' ? await startPostgres({ isDurable: true }) : undefined;
  const databaseUrl = await postgres?.createDatabase();
  const clockFile = join(folder, 'clock');
  writeFileSync(clockFile, '0');

  const { company: base } = fixtureManifest;
  // Enough windows for a long run.
  const visits = { ...base.visits, on: true, notice: 0, horizon: 90, drive: 0 };
  const company = { ...base, visits, quotes: { ...base.quotes, on: true } };
  const settings: Record<string, string> = {
    SITE_DIR: writeFixtureSite(join(folder, 'dist'), [], { ...fixtureManifest, company }),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    SMTP_URL: `smtp://127.0.0.1:${mail.gate.port}`,
    WEBHOOK_URL: `http://127.0.0.1:${webhook.gate.port}/`,
    WEBHOOK_SECRET: 'known to both of them',
    MAIL_TO: 'office@owner.example',
    ALERT_TO: alertAddress,
    // A digest would be a mail without a lead, a reminder an extra mail about one.
    DIGEST_HOUR: 'off',
    FOLLOW_UP_HOURS: 'off',
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT: '0',
    REQUEST_LIMIT: '0',
    FILE_LIMIT: '0',
    FILE_PAUSE_SECONDS: '1',
    // The disk is small.
    KEEP_FREE_MB: '1',
    RETENTION_DAYS: '365',
    LOG_LEVEL: 'warn',
    CLOCK_FILE: clockFile,
  };
  const dataDirs = Array.from({ length: postgres === undefined ? 1 : 2 }, (_, index) =>
    join(disk.folder, `data-${index}`),
  );
  const servers: ServerProcess[] = [];
  for (const [index, dataDir] of dataDirs.entries()) {
    const port = await getPort({ host: '127.0.0.1' });
    const log = join(folder, `server-${index}.log`);
    servers.push(createServerProcess(port, { ...settings, DATA_DIR: dataDir }, log));
  }
  await Promise.all(servers.map((server) => server.start()));
  const ports = servers.map(({ port }) => port);
  const proxyFolder = join(folder, 'proxy');
  mkdirSync(proxyFolder);
  const proxy = isInstalled('nginx')
    ? await runProxy('nginx', proxyFolder, [ports[0] ?? 0, ports.at(-1) ?? 0])
    : undefined;

  const system: System = {
    folder,
    servers,
    dataDirs,
    postgres,
    mail,
    webhook,
    proxy,
    disk,
    async shiftClock(offsetMs) {
      writeFileSync(clockFile, String(offsetMs));
      await setTimeout(500);
    },
    openStore: () => openStore({ databaseUrl, dataDir: dataDirs[0] ?? '' }),
    async close({ keepsLogs }) {
      running.delete(system);
      await proxy?.stop();
      for (const server of servers) await server.end('SIGKILL');
      await postgres?.stop();
      await mail.close();
      await webhook.close();
      disk.close();
      if (!keepsLogs) rmSync(folder, { recursive: true, force: true });
    },
  };
  running.add(system);
  return system;
}
