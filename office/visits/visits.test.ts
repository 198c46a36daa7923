/** VISIT-TODAY, VISIT-CALENDAR: the visits of the team, and the calendar of one person. */
import ICAL from 'ical.js';
import { expect, test, vi } from 'vitest';
import { readPage, signIn, type InboxClient } from '../../server/testing/inbox-client.ts';
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

/** Renews the person's calendar, and returns its path. */
async function renewFeed(person: InboxClient): Promise<string> {
  await person.post('/visits/calendars', { renew: 'yes' });
  return /value="[^"]*(\/inbox\/calendar\/[\w-]+\.ics)"/.exec(await readPage(person, '/visits'))?.[1] ?? '';
}

/** The values of these properties of all events. */
function readEvents(text: string, ...names: string[]): string[] {
  const events = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
  return events.map((event) => names.map((name) => String(event.getFirstPropertyValue(name))).join(' '));
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
  const [first, second] = [
    html.indexOf('12:00\u00a0–\u00a02:00\u00a0PM'),
    html.indexOf('2:00\u00a0–\u00a04:00\u00a0PM'),
  ];
  expect(first).toBeGreaterThan(0);
  expect(second).toBeGreaterThan(first);
  expect(html).toMatch(/href="tel:[^"]+"/);
  expect(html).toContain(
    `?&amp;body=${encodeURIComponent('On our way, about 20 minutes. Plumb & True').replaceAll("'", '&#x27;')}"`,
  );
});

test('shows in the numbers how many visits took place, and how many jobs were won afterwards', async () => {
  const { clock, server, owner, request, post } = await open();
  expect(await readPage(owner, '/numbers')).not.toContain('Visits to the job');
  await post('move', { from: String(tuesdayMs) });
  clock.ms = tuesdayMs + 3 * hourMs;
  await post('kept');
  await server.store.changeLead(request.reference, { nowMs: clock.ms, status: 'won' });
  expect(await readPage(owner, '/numbers')).toMatch(
    /Visits to the job.*March\u00a02027<\/th><td>1<\/td><td>1<\/td><td>1<\/td>/,
  );
  expect(await readPage(owner, '/numbers.csv')).toContain('"job visits","2027-03","1","1","","1"');
});

test('has the due times of bids and the ends of snoozes in the calendar of the person who has them', async () => {
  const { server, owner } = await open();
  const bid = { ...ada, company: 'Harbor Builders', project: 'Clinic; lobby', dueDate: '2027-03-18' };
  await server.post('/contact.php', { ...bid, place: 'Charleston', dueTime: '14:00', scopes: 'Painting' });
  const { reference } = await openRequest(server, { ...ada, email: 'grace@visitor.example' });
  const snoozedUntilMs = Date.parse('2027-03-11T13:00Z');
  await server.store.changeLead(reference, { nowMs: mondayMs, snoozedUntilMs });
  await owner.post('/people', { name: 'Luis', email: 'luis@plumb.example', role: 'crew' });
  const crew = await signIn(server, 'luis@plumb.example');
  const list = async (person: InboxClient) => {
    const path = await renewFeed(person);
    const read = async () => (await fetch(server.url + path)).text();
    // The same bytes twice, so that a calendar gets 304.
    const text = await read();
    expect(await read()).toBe(text);
    for (const description of readEvents(text, 'description').slice(1))
      expect(description).toContain(ada.phone);
    return readEvents(text, 'dtstart', 'summary').slice(1);
  };
  const all = [
    '2027-03-11T13:00:00Z Snoozed until now: Ada Lovelace',
    '2027-03-18T18:00:00Z Bid due: Clinic; lobby',
  ];
  expect((await list(owner)).toSorted()).toEqual(all);
  expect(await list(crew)).toEqual([]);
  const luis = (await server.store.listPeople()).find(({ role }) => role === 'crew');
  await server.store.changeLead(reference, { nowMs: mondayMs, assignedTo: luis?.id ?? null });
  expect(await list(crew)).toEqual(all.slice(0, 1));
  expect(await list(owner)).toEqual(all.slice(1));
});

test('confirms a time that a visitor asked for, from the list', async () => {
  const { owner, server, request, post } = await open();
  for (const act of ['hold', 'ask'])
    await server.postForm(`${request.path}/visit`, { act, from: String(tuesdayMs) });
  const asked = await readPage(owner, '/visits');
  expect(asked).toContain('Not confirmed yet');
  expect(asked).toContain(`action="/inbox/requests/${request.reference}/visit"`);
  await post('confirm');
  expect(await readPage(owner, '/visits')).not.toContain('Not confirmed yet');
});

test('shows crew only their own visits', async () => {
  const { server, owner, post } = await open();
  await post('move', { from: String(tuesdayMs) });
  await owner.post('/people', { name: 'Luis', email: 'luis@plumb.example', role: 'crew' });
  const crew = await signIn(server, 'luis@plumb.example');
  expect(await readPage(crew, '/visits')).not.toContain('12:00\u00a0–\u00a02:00\u00a0PM');
});

test('gives each person a calendar under an address that can be renewed', async () => {
  const { clock, server, owner, post } = await open();
  expect(await readPage(owner, '/visits')).not.toContain('/inbox/calendar/');
  const url = server.url + (await renewFeed(owner));
  const read = async () => {
    const response = await fetch(url);
    const events = readEvents(await response.text(), 'dtstart', 'sequence', 'status');
    return { etag: response.headers.get('etag') ?? '', events };
  };
  // It is never empty.
  const about = '2026-01-01 0 null';
  expect((await read()).events).toEqual([about]);
  await post('move', { from: String(tuesdayMs) });
  expect((await read()).events).toEqual([about, '2027-03-09T17:00:00Z 0 CONFIRMED']);
  await post('move', { from: String(tuesdayMs + 2 * hourMs), reason: 'Traffic' });
  const moved = await read();
  expect(moved.events).toEqual([about, '2027-03-09T19:00:00Z 1 CONFIRMED']);
  expect((await fetch(url, { headers: { 'if-none-match': moved.etag } })).status).toBe(304);
  await post('cancel', { reason: 'Rain' });
  clock.ms += 14 * 24 * hourMs;
  expect((await read()).events).toEqual([about, expect.stringMatching(/^2027-03-09T19:00:00Z 2 CANCEL/)]);
  await owner.post('/visits/calendars', { renew: 'yes' });
  expect((await fetch(url)).status).toBe(404);
});
