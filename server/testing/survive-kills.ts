/**
 * The proof of the promise: a server is killed again and again under a load of leads. Whatever it acknowledged must be in
 * the database afterwards, and every delivery must have arrived.
 */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { openStore } from '../store/open-store.ts';
import { startProgram, type Program } from './run-program.ts';
import { startSmtpPeer } from './smtp-peer.ts';
import { ada } from './start-test-server.ts';

export interface KillRun {
  leads: number;
  kills: number;
  /** DATA_DIR, SITE_DIR and, for PostgreSQL, DATABASE_URL. */
  env: Record<string, string> & { DATA_DIR: string };
  /** Server processes side by side; more than one needs PostgreSQL. */
  processes: number;
  /** Wait until deliveries whose sender was killed are taken up again, which is when their lease ends. */
  waitsForLeases?: boolean;
  /** Done instead of each kill; the server must outlive it. */
  harm?: () => Promise<void>;
}

const senders = 8;

export async function startServer(env: Record<string, string>): Promise<{ program: Program; url: string }> {
  const program = startProgram('main.ts', [], {
    ...env,
    PORT: '0',
    RATE_LIMIT: '0',
    REQUEST_LIMIT: '0',
    LOG_LEVEL: 'error',
  });
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    const url = /is served at (http:\S+),/.exec(program.output())?.[1];
    if (url !== undefined) return { program, url };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The server did not start:\n${program.output()}`);
}

export async function surviveKills({ leads, kills, env, processes, waitsForLeases, harm }: KillRun) {
  const peer = await startSmtpPeer();
  // A digest would be a mail without a lead.
  const settings = { ...env, SMTP_URL: peer.url, DIGEST_HOUR: 'off' };
  const servers = await Promise.all(Array.from({ length: processes }, () => startServer(settings)));
  const acknowledged = new Map<string, string>();
  const sent = new Set<string>();
  let next = 0;
  let isFinished = false;

  async function send(): Promise<void> {
    while (next < leads) {
      const index = next++;
      const key = randomUUID();
      sent.add(key);
      // As a page does: the same key again, until there is an answer.
      for (;;) {
        const url = servers[index % processes]?.url ?? '';
        const answer = await fetch(`${url}/contact.php`, {
          method: 'POST',
          body: JSON.stringify({ ...ada, email: `v${index}@visitor.example`, message: `lead ${index}` }),
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
        }).catch(() => undefined);
        const body = (await answer?.json().catch(() => undefined)) as { reference?: string } | undefined;
        if (answer?.ok && body?.reference !== undefined) {
          acknowledged.set(key, body.reference);
          break;
        }
        if (harm !== undefined && servers.some(({ program }) => program.hasEnded())) {
          throw new Error(
            `The server ended by itself:\n${servers.map(({ program }) => program.output()).join('')}`,
          );
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  async function kill(): Promise<void> {
    for (let round = 1; round <= kills && !isFinished; round++) {
      // At a random moment of the load.
      while (acknowledged.size < (leads * round) / (kills + 1) && !isFinished) {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
      }
      if (harm !== undefined) {
        await harm();
        continue;
      }
      const victim = round % processes;
      servers[victim]?.program.kill('SIGKILL');
      await servers[victim]?.program.exit;
      servers[victim] = await startServer(settings);
    }
  }

  const killing = kill();
  await Promise.all(Array.from({ length: senders }, send));
  isFinished = true;
  await killing;

  const store = openStore({ databaseUrl: env['DATABASE_URL'], dataDir: env.DATA_DIR });
  const deadline = { timeout: 1_800_000, interval: 500 };
  await expect
    .poll(async () => {
      const { pending, sending } = await store.countDeliveries();
      return pending === 0 && sending <= (waitsForLeases ? 0 : 8 * (kills + 1));
    }, deadline)
    .toBe(true);
  const stored = await store.listLeads();
  // All counted from one listing, because mails still go out.
  const states = stored.flatMap(({ deliveries }) => deliveries).map(({ state }) => state);
  const count = (state: string) => states.filter((candidate) => candidate === state).length;
  await store.close();
  for (const { program } of servers) {
    program.kill('SIGTERM');
    await program.exit;
  }
  await peer.close();
  const counts = new Map<string, number>();
  for (const { parsed } of peer.received) {
    counts.set(parsed.messageId ?? '', (counts.get(parsed.messageId ?? '') ?? 0) + 1);
  }
  const references = new Map(stored.map(({ lead }) => [lead.idempotencyKey, lead.reference]));
  return {
    acknowledged: acknowledged.size,
    stored: stored.length,
    lost: [...acknowledged].filter(([key, reference]) => references.get(key) !== reference).length,
    unasked: [...references.keys()].filter((key) => !sent.has(key)).length,
    delivered: count('sent'),
    underLease: count('sending'),
    dead: count('dead'),
    messageIds: counts.size,
    /** Only a mail whose sender was killed between the mail server's answer and the write can come twice. */
    doubles: [...counts.values()].filter((count) => count > 1).length,
  };
}
