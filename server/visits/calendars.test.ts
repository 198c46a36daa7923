/** VISIT-BUSY, VISIT-FEEDS: feeds of calendars, from the network to the free times. */
import { execFileSync } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import feeds from '../../domain/visits/feeds/busy.json' with { type: 'json' };
import { readPage, signIn } from '../testing/inbox-client.ts';
import { openRequest } from '../testing/send-files.ts';
import { ada, startTestServer } from '../testing/start-test-server.ts';
import { fetchFeed, isHidden } from './fetch-feed.ts';

// Generous, because the machine may be busy; a passing run never waits this long.
vi.setConfig({ testTimeout: 120_000 });
const within = { timeout: 60_000, interval: 50 };

const calendar = (events: string) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events}END:VCALENDAR\r\n`;
const event = (start: string, end: string) =>
  `BEGIN:VEVENT\r\nUID:${start}\r\nSUMMARY:Secret title\r\nDTSTART:${start}\r\nDTEND:${end}\r\nEND:VEVENT\r\n`;

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}/feed.ics` };
}

/** The zone of a process is that of its machine. */
test.each(['UTC', 'America/New_York', 'Asia/Tokyo'])('reads all feeds alike on a machine in %s', (zone) => {
  const program = `
    import { readFileSync } from 'node:fs';
    import { findBusyTimes } from '${new URL('../../domain/visits/busy-times.ts', import.meta.url).href}';
    const folder = new URL('${new URL('../../domain/visits/feeds/', import.meta.url).href}');
    const { feeds } = JSON.parse(readFileSync(new URL('busy.json', folder), 'utf8'));
    const toText = (ms) => new Date(ms).toISOString().replace('.000', '');
    console.log(JSON.stringify(feeds.map(({ feed, zone: timeZone, from, to }) =>
      findBusyTimes(readFileSync(new URL(feed, folder)), { fromMs: Date.parse(from), untilMs: Date.parse(to), timeZone, addresses: [] })
        .busy.map(({ fromMs, untilMs }) => [toText(fromMs), toText(untilMs)]))));`;
  const found = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { TZ: zone },
    encoding: 'utf8',
  });
  expect(JSON.parse(found)).toEqual(feeds.feeds.map(({ busy }) => busy));
});

test.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
  ],
  ...[
    '::1',
    '::',
    '::7f00:1',
    '2::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
  ],
  ...['no address', ''],
])('never calls %s', (address) => {
  expect(isHidden(address)).toBe(true);
});

test.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:2800:220:1::'])('may call %s', (address) => {
  expect(isHidden(address)).toBe(false);
});

test.each([
  ['http://calendar.example/feed.ics', 'https'],
  ['file:///etc/passwd', 'https'],
  ['https://127.0.0.1/feed.ics', 'private'],
  ['https://[::1]/feed.ics', 'private'],
  ['https://0x7f000001/feed.ics', 'private'],
  ['https://localhost/feed.ics', 'private'],
  ['webcal://10.0.0.1/feed.ics', 'private'],
  ['no address', 'no address'],
])('refuses the address %s', async (address, reason) => {
  await expect(fetchFeed({ address, etag: null })).rejects.toThrow(reason);
});

test('refuses a redirect into the own network', async () => {
  for (const location of ['https://127.0.0.1/', 'http://10.0.0.1/', 'https://localhost:1/']) {
    const { url, host } = await serve((_, response) => response.writeHead(302, { location }).end());
    await expect(fetchFeed({ address: url, etag: null, ownHost: host })).rejects.toThrow(/private|https/);
  }
  const { url, host } = await serve((_, response) => response.writeHead(302, { location: '/again' }).end());
  await expect(fetchFeed({ address: url, etag: null, ownHost: host })).rejects.toThrow('too often');
});

