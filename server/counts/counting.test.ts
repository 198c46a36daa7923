import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signIn } from '../testing/inbox-client.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { makeTestFolder } from '../testing/start-test-server.ts';
import { createDayCounts } from './day-counts.ts';
import { createVisits } from './visits.ts';

const silent = { error: () => undefined, warn: () => undefined, info: () => undefined };

const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const asBrowser = { 'user-agent': agent, 'sec-fetch-dest': 'document', accept: 'text/html' };
const campaign = '/about?utm_source=Yard+sign&utm_term=ceiling&gclid=click-1&secret=x';

const view = (server: TestServer, path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers: { ...asBrowser, ...headers } });

async function send(server: TestServer, headers: Record<string, string> = {}) {
  const body = { name: 'Ada', phone: '843 555 0199', email: 'ada@visitor.example', message: 'A ceiling' };
  const page = { referer: `${server.url}/about`, 'user-agent': agent, ...headers };
  const answer = await server.post('/contact.php', body, page);
  return String(((await answer.json()) as { reference: string }).reference);
}

async function readCounts(server: TestServer): Promise<string[]> {
  await server.close();
  const again = await startTestServer({ folder: server.folder, counts: true });
  const rows: string[] = [];
  await again.store.dump(async ({ table, row }) => {
    if (table === 'day_counts')
      rows.push(['kind', 'path', 'source', 'amount'].map((name) => row[name]).join(' '));
  });
  return rows.sort();
}

test('stores the page, campaign and click id behind a request, and nothing else of the address', async () => {
  const server = await startTestServer({ counts: true });
  await view(server, campaign, { referer: 'https://www.google.com/search?q=private' });
  await view(server, '/', { 'sec-fetch-site': 'same-origin' });
  const lead = await server.store.findLead(await send(server));
  expect(lead?.lead.source).toEqual({
    landing: '/about',
    referrer: 'google',
    utm_source: 'Yard sign',
    utm_term: 'ceiling',
    gclid: 'click-1',
  });
});

test('counts visits, pages, forms, pressed links and requests by day, page and source', async () => {
  const server = await startTestServer({ counts: true });
  await view(server, campaign);
  await view(server, '/', { 'sec-fetch-site': 'same-origin' });
  const onPage = { 'user-agent': agent, referer: `${server.url}/about` };
  await fetch(`${server.url}/issue-token`, { headers: onPage });
  for (const kind of ['tel', 'sms', 'mailto'])
    await fetch(`${server.url}/pressed/${kind}`, { method: 'POST', headers: onPage });
  await send(server);
  expect(await readCounts(server)).toEqual([
    'form /about yard sign 1',
    'mailto /about yard sign 1',
    'sent /about yard sign 1',
    'sms /about yard sign 1',
    'tel /about yard sign 1',
    'view / yard sign 1',
    'view /about yard sign 1',
    'visit /about yard sign 1',
  ]);
});

