/**
 * What one lead leaves behind in the memory of the server once it is stored and answered. The fault injection takes too
 * few leads to see less than some kilobytes of each; what its deliveries leave shows there (memory.ts).
 */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import { createServerProcess } from './server-process.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { ada, makeTestFolder } from '../testing/start-test-server.ts';

vi.setConfig({ testTimeout: 600_000 });

const batch = 5_000;
const batches = 4;
const visitorsAtOnce = 64;
/** Twenty thousand leads of a sound server leave 70 bytes each, and 800 where a kilobyte is kept: collections are coarse. */
const mostBytes = 450;

/** Bytes, after the first batch has filled caches. `options` are those of Node. */
async function measureBytesForEachLead(options: string): Promise<number> {
  const folder = makeTestFolder();
  const memoryFolder = join(folder, 'memory');
  mkdirSync(memoryFolder);
  const clockFile = join(folder, 'clock');
  writeFileSync(clockFile, '0');
  const port = await getPort({ host: '127.0.0.1' });
  const env = {
    SITE_DIR: writeFixtureSite(join(folder, 'dist')),
    DATA_DIR: join(folder, 'data'),
    DIGEST_HOUR: 'off',
    RATE_LIMIT: '0',
    REQUEST_LIMIT: '0',
    LOG_LEVEL: 'warn',
    MEMORY_FOLDER: memoryFolder,
    CLOCK_FILE: clockFile,
    NODE_OPTIONS: options,
  };
  const server = createServerProcess(port, env, join(folder, 'log'));
  onTestFinished(() => server.end('SIGKILL'));
  await server.start();

  const heldMb: number[] = [];
  for (let sent = batch; sent <= batches * batch; sent += batch) {
    await sendLeads(server.url, sent - batch);
    heldMb.push(await readHeldMb(join(memoryFolder, String(server.pid()))));
  }
  return (((heldMb.at(-1) ?? 0) - (heldMb[0] ?? 0)) * 1024 * 1024) / ((batches - 1) * batch);
}

async function sendLeads(url: string, from: number): Promise<void> {
  let next = from;
  const visit = async () => {
    while (next < from + batch) {
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

/** From the second report after now: the first may have been under way. */
async function readHeldMb(file: string): Promise<number> {
  const modified = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  for (let report = 0; report < 2; report++) {
    const before = modified();
    await expect.poll(modified, { timeout: 60_000 }).toBeGreaterThan(before);
  }
  return Number(readFileSync(file, 'utf8'));
}

test('keeps nothing of a lead in memory once it is answered', async () => {
  expect(await measureBytesForEachLead('')).toBeLessThan(mostBytes);
});

test('would show a kilobyte that is kept for each lead', async () => {
  const leak = new URL('../testing/leak-a-kilobyte.ts', import.meta.url).href;
  expect(await measureBytesForEachLead(`--import=${leak}`)).toBeGreaterThan(mostBytes);
});
