/** Measures the memory that a lead leaves in the server after it is stored and answered, and after it is delivered. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, onTestFinished, test } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import { startMailReceiver, startWebhookReceiver } from './receivers.ts';
import { createServerProcess } from './server-process.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { ada, makeTestFolder } from '../testing/start-test-server.ts';

const batches = 4;
const visitorsAtOnce = 64;
const mailsForEachLead = 2;
/** A correct server retains 70 bytes per stored and answered lead. */
const mostBytes = 450;
/** Delivering is slower, so there are fewer leads, and measuring errors weigh more. */
const mostBytesDelivered = 900;

interface Load {
  /** The number of leads per measurement. */
  batch: number;
  delivers?: boolean;
}

/** Bytes per lead, after the first two batches have filled the caches. */
async function measureBytes({ batch, delivers = false }: Load): Promise<number> {
  const folder = makeTestFolder();
  const memoryFolder = join(folder, 'memory');
  mkdirSync(memoryFolder);
  const clockFile = join(folder, 'clock');
  writeFileSync(clockFile, '0');
  const mail = await startMailReceiver();
  const webhook = await startWebhookReceiver();
  const port = await getPort({ host: '127.0.0.1' });
  const deliveries = {
    SMTP_URL: `smtp://127.0.0.1:${mail.gate.port}`,
    WEBHOOK_URL: `http://127.0.0.1:${webhook.gate.port}/`,
    WEBHOOK_SECRET: 'known to both of them',
  };
  const env = {
    SITE_DIR: writeFixtureSite(join(folder, 'dist')),
    DATA_DIR: join(folder, 'data'),
    DIGEST_HOUR: 'off',
    FOLLOW_UP_HOURS: 'off',
    RATE_LIMIT: '0',
    REQUEST_LIMIT: '0',
    LOG_LEVEL: 'warn',
    MEMORY_FOLDER: memoryFolder,
    CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import=${new URL('report-memory.ts', import.meta.url).href}`,
    ...(delivers ? deliveries : {}),
  };
  const server = createServerProcess(port, env, join(folder, 'log'));
  onTestFinished(async () => {
    await server.end('SIGKILL');
    await mail.close();
    await webhook.close();
  });
  await server.start();

  const heldMb: number[] = [];
  for (let sent = batch; sent <= batches * batch; sent += batch) {
    await sendLeads(server.url, sent - batch, sent);
    if (delivers)
      await expect
        .poll(() => [mail.arrived.size, webhook.arrived.size], { timeout: 240_000 })
        .toEqual([sent * mailsForEachLead, sent]);
    heldMb.push(await readHeldMb(join(memoryFolder, String(server.pid()))));
  }
  return (((heldMb.at(-1) ?? 0) - (heldMb[1] ?? 0)) * 1024 * 1024) / ((batches - 2) * batch);
}

async function sendLeads(url: string, from: number, end: number): Promise<void> {
  let next = from;
  const visit = async () => {
    while (next < end) {
      const number = next++;
      const message = `The porch leans, number ${number}.`;
      const body = JSON.stringify({ ...ada, email: `visitor-${number}@visitor.example`, message });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(new URL(endpoints.contact, url), { method: 'POST', headers, body });
      expect([answer.status, await answer.text()]).toEqual([200, expect.anything()]);
    }
  };
  await Promise.all(Array.from({ length: visitorsAtOnce }, visit));
}

/** Waits for the second report, because the first may have started before. */
async function readHeldMb(file: string): Promise<number> {
  const modified = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  for (let report = 0; report < 2; report++) {
    const before = modified();
    await expect.poll(modified, { timeout: 60_000 }).toBeGreaterThan(before);
  }
  return Number(readFileSync(file, 'utf8'));
}

test('retains no memory for answered leads', async () => {
  expect(await measureBytes({ batch: 5_000 })).toBeLessThan(mostBytes);
});

test('retains no memory for delivered mails and calls', async () => {
  expect(await measureBytes({ batch: 500, delivers: true })).toBeLessThan(mostBytesDelivered);
});
