import { expect, test } from 'vitest';
import { fixtureManifest } from '../testing/fixture-site.ts';
import { ada, breakStore, startTestServer } from '../testing/start-test-server.ts';

const key = '3f0c8a52-7d4e-4c57-9d0e-1f1f6a1b2c3d';

test('stores one row for fifty parallel posts with one key', async () => {
  const server = await startTestServer();
  const posts = Array.from({ length: 50 }, () =>
    server.post('/contact.php', ada, { 'idempotency-key': key }),
  );
  const answers = await Promise.all(posts.map(async (post) => (await post).text()));
  expect(new Set(answers).size).toBe(1);
  expect(await server.store.listLeads()).toHaveLength(1);
  expect((await server.store.countDeliveries()).pending).toBe(2);
});

test('answers a repeat with the first reference, and stores other words under the same key', async () => {
  const server = await startTestServer();
  const send = async (name: string, idempotencyKey: string) =>
    (await server.post('/contact.php', { ...ada, name }, { 'idempotency-key': idempotencyKey })).text();
  const first = await send('A', key);
  expect(await send(' a', key.toUpperCase())).toBe(first);
  expect(await send('B', key)).not.toBe(first);
  const names = (await server.store.listLeads()).map(({ lead }) => lead.fields.name);
  expect(names.toSorted()).toEqual(['A', 'B']);
});

test('answers a repeat during an outage with its earlier reference', async () => {
  let isDown = false;
  const server = await startTestServer({
    wrapStore: (store) => ({
      ...store,
      saveLead: (lead, deliveries) =>
        isDown ? Promise.reject(new Error('down')) : store.saveLead(lead, deliveries),
    }),
  });
  const send = () => server.post('/contact.php', ada, { 'idempotency-key': key });
  const first = await (await send()).text();
  isDown = true;
  const second = await send();
  expect([second.status, await second.text()]).toEqual([200, first]);
});

test('stores a double click without JavaScript once, and again on another day', async () => {
  let nowMs = Date.parse('2026-11-21T12:00:00Z');
  const server = await startTestServer({ nowMs: () => nowMs });
  const first = await server.postForm('/contact.php', ada);
  const again = await server.postForm('/contact.php', { ...ada, name: ' ada  LOVELACE ' });
  expect(again.headers.get('location')).toBe(first.headers.get('location'));
  await server.postForm('/contact.php', { ...ada, message: 'Something else' });
  expect(await server.store.listLeads()).toHaveLength(2);
  nowMs += 24 * 60 * 60_000;
  await server.postForm('/contact.php', ada);
  expect(await server.store.listLeads()).toHaveLength(3);
});

test('ignores a constant as a key, which would merge all leads into one', async () => {
  const server = await startTestServer();
  for (const constant of ['undefined', '00000000-0000-0000-0000-000000000000']) {
    await server.post('/contact.php', { ...ada, name: `One ${constant}` }, { 'idempotency-key': constant });
    await server.post('/contact.php', { ...ada, name: `Two ${constant}` }, { 'idempotency-key': constant });
  }
  expect(await server.store.listLeads()).toHaveLength(4);
});

test('offers the phone number to a visitor over the limit, and still answers repeats', async () => {
  const server = await startTestServer({ env: { RATE_LIMIT: '2' } });
  for (const name of ['A', 'B'])
    expect((await server.post('/contact.php', { ...ada, name })).status).toBe(200);
  const refused = await server.post('/contact.php', { ...ada, name: 'C' });
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({ error: fixtureManifest.words.answers.problem.tooMany });
  const page = await server.postForm('/contact.php', { ...ada, name: 'D' });
  expect(page.status).toBe(429);
  expect(await page.text()).toContain('name="name" value="D"');
  expect((await server.post('/contact.php', { ...ada, name: 'A' })).status).toBe(200);
});

test('ignores X-Forwarded-For unless a proxy is trusted, and warns once', async () => {
  const careful = await startTestServer({ env: { RATE_LIMIT: '1' } });
  const trusting = await startTestServer({ env: { RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.1' } });
  for (const [server, status] of [
    [careful, 429],
    [trusting, 200],
  ] as const) {
    await server.post('/contact.php', { ...ada, name: 'A' }, { 'x-forwarded-for': '192.0.2.1' });
    const second = await server.post(
      '/contact.php',
      { ...ada, name: 'B' },
      { 'x-forwarded-for': '192.0.2.2' },
    );
    expect(second.status).toBe(status);
  }
  expect(careful.log.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
});

test('enforces the limit on simultaneous posts', async () => {
  const server = await startTestServer({ env: { RATE_LIMIT: '5' } });
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const answer = await server.post('/contact.php', { ...ada, message: `burst ${index}` });
      return answer.status;
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(await server.store.listLeads()).toHaveLength(5);
});

test('answers a repeat to another process during an outage with the stored reference', async () => {
  const first = await startTestServer();
  const stored = await first.post('/contact.php', ada, { 'idempotency-key': key });
  const second = await startTestServer({
    wrapStore: (store) => breakStore(store, 'saveLead', 'findReferenceByKey'),
  });
  const spooled = await second.post('/contact.php', ada, { 'idempotency-key': key });
  expect([stored.status, spooled.status]).toEqual([200, 202]);
  expect(await spooled.json()).toEqual(await stored.json());
});
