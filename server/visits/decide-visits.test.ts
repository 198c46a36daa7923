/** VISIT-PICK, VISIT-ONE, VISIT-MAILS: the visitor's side of a visit. */
import ICAL from 'ical.js';
import { expect, test, vi } from 'vitest';
import { requestLinkHeader, requestPageHeader } from '../../contract/endpoints.ts';
import { sentSuffix } from '../../contract/request-page.ts';
import { mailWords } from '../../contract/words/english-mails.ts';
import { requestWords } from '../../contract/words/english-request.ts';
import { describeOnBothEngines } from '../testing/on-both-engines.ts';
import { readPage, signIn } from '../testing/inbox-client.ts';
import { makeOfferCore } from '../testing/offer-core.ts';
import { openRequest } from '../testing/send-files.ts';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { ada, startTestServer, type TestServer } from '../testing/start-test-server.ts';

import { fixtureManifest } from '../testing/fixture-site.ts';
import { tendVisits } from './visit-reminders.ts';
import { createVisits } from './decide-visits.ts';

// Generous, because the machine may be busy; a passing run never waits this long.
vi.setConfig({ testTimeout: 120_000 });
const within = { timeout: 20_000, interval: 20 };

const env = { RATE_LIMIT: '1000', REQUEST_LIMIT: '100000' };
const minuteMs = 60_000;
// Monday noon in Charleston: the first window is on Tuesday, from 12 to 2.
const mondayMs = Date.parse('2027-03-08T17:00Z');
const tuesdayMs = Date.parse('2027-03-09T17:00Z');

const read = async (server: TestServer, path: string) => (await fetch(server.url + path)).text();
const listFree = (html: string) => [...html.matchAll(/<option value="(\d+)"/g)].map(([, ms]) => Number(ms));
const act = (server: TestServer, path: string, fields: Record<string, string>) =>
  server.postForm(`${path}/visit`, fields);

async function askFor(server: TestServer, path: string, fromMs: number) {
  await act(server, path, { act: 'hold', from: String(fromMs) });
  await act(server, path, { act: 'ask' });
}

async function start(options: Parameters<typeof startTestServer>[0] = {}) {
  const clock = { ms: mondayMs };
  const server = await startTestServer({
    nowMs: () => clock.ms,
    ...options,
    visits: { on: true, ...options.visits },
    env: { ...env, ...options.env },
  });
  return { clock, server };
}

/** One round of the loop, without waiting for it. */
async function tendAll(server: TestServer, clock: { ms: number }) {
  const visits = { ...fixtureManifest.company.visits, on: true };
  const core = makeOfferCore(server, () => clock.ms, { visits });
  await tendVisits(
    core,
    createVisits(core, () => Promise.resolve([])),
  );
}

