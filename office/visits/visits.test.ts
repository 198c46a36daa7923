/** VISIT-TODAY, VISIT-CALENDAR: the visits of the team, and the calendar of one person. */
import ICAL from 'ical.js';
import { expect, test, vi } from 'vitest';
import { readPage, signIn } from '../../server/testing/inbox-client.ts';
import { openRequest } from '../../server/testing/send-files.ts';
import { ada, startTestServer } from '../../server/testing/start-test-server.ts';

// Generous, because the machine may be busy; a passing run never waits this long.
vi.setConfig({ testTimeout: 60_000 });

const mondayMs = Date.parse('2027-03-08T17:00Z');
const tuesdayMs = Date.parse('2027-03-09T17:00Z');
const hourMs = 60 * 60_000;

async function open() {
  const clock = { ms: mondayMs };
  const server = await startTestServer({
    nowMs: () => clock.ms,
    visits: { on: true },
    env: { RATE_LIMIT: '100' },
  });
  const owner = await signIn(server);
  await owner.post('/visits/calendars', { goes: 'yes' });
  const request = await openRequest(server, ada);
  const post = (act: string, fields = {}) =>
    owner.post(`/requests/${request.reference}/visit`, { act, ...fields });
  return { clock, server, owner, request, post };
}

test('lists the visits in order, with the buttons of a phone', async () => {
  const { owner, server, post } = await open();
  const later = await openRequest(server, { ...ada, name: 'Grace', email: 'grace@visitor.example' });
  await owner.post(`/requests/${later.reference}/visit`, {
    act: 'move',
    from: String(tuesdayMs + 2 * hourMs),
  });
  await post('move', { from: String(tuesdayMs) });
  const html = await readPage(owner, '/visits');
  const [first, second] = [html.indexOf('12:00 – 2:00 PM'), html.indexOf('2:00 – 4:00 PM')];
  expect(first).toBeGreaterThan(0);
  expect(second).toBeGreaterThan(first);
  expect(html).toMatch(/href="tel:[^"]+"/);
  expect(html).toContain(
    `?&amp;body=${encodeURIComponent('On our way, about 20 minutes. Plumb & True').replaceAll("'", '&#x27;')}"`,
  );
});

test('shows crew only their own visits', async () => {
  const { server, owner, post } = await open();
  await post('move', { from: String(tuesdayMs) });
  await owner.post('/people', { name: 'Luis', email: 'luis@plumb.example', role: 'crew' });
  const crew = await signIn(server, 'luis@plumb.example');
  expect(await readPage(crew, '/visits')).not.toContain('12:00 – 2:00 PM');
});

test('gives each person a calendar under an address that can be renewed', async () => {
  const { clock, server, owner, request, post } = await open();
  const readUrl = async () =>
    /value="[^"]*(\/inbox\/calendar\/[\w-]+\.ics)"/.exec(await readPage(owner, '/visits'))?.[1] ?? '';
  expect(await readUrl()).toBe('');
  await owner.post('/visits/calendars', { renew: 'yes' });
  const url = server.url + (await readUrl());
  const read = async () => {
    const response = await fetch(url);
    const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
    const events = calendar.getAllSubcomponents('vevent');
    const get = (name: string) => events.map((event) => String(event.getFirstPropertyValue(name)));
    return {
      etag: response.headers.get('etag') ?? '',
      starts: get('dtstart'),
      states: get('status'),
      sequences: get('sequence'),
    };
  };
  // It is never empty.
  expect((await read()).starts).toEqual(['2026-01-01']);
  await post('move', { from: String(tuesdayMs) });
  expect((await read()).starts).toEqual(['2026-01-01', '2027-03-09T17:00:00Z']);
  await post('move', { from: String(tuesdayMs + 2 * hourMs), reason: 'Traffic' });
  const moved = await read();
  expect(moved).toMatchObject({ starts: ['2026-01-01', '2027-03-09T19:00:00Z'], sequences: ['0', '1'] });
  expect((await fetch(url, { headers: { 'if-none-match': moved.etag } })).status).toBe(304);
  await post('cancel', { reason: 'Rain' });
  clock.ms += 14 * 24 * hourMs;
  expect(await read()).toMatchObject({
    states: ['null', expect.stringContaining('CANCEL')],
    sequences: ['0', '2'],
  });
  await owner.post('/visits/calendars', { renew: 'yes' });
  expect((await fetch(url)).status).toBe(404);
  expect(request.reference).toBeTruthy();
});
