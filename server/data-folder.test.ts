/** Files that are moved or removed under a running server. */
import { copyFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getDatabaseFile, getSpoolFolder } from './store/data-paths.ts';
import { ada, startTestServer, type TestServer } from './testing/start-test-server.ts';

const send = (server: TestServer, message: string) => server.post('/contact.php', { ...ada, message });
const statusOf = async (server: TestServer, path: string) => (await fetch(server.url + path)).status;

async function expectSpooling(server: TestServer): Promise<void> {
  expect(await statusOf(server, '/readyz')).toBe(503);
  for (const message of ['first', 'second']) expect((await send(server, message)).status).toBe(202);
  expect(await statusOf(server, '/about')).toBe(200);
  expect(readdirSync(getSpoolFolder(server.dataDir))).toHaveLength(2);
}

test('writes nothing to a database file that was moved away, and recovers when it is back', async () => {
  const server = await startTestServer();
  expect((await send(server, 'before')).status).toBe(200);
  const file = getDatabaseFile(server.dataDir);
  renameSync(file, `${file}.away`);
  await expectSpooling(server);
  renameSync(`${file}.away`, file);
  expect(await statusOf(server, '/readyz')).toBe(200);
  await expect.poll(() => server.store.listLeads()).toHaveLength(3);
});

test('switches to a replaced database file', async () => {
  const other = await startTestServer();
  expect((await send(other, 'restored')).status).toBe(200);
  await other.close();
  const server = await startTestServer();
  expect((await send(server, 'replaced')).status).toBe(200);
  const file = getDatabaseFile(server.dataDir);
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix);
  copyFileSync(getDatabaseFile(other.dataDir), `${file}.new`);
  renameSync(`${file}.new`, file);
  expect((await send(server, 'new')).status).toBe(200);
  const messages = (await server.store.listLeads()).map(({ lead }) => lead.fields.message);
  expect(messages).toEqual(['new', 'restored']);
});

test('recreates a removed data folder for the spool', async () => {
  const server = await startTestServer();
  expect((await send(server, 'before')).status).toBe(200);
  rmSync(server.dataDir, { recursive: true });
  await expectSpooling(server);
});

test('keeps simultaneous leads when both folder and database are gone', async () => {
  const server = await startTestServer();
  rmSync(server.dataDir, { recursive: true });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => send(server, `m ${index}`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  expect(readdirSync(getSpoolFolder(server.dataDir))).toHaveLength(20);
});