test('offers no visit and has not one text of it in the page, the receipt and the answer unless it is on', async () => {
  const texts = [requestWords.visit, requestWords.review, requestWords.offer.visit, mailWords.receipt.visit];
  const parts = JSON.stringify(texts)
    .split(/[{}"]/)
    .filter((part) => part.length > 13);
  expect(parts.length).toBeGreaterThan(20);
  const smtp = await startSmtpPeer();
  const collect = async (on: boolean) => {
    const { server } = await start({ visits: { on }, env: { SMTP_URL: smtp.url } });
    const email = on ? 'on@visitor.example' : 'off@visitor.example';
    const answer = await server.post('/contact.php', { ...ada, email });
    const [path = '', part] = answer.headers.get(requestPageHeader)?.split('#') ?? [];
    expect(part).toBe(on ? 'visit' : undefined);
    expect(decodeURIComponent(answer.headers.get(requestLinkHeader) ?? '')).toBe(
      requestWords.offer[on ? 'visit' : 'link'],
    );
    const isReceipt = ({ recipients: [to] }: (typeof smtp.received)[number]) => to === email;
    await vi.waitFor(() => expect(smtp.received.some(isReceipt)).toBe(true), within);
    const found = [
      await read(server, path),
      await read(server, `${path}${sentSuffix}`),
      smtp.received.find(isReceipt)?.parsed.text ?? '',
    ];
    return { server, path, texts: found.map((text) => parts.filter((part) => text.includes(part)).length) };
  };
  expect((await collect(true)).texts.every((amount) => amount > 0)).toBe(true);
  const { server, path, texts: none } = await collect(false);
  expect(none).toEqual([0, 0, 0]);
  expect(await read(server, path)).not.toContain('/visit');
  expect((await act(server, path, { act: 'hold', from: String(tuesdayMs) })).status).toBe(422);
});

test('holds a time for ten minutes, and asks for it without a script', async () => {
  const { clock, server } = await start();
  const { path, reference } = await openRequest(server, ada);
  const page = await read(server, path);
  expect(listFree(page)[0]).toBe(tuesdayMs);
  expect(page).toContain('Tuesday, March\u00a09, 12:00\u00a0–\u00a02:00\u00a0PM');
  // The list replaces the visitor's own suggestions.
  expect(page).not.toContain('name="visit1"');
  const held = await act(server, path, { act: 'hold', from: String(tuesdayMs) });
  expect([held.status, held.headers.get('location')]).toEqual([303, `${path}#visit`]);
  expect(await read(server, path)).toContain(
    'We hold Tuesday, March\u00a09, 12:00\u00a0–\u00a02:00\u00a0PM for you until 12:10\u00a0PM',
  );

  const other = await openRequest(server, { ...ada, email: 'other@example.com' });
  expect(listFree(await read(server, other.path))).not.toContain(tuesdayMs);
  const refused = await act(server, other.path, { act: 'hold', from: String(tuesdayMs) });
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining('Tuesday, March\u00a09 at 12:00\u00a0PM is not free any more'),
  ]);

  clock.ms += 11 * minuteMs;
  expect((await act(server, other.path, { act: 'hold', from: String(tuesdayMs) })).status).toBe(303);
  // The first visitor comes back too late.
  expect((await act(server, path, { act: 'ask' })).status).toBe(409);
  expect((await act(server, other.path, { act: 'ask' })).status).toBe(303);
  expect(await read(server, other.path)).toContain('You asked for Tuesday, March\u00a09');
  expect((await server.store.findLead(reference))?.lead.status).toBe('new');
});

test('refuses a time that nobody offered, and one that is too soon', async () => {
  const { server } = await start();
  const { path } = await openRequest(server, ada);
  for (const from of ['', 'tomorrow', String(tuesdayMs + 1), String(mondayMs + 60 * minuteMs)])
    expect([from, (await act(server, path, { act: 'hold', from })).status]).toEqual([from, 409]);
  expect((await act(server, path, { act: 'erase' })).status).toBe(422);
  expect((await act(server, `${path}x`, { act: 'hold', from: String(tuesdayMs) })).status).toBe(404);
});

test('lets the visitor move and cancel until the time that the owner set', async () => {
  const { clock, server } = await start({ visits: { atOnce: true } });
  const { path, reference } = await openRequest(server, ada);
  await askFor(server, path, tuesdayMs);
  expect(await read(server, path)).toContain('We will come on Tuesday, March\u00a09');
  expect((await server.store.findLead(reference))?.lead.status).toBe('visit-set');
  const later = listFree(await read(server, path)).find((ms) => ms > tuesdayMs + 24 * 60 * minuteMs) ?? 0;
  expect((await act(server, path, { act: 'move', from: String(later) })).status).toBe(303);
  clock.ms = later - 23 * 60 * minuteMs;
  const late = await act(server, path, { act: 'cancel' });
  expect([late.status, await late.text()]).toEqual([
    409,
    expect.stringContaining('It is too late to change the visit here'),
  ]);
  clock.ms = later - 25 * 60 * minuteMs;
  expect((await act(server, path, { act: 'cancel', reason: 'We are on vacation.' })).status).toBe(303);
  const events = await server.store.listEvents(reference);
  expect(
    events.filter(({ kind }) => kind === 'visit').map(({ value, text }) => [value.split(' ')[0], text]),
  ).toEqual([
    ['confirmed', ''],
    ['confirmed', ''],
    ['canceled', 'We are on vacation.'],
  ]);
});

