/**
 * The faults. Each one starts, lasts and ends; faults of one part follow each other, faults of different parts overlap.
 */
import { DatabaseSync } from 'node:sqlite';
import { pick, type Random } from '../../domain/random.ts';
import { getDatabaseFile } from '../store/data-paths.ts';
import type { System } from './system.ts';

export interface Fault {
  name: string;
  start(system: System, random: Random): void | Promise<void>;
  end?(system: System): void | Promise<void>;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const jumpsMs = [-dayMs, -10 * minuteMs, 10 * minuteMs, 13 * 60 * minuteMs, 5 * dayMs, 40 * dayMs];

const first = ({ servers }: System) => servers[0];
const listPids = ({ servers }: System) => servers.map((server) => server.pid() ?? 0).filter((pid) => pid > 0);

const server: Fault[] = [
  {
    name: 'a server is killed',
    start: (system) => first(system)?.end('SIGKILL'),
    end: (system) => first(system)?.start(),
  },
  {
    name: 'a server is restarted',
    start: (system) => first(system)?.end('SIGTERM'),
    end: (system) => first(system)?.start(),
  },
  {
    name: 'a server is frozen',
    start: (system) => first(system)?.signal('SIGSTOP'),
    end: (system) => first(system)?.signal('SIGCONT'),
  },
];

const sqlite: Fault[] = [
  {
    name: 'another program locks the SQLite file',
    start(system) {
      const other = new DatabaseSync(getDatabaseFile(system.dataDirs[0] ?? ''), { timeout: 5_000 });
      locks.set(system, other);
      try {
        other.exec('BEGIN IMMEDIATE');
      } catch {
        // The disk is full or the server holds the file, so this time there is no lock.
      }
    },
    end: (system) => locks.get(system)?.close(),
  },
];
const locks = new WeakMap<System, DatabaseSync>();

const postgres: Fault[] = [
  {
    name: 'PostgreSQL ends its connections',
    start: async ({ postgres }) =>
      void (await postgres?.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'leads'",
      )),
  },
  {
    name: 'PostgreSQL is restarted',
    start: ({ postgres }) => postgres?.shutDown(),
    end: ({ postgres }) => postgres?.start(),
  },
  {
    name: 'PostgreSQL crashes',
    start: ({ postgres }) => postgres?.crash(),
    end: ({ postgres }) => postgres?.start(),
  },
  {
    name: 'PostgreSQL is frozen',
    start: ({ postgres }) => postgres?.freeze(),
    end: ({ postgres }) => postgres?.thaw(),
  },
];

const disk: Fault[] = [
  {
    name: 'the disk is full',
    start: (system) => system.disk.fill(listPids(system)),
    end: (system) => system.disk.makeRoom(listPids(system)),
  },
];

const clock: Fault[] = [
  {
    name: 'the clock jumps',
    start: (system, random) => system.shiftClock(pick(random, jumpsMs)),
    end: (system) => system.shiftClock(0),
  },
];

const proxy: Fault[] = [
  {
    name: 'the proxy is restarted',
    start: ({ proxy }) => proxy?.stop(),
    end: ({ proxy }) => proxy?.start(),
  },
];

const mail: Fault[] = [
  { name: 'the mail server drops its connections', start: ({ mail }) => mail.gate.cut() },
  {
    name: 'the mail server is down',
    start: ({ mail }) => mail.gate.set('shut'),
    end: ({ mail }) => mail.gate.set('open'),
  },
  {
    name: 'the mail server hangs',
    start: ({ mail }) => mail.gate.set('silent'),
    end: ({ mail }) => mail.gate.set('open'),
  },
  {
    name: 'the mail server sends a byte a second',
    start: ({ mail }) => mail.gate.set('trickling'),
    end: ({ mail }) => mail.gate.set('open'),
  },
  {
    name: 'the mail server defers recipients (450)',
    start: ({ mail }) => mail.peer.answerWith(450),
    end: ({ mail }) => mail.peer.answerWith(250),
  },
  {
    name: 'the mail server refuses the sender (530)',
    start: ({ mail }) => mail.peer.answerSendersWith(530),
    end: ({ mail }) => mail.peer.answerSendersWith(250),
  },
  {
    name: 'the mail server fails at the end of a mail (451)',
    start: ({ mail }) => mail.peer.answerMailsWith(451),
    end: ({ mail }) => mail.peer.answerMailsWith(250),
  },
];

const webhook: Fault[] = [
  {
    name: 'the webhook is down',
    start: ({ webhook }) => webhook.gate.set('shut'),
    end: ({ webhook }) => webhook.gate.set('open'),
  },
  {
    name: 'the webhook accepts calls and never answers',
    start: ({ webhook }) => webhook.gate.set('silent'),
    end: ({ webhook }) => webhook.gate.set('open'),
  },
  {
    name: 'the webhook answers 503',
    start: ({ webhook }) => webhook.answerWith(503),
    end: ({ webhook }) => webhook.answerWith(204),
  },
  {
    name: 'the webhook refuses calls (401)',
    start: ({ webhook }) => webhook.answerWith(401),
    end: ({ webhook }) => webhook.answerWith(204),
  },
];

/** One list of faults for each part of this system. */
export function listFaults(system: System): Fault[][] {
  const database = system.postgres === undefined ? sqlite : postgres;
  return [server, database, disk, clock, mail, webhook, ...(system.proxy === undefined ? [] : [proxy])];
}
