/** The devices of a person, and their push messages. */
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeFixtureSite } from '../../server/testing/fixture-site.ts';
import { signIn } from '../../server/testing/inbox-client.ts';
import { startPushService } from '../../server/testing/start-push-service.ts';
import { makeTestFolder, startTestServer } from '../../server/testing/start-test-server.ts';

async function open() {
  const service = await startPushService();
  const server = await startTestServer({ pushHost: service.host });
  const person = await signIn(server);
  const { endpoint, ...keys } = service.makeAddress('phone');
  const readState = async () => (await (await person.get('/devices/push')).json()) as Record<string, unknown>;
  return { service, server, person, endpoint, keys, readState };
}

// PUSH-HEAL
test("reports the session's subscription, and replaces the old one", async () => {
  const { server, person, endpoint, keys, readState } = await open();
  const { publicKey } = await server.store.readVapidKeys();
  expect(await readState()).toEqual({ publicKey, endpoint: null });
  await person.post('/devices/push', { endpoint, ...keys });
  expect(await readState()).toEqual({ publicKey, endpoint });
  await person.post('/devices/push', { endpoint: `${endpoint}-new`, ...keys });
  expect(await server.store.listPushDevices()).toMatchObject([{ endpoint: `${endpoint}-new` }]);
  await person.post('/devices/push/off');
  expect(await readState()).toEqual({ publicKey, endpoint: null });
  expect(await server.store.listPushDevices()).toEqual([]);
});

// PUSH-KEYS
test('takes no subscription with keys of another form', async () => {
  const { server, person, endpoint, keys } = await open();
  for (const wrong of [{ p256dh: 'AAAA' }, { auth: 'AAAA' }, { p256dh: '' }])
    await person.post('/devices/push', { endpoint, ...keys, ...wrong });
  expect(await server.store.listPushDevices()).toEqual([]);
});

// PUSH-TEST
test('sends one test at a time, and holds no further request while a push service hangs', async () => {
  const { service, person, endpoint, keys } = await open();
  await person.post('/devices/push', { endpoint, ...keys });
  let asked = 0;
  service.answerWith(() => {
    asked++;
    return 'hang';
  });
  const first = person.post('/devices/push/test');
  await vi.waitFor(() => expect(asked).toBe(1), { timeout: 10_000 });
  const others = await Promise.all([1, 2, 3].map(() => person.post('/devices/push/test')));
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(asked).toBe(1);
  expect(await (await first).text()).toContain('The phone service refused the test');
}, 30_000);

test('installs the worker of the release that is online, also after the first one is removed', async () => {
  const folder = makeTestFolder();
  const [one, two] = [join(folder, 'one'), join(folder, 'two')];
  mkdirSync(one);
  symlinkSync(one, join(folder, 'dist'));
  const server = await startTestServer({ folder });
  const readWorker = async () => (await fetch(`${server.url}/inbox/worker.js`)).text();
  expect(await readWorker()).toContain('notificationclick');
  writeFileSync(join(writeFixtureSite(two), 'templates/worker.js'), '// two');
  symlinkSync(two, join(folder, 'next'));
  renameSync(join(folder, 'next'), join(folder, 'dist'));
  rmSync(one, { recursive: true });
  await expect.poll(readWorker, { timeout: 5_000 }).toBe('// two');
});
