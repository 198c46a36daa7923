/** Runs maintenance with ten thousand unanswered leads: it must neither exhaust memory nor block visitors. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import pg from 'pg';
import { expect, test } from 'vitest';
import { chooseRecipients, planForLead } from '../outbox/plan-deliveries.ts';
import { getDatabaseFile } from '../store/data-paths.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { describeOnBothEngines } from '../testing/on-both-engines.ts';
import { startProgram } from '../testing/run-program.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { makeLeadAt } from '../testing/seed-leads.ts';
import { makeTestFolder } from '../testing/start-test-server.ts';

const leads = 10_000;
const dayMs = 24 * 60 * 60_000;
/** Without paging and cached formatters it was 650 MB and seconds. */
const mostGrowthMb = 100;
const longestStallMs = 500;

const owner = 'owner@plumb.example';
const recipients = chooseRecipients(
  { mailFrom: undefined, mailTo: [owner], alertTo: undefined, webhookUrl: undefined },
  owner,
);
/** The other mails stay unsent, so a round reads most leads before its first reminder. */
const markSomeSent = `UPDATE deliveries SET state = 'sent', due_at_ms = NULL, sent_at_ms = created_at_ms
  WHERE created_at_ms > ${Date.now() - 5 * dayMs}`;
const countReminders = "SELECT count(*) AS amount FROM deliveries WHERE occasion = 'reminder'";

describeOnBothEngines((makeDatabase) => {
  test('limits memory and keeps answering while it reads unanswered leads', async () => {
    const folder = makeTestFolder();
    const env = { DATA_DIR: join(folder, 'data'), ...(await makeDatabase()) };
    const databaseUrl: string | undefined = 'DATABASE_URL' in env ? String(env.DATABASE_URL) : undefined;
    await seed({ dataDir: env.DATA_DIR, databaseUrl });
    const query = (sql: string) => runSql({ dataDir: env.DATA_DIR, databaseUrl }, sql);
    await query(markSomeSent);

    const port = await getPort({ host: '127.0.0.1' });
    const server = startProgram('main.ts', [], {
      ...env,
      PORT: String(port),
      SITE_DIR: writeFixtureSite(join(folder, 'dist')),
    });
    await expect.poll(server.output, { timeout: 60_000 }).toContain('is served at');
    const url = `http://127.0.0.1:${port}`;
    const before = readRssMb(server.pid);
    const measureGrowthMb = () => readRssMb(server.pid) - before;
    const seen = { growthMb: 0, stallMs: 0 };
    let reminders = 0;
    for (const endsAtMs = Date.now() + 120_000; reminders === 0 && Date.now() < endsAtMs;) {
      await ping(url, measureGrowthMb, seen, 2_000);
      reminders = await query(countReminders);
    }
    // The round goes on after its first reminder.
    await ping(url, measureGrowthMb, seen, 10_000);
    console.log(`${JSON.stringify(seen)}, ${await query(countReminders)} reminders in the first round`);
    expect(reminders).toBeGreaterThan(0);
    expect(seen.growthMb).toBeLessThan(mostGrowthMb);
    expect(seen.stallMs).toBeLessThan(longestStallMs);
  });
});

interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
}

async function seed(place: Place): Promise<void> {
  const store = openTestStore(place, { answerWithinMs: 60_000, waitForLockMs: 10_000 });
  const save = (index: number) => {
    const lead = makeLeadAt(Date.now() - (13 * dayMs * index) / leads);
    return store.saveLead(lead, planForLead(lead, recipients));
  };
  for (let first = 0; first < leads; first += 250)
    await Promise.all(Array.from({ length: 250 }, (_, index) => save(first + index)));
}

async function runSql({ dataDir, databaseUrl }: Place, sql: string): Promise<number> {
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(getDatabaseFile(dataDir), { timeout: 10_000 });
    try {
      return Number(database.prepare(sql).get()?.['amount'] ?? 0);
    } finally {
      database.close();
    }
  }
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ amount?: string }>(sql);
    return Number(rows[0]?.amount ?? 0);
  } finally {
    await client.end();
  }
}

const readRssMb = (pid = 0) =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Sends requests one after the other, like a visitor. */
async function ping(
  url: string,
  measureGrowthMb: () => number,
  seen: { growthMb: number; stallMs: number },
  durationMs: number,
): Promise<void> {
  for (const endsAtMs = Date.now() + durationMs; Date.now() < endsAtMs; await setTimeout(10)) {
    const askedAtMs = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    seen.stallMs = Math.max(seen.stallMs, Math.round(performance.now() - askedAtMs));
    seen.growthMb = Math.max(seen.growthMb, Math.round(measureGrowthMb()));
  }
}