test('mails one invitation, its update and its cancellation to the visitor and to the company', async () => {
  const smtp = await startSmtpPeer();
  const { clock, server } = await start({
    env: { SMTP_URL: smtp.url },
    visits: { atOnce: true, changeUntil: 2 },
  });
  const { path, reference } = await openRequest(server, ada);
  const listFiles = (address: string) =>
    smtp.received
      .filter(({ recipients: [to] }) => to === address)
      .flatMap(({ parsed }) => parsed.attachments.filter(({ mimeType }) => mimeType === 'text/calendar'))
      .map(({ content, method }) => {
        const calendar = new ICAL.Component(
          ICAL.parse(typeof content === 'string' ? content : new TextDecoder().decode(content)) as unknown[],
        );
        const event = calendar.getFirstSubcomponent('vevent');
        const get = (name: string) => String(event?.getFirstPropertyValue(name) ?? '');
        expect(method).toBe(calendar.getFirstPropertyValue('method'));
        return {
          method,
          uid: get('uid'),
          sequence: get('sequence'),
          start: get('dtstart'),
          status: get('status'),
          attendee: get('attendee'),
        };
      });
  const waitFor = (count: number) =>
    vi.waitFor(() => expect(listFiles(ada.email)).toHaveLength(count), within);
  await askFor(server, path, tuesdayMs);
  await waitFor(1);
  clock.ms += minuteMs;
  await act(server, path, { act: 'move', from: String(tuesdayMs + 120 * minuteMs) });
  await waitFor(2);
  await act(server, path, { act: 'cancel', reason: 'Sold the house' });
  await waitFor(3);
  const uid = `visit-${reference}@plumb.example`;
  const attendee = `MAILTO:${ada.email}`;
  expect(listFiles(ada.email)).toEqual([
    { method: 'REQUEST', uid, sequence: '1', start: '2027-03-09T17:00:00Z', status: 'CONFIRMED', attendee },
    { method: 'REQUEST', uid, sequence: '2', start: '2027-03-09T19:00:00Z', status: 'CONFIRMED', attendee },
    { method: 'CANCEL', uid, sequence: '3', start: '2027-03-09T19:00:00Z', status: 'CANCELLED', attendee },
  ]);
  await vi.waitFor(() => expect(listFiles('office@plumb.example')).toHaveLength(3), within);
  const last = smtp.received.findLast(({ recipients: [to] }) => to === ada.email);
  expect(last?.parsed.text).toContain('Sold the house');
});

test('keeps the chosen time and the typed reason in the answer to a refused change', async () => {
  const { clock, server } = await start({ visits: { atOnce: true } });
  const { path } = await openRequest(server, ada);
  const other = await openRequest(server, { ...ada, email: 'other@example.com' });
  const laterMs = tuesdayMs + 24 * 60 * minuteMs;
  await askFor(server, path, tuesdayMs);
  await askFor(server, other.path, laterMs);
  const refuse = async (fields: Record<string, string>) => {
    const answer = await act(server, path, fields);
    const html = await answer.text();
    return { status: answer.status, html, free: listFree(html) };
  };
  const taken = await refuse({ act: 'move', from: String(laterMs) });
  expect([taken.status, taken.html]).toEqual([
    409,
    expect.stringContaining('Wednesday, March\u00a010 at 12:00\u00a0PM is not free any more'),
  ]);
  expect(taken.free).not.toContain(laterMs);
  expect(taken.free.length).toBeGreaterThan(10);
  const empty = await refuse({ act: 'move', from: '' });
  expect([empty.status, empty.html]).toEqual([409, expect.stringContaining('Please choose a time first')]);

  // The page is old: the visitor has canceled the visit in another window.
  await act(server, path, { act: 'cancel' });
  const old = await refuse({ act: 'cancel', reason: 'We “moved” <away>' });
  expect([old.status, old.html]).toEqual([409, expect.stringContaining('We “moved” &lt;away&gt;')]);
  const chosen = String(laterMs + 120 * minuteMs);
  await act(server, path, { act: 'hold', from: String(tuesdayMs) });
  clock.ms += 11 * minuteMs;
  expect((await refuse({ act: 'home', from: chosen })).html).toContain(
    `<option value="${chosen}" selected="">`,
  );
});