test('ignores bots, prefetches, page fragments and unknown addresses', async () => {
  const server = await startTestServer({ counts: true });
  await view(server, '/about', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  await view(server, '/about', { 'sec-purpose': 'prefetch;anonymous-client-ip' });
  await view(server, '/about', { 'sec-fetch-dest': 'image' });
  await view(server, '/no-such-page');
  await fetch(`${server.url}/pressed/tel`, {
    method: 'POST',
    headers: { 'user-agent': agent, referer: 'https://elsewhere.example/no-such-page' },
  });
  expect(await readCounts(server)).toEqual([]);
});

test('counts visitors with GPC, and their requests, without a source', async () => {
  const server = await startTestServer({ counts: true });
  await view(server, campaign, { 'sec-gpc': '1' });
  const lead = await server.store.findLead(await send(server, { 'sec-gpc': '1' }));
  expect(lead?.lead.source).toBeNull();
  expect(await readCounts(server)).toEqual(['sent /about unknown 1', 'view /about unknown 1']);
});

test('counts two browsers of one network as two visits, and forgets both on restart', async () => {
  const server = await startTestServer({ counts: true });
  await view(server, campaign);
  await view(server, '/about', { 'user-agent': `${agent} Other`, referer: 'https://facebook.com/' });
  const other = await server.store.findLead(await send(server, { 'user-agent': `${agent} Other` }));
  expect(other?.lead.source).toEqual({ landing: '/about', referrer: 'facebook' });
  await server.close();
  const again = await startTestServer({ folder: server.folder, counts: true });
  const lead = await again.store.findLead(await send(again, { 'idempotency-key': crypto.randomUUID() }));
  expect(lead?.lead.source).toBeNull();
});

// COUNT-PRIVATE
test('writes nothing to disk that identifies a visitor', async () => {
  const server = await startTestServer({ counts: true });
  await view(server, campaign);
  await server.close();
  const files = readdirSync(server.dataDir, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  expect(files.length).toBeGreaterThan(0);
  for (const { parentPath, name } of files) {
    const bytes = readFileSync(join(parentPath, name)).toString('latin1');
    expect(bytes).not.toContain('127.0.0.1');
    expect(bytes).not.toContain('iPhone');
  }
});

test('ignores a browser that signed in to the inbox today, and gives its requests no source', async () => {
  const server = await startTestServer({ counts: true });
  await view(server, campaign);
  const { cookie } = await signIn(server);
  await view(server, '/inbox', { cookie });
  await view(server, '/about');
  const lead = await server.store.findLead(await send(server));
  expect(lead?.lead.source).toBeNull();
  expect(await readCounts(server)).toEqual(['view /about yard sign 1', 'visit /about yard sign 1']);
});

test('counts and attributes nothing while counting is off', async () => {
  const server = await startTestServer();
  await view(server, campaign);
  const lead = await server.store.findLead(await send(server));
  expect(lead?.lead.source).toBeNull();
  expect(await readCounts(server)).toEqual([]);
});

// COUNT-SOURCE
test('gives nobody the ad of another visitor behind the same network', async () => {
  const server = await startTestServer({ counts: true });
  await view(server, campaign, { referer: 'https://www.google.com/' });
  // Another phone of the household, of the same kind, without an ad.
  await view(server, '/');
  await view(server, '/about', { 'sec-fetch-site': 'same-origin' });
  expect((await server.store.findLead(await send(server)))?.lead.source).toBeNull();
});

test('takes no page of ours for the first page of a visit', async () => {
  const server = await startTestServer({ counts: true });
  await view(server, '/about', { 'sec-fetch-site': 'same-origin', referer: `${server.url}/` });
  expect((await server.store.findLead(await send(server)))?.lead.source).toBeNull();
  expect(await readCounts(server)).toEqual(['sent /about unknown 1', 'view /about unknown 1']);
});

test('gives a visit after half an hour the source of its own landing', () => {
  let nowMs = 0;
  const visits = createVisits(() => nowMs);
  const visitor = { network: '192.0.2.1', agent };
  const ad = { landing: '/drywall', gclid: 'ZZZ9' };
  expect(visits.note(visitor, { landing: '/' })).toBe(true);
  nowMs = 6 * 60 * 60_000;
  expect(visits.note(visitor, ad)).toBe(true);
  expect(visits.note(visitor, ad)).toBe(false);
  expect(visits.find(visitor)).toEqual(ad);
});

// COUNT-LIMITS
test('counts made-up sources together beyond the limits of a network and of a day', async () => {
  const store = openTestStore({ dataDir: makeTestFolder() });
  const make = () => createDayCounts({ store, today: () => '2026-11-27', log: silent });
  for (const [network, first] of ['192.0.2.1', '192.0.2.1'].entries()) {
    const counts = make();
    for (let name = 0; name < 100; name++) counts.add('visit', '/', `${network}-${name}`, first);
    counts.add('visit', '/', 'direct', first);
    await counts.flush();
  }
  const counts = make();
  for (let name = 0; name < 1_000; name++)
    counts.add('visit', '/', `far-${name}`, `198.51.100.${name % 250}`);
  await counts.flush();
  const { sources } = await store.readDayCounts('2026-11-27');
  expect(sources.filter((name) => /^[01]-/.test(name))).toHaveLength(40);
  // Our own names count as names, too.
  expect(sources.length).toBeLessThanOrEqual(202);
  const [{ visits } = { visits: 0 }] = (await store.sumNumbers([{ name: '2026-11', startMs: 0 }], 1)).months;
  expect(visits).toBe(1_202);
});

test('evicts the oldest of more than twenty thousand visits', () => {
  const visits = createVisits(() => 0);
  const note = (visit: number) =>
    visits.note({ network: String(visit), agent }, { landing: '/', visit: String(visit) });
  for (let visit = 0; visit < 25_000; visit++) note(visit);
  expect(visits.find({ network: '24999', agent })).toBeDefined();
  expect(visits.find({ network: '4999', agent })).toBeUndefined();
});

test('forgets a visit after a day', () => {
  let nowMs = 0;
  const visits = createVisits(() => nowMs);
  const visitor = { network: '192.0.2.1', agent };
  visits.note(visitor, { landing: '/' });
  nowMs = 24 * 60 * 60_000;
  expect(visits.find(visitor)).toBeUndefined();
});