test('unpacks gzip by its first bytes, up to the limit', async () => {
  const zipped = gzipSync(calendar(''));
  const { url, host } = await serve((_, response) => response.end(zipped));
  const answer = await fetchFeed({ address: url, etag: null, ownHost: host });
  expect(answer.type === 'feed' && new TextDecoder().decode(answer.bytes)).toBe(calendar(''));
  const bomb = gzipSync(Buffer.alloc(30 * 1024 * 1024));
  const other = await serve((_, response) => response.end(bomb));
  await expect(fetchFeed({ address: other.url, etag: null, ownHost: other.host })).rejects.toThrow(
    'too large',
  );
  const large = Buffer.alloc(21 * 1024 * 1024);
  const endless = await serve((_, response) => response.end(large));
  await expect(fetchFeed({ address: endless.url, etag: null, ownHost: endless.host })).rejects.toThrow(
    'too large',
  );
});

test('offers only times without appointments, keeps the last good reading for an hour, and says so', async () => {
  const clock = { ms: Date.parse('2027-03-08T17:00Z') };
  let answer = { status: 200, body: calendar(event('20270309T170000Z', '20270309T190000Z')) };
  const seen: (string | undefined)[] = [];
  const { url, host } = await serve((request, response) => {
    seen.push(request.headers['if-none-match']);
    response.writeHead(answer.status, { etag: '"one"' }).end(answer.body);
  });
  const server = await startTestServer({
    nowMs: () => clock.ms,
    visits: { on: true },
    calendarHost: host,
    env: { RATE_LIMIT: '100' },
  });
  const person = await signIn(server);
  expect((await person.post('/visits/calendars', { goes: 'yes', address: url })).status).toBe(303);
  const calendars = await server.store.listCalendars();
  expect(calendars).toMatchObject([{ etag: '"one"', problem: '', readAtMs: clock.ms }]);
  expect(JSON.stringify(calendars)).not.toContain('Secret');

  const { path, reference } = await openRequest(server, ada);
  const screens = ['', `/requests/${reference}`];
  const readFree = async () =>
    [...(await (await fetch(server.url + path)).text()).matchAll(/<option value="(\d+)"/g)].map(([, ms]) =>
      Number(ms),
    );
  // The appointment is from noon to 2; the visit after it begins a quarter of an hour later, within its window.
  expect(await readFree()).not.toContain(Date.parse('2027-03-09T17:00Z'));
  expect((await readFree())[0]).toBe(Date.parse('2027-03-09T19:00Z'));

  const readAgain = async () => {
    clock.ms += 20 * 60_000;
    await person.post('/visits/calendars', { read: 'yes' });
    return (await server.store.listCalendars())[0];
  };
  answer = { status: 304, body: '' };
  expect(await readAgain()).toMatchObject({ readAtMs: clock.ms, problem: '' });
  expect(seen.at(-1)).toBe('"one"');
  const goodMs = clock.ms;
  for (const bad of [
    { status: 200, body: '<!doctype html><title>Sign in</title>' },
    { status: 200, body: calendar('').slice(0, -10) },
    { status: 503, body: '' },
  ]) {
    answer = bad;
    const stored = await readAgain();
    expect([bad.body, stored?.readAtMs, stored?.problem]).toEqual([
      bad.body,
      goodMs,
      expect.stringMatching(/calendar/),
    ]);
    expect(stored?.busy).toHaveLength(1);
  }
  const sentence = 'No fresh calendar of Plumb &amp; True within the last hour';
  for (const screen of screens) expect(await readPage(person, screen)).not.toContain(sentence);
  await readAgain();
  for (const screen of screens) expect(await readPage(person, screen)).toContain(sentence);
  const page = await (await fetch(server.url + path)).text();
  expect(page).toContain('We cannot see our calendar right now');
  expect(page).toContain('name="visit1"');
  expect(await readPage(person, '/visits')).toContain('The calendar answered 503');
  await vi.waitFor(() => expect(server.log.join('')).not.toContain(url), within);
});