describeOnBothEngines((makeDatabase) => {
  test('gives a time to one of fifty visitors on two servers, and other times to the rest', async () => {
    const database = await makeDatabase();
    const { server } = await start({ env: database });
    const { server: second } = await start({ env: database, folder: server.folder });
    const requests = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        openRequest(server, { ...ada, email: `visitor-${index}@example.com` }),
      ),
    );
    const outcomes = await Promise.all(
      requests.map(async ({ path }, index) => {
        const sent = await act(index % 2 ? server : second, path, { act: 'hold', from: String(tuesdayMs) });
        return [sent.status, sent.status === 409 ? listFree(await sent.text()) : []] as const;
      }),
    );
    expect(outcomes.filter(([status]) => status === 303)).toHaveLength(1);
    const refused = outcomes.filter(([status]) => status === 409);
    expect(refused).toHaveLength(49);
    for (const [, free] of refused) {
      expect(free).not.toContain(tuesdayMs);
      expect(free.length).toBeGreaterThan(10);
    }
  });
});

// VISIT-REMINDERS
test('reminds once on the evening before and once two hours before, and not of a visit that moved', async () => {
  const { clock, server } = await start({ visits: { atOnce: true, notice: 0 } });
  const { path, reference } = await openRequest(server, ada);
  const wednesdayMs = tuesdayMs + 24 * 60 * minuteMs;
  await askFor(server, path, wednesdayMs);
  const listReminders = async () => {
    const found = await server.store.findLead(reference);
    return (found?.deliveries ?? []).filter(
      ({ occasion, createdAtMs }) => occasion === 'visit' && createdAtMs > mondayMs,
    );
  };
  const tend = async (atMs: number) => {
    clock.ms = atMs;
    await tendAll(server, clock);
    await tendAll(server, clock);
    return (await listReminders()).length;
  };
  expect(await tend(Date.parse('2027-03-09T22:59Z'))).toBe(0);
  expect(await tend(Date.parse('2027-03-09T23:00Z'))).toBe(1);
  expect(await tend(wednesdayMs - 121 * minuteMs)).toBe(1);
  expect(await read(server, path)).toContain('Somebody will be home');
  expect((await act(server, path, { act: 'home' })).status).toBe(303);
  expect(await tend(wednesdayMs - 119 * minuteMs)).toBe(2);
});

test('cancels the visit of a request that is withdrawn', async () => {
  const { clock, server } = await start();
  const { path, reference } = await openRequest(server, ada);
  await askFor(server, path, tuesdayMs);
  await server.store.changeLead(reference, { nowMs: mondayMs, status: 'withdrawn' });
  await tendAll(server, clock);
  expect((await server.store.findVisit(reference))?.state).toBe('canceled');
});

// VISIT-PICK
test('lets the office confirm, move with a reason, and record that nobody was there', async () => {
  const { clock, server } = await start();
  const { path, reference } = await openRequest(server, ada);
  await askFor(server, path, tuesdayMs);
  const person = await signIn(server);
  const screen = `/requests/${reference}`;
  expect(await readPage(person, screen)).toContain(
    'Asked for: Tuesday, March\u00a09, 12:00\u00a0–\u00a02:00\u00a0PM',
  );
  const send = (fields: Record<string, string>) => person.post(`${screen}/visit`, fields);
  const post = async (fields: Record<string, string>) => (await send(fields)).status;
  expect(await post({ act: 'confirm' })).toBe(303);
  expect(await post({ act: 'confirm' })).toBe(409);
  const from = String(tuesdayMs + 120 * minuteMs);
  expect(await (await send({ act: 'move', from })).text()).toContain(`<option value="${from}" selected="">`);
  const empty = await (await send({ act: 'move', from: '', reason: 'The road is closed' })).text();
  expect(empty).toMatch(/Please choose a time first.*value="The road is closed"/s);
  expect(await post({ act: 'move', from, reason: 'The road is closed' })).toBe(303);
  expect(await post({ act: 'no-show' })).toBe(409);
  clock.ms = tuesdayMs + 180 * minuteMs;
  expect(await post({ act: 'no-show' })).toBe(303);
  const html = await readPage(person, screen);
  expect(html).toContain('Nobody was there: Tuesday, March\u00a09, 2:00\u00a0–\u00a04:00\u00a0PM');
  expect(html).toContain('The road is closed');
});
