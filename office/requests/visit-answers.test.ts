/** VISIT-ANSWERS: the office gives the file or the mail that a calendar sent back. */
import { beforeEach, expect, test } from 'vitest';
import { formTokenField } from '../frame/screens.ts';
import { readPage, signIn, type InboxClient } from '../../server/testing/inbox-client.ts';
import { listValues } from '../../server/testing/read-html.ts';
import { openRequest } from '../../server/testing/send-files.ts';
import { ada, startTestServer, type TestServer } from '../../server/testing/start-test-server.ts';

const mondayMs = Date.parse('2027-03-08T17:00Z');
const tuesdayMs = Date.parse('2027-03-09T17:00Z');
const hourMs = 60 * 60_000;

let server: TestServer;
let owner: InboxClient;
let reference: string;

beforeEach(async () => {
  server = await startTestServer({ nowMs: () => mondayMs, visits: { on: true }, env: { RATE_LIMIT: '100' } });
  owner = await signIn(server);
  ({ reference } = await openRequest(server, ada));
  await decide('move', { from: String(tuesdayMs) });
});

const decide = (act: string, fields = {}) =>
  owner.post(`/requests/${reference}/visit`, { act, reason: 'Traffic', ...fields });

interface Reply {
  method?: string;
  uid?: string;
  status?: string;
  attendee?: string;
  lines?: string[];
}

const write = ({
  method = 'REPLY',
  uid = `visit-${reference}@plumb.example`,
  status = 'ACCEPTED',
  attendee = `MAILTO:${ada.email.toUpperCase()}`,
  lines = ['SEQUENCE:0'],
}: Reply) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//a//b//EN', `METHOD:${method}`, 'BEGIN:VEVENT'],
    ...[`UID:${uid}`, 'DTSTAMP:20270308T170000Z', `ATTENDEE;PARTSTAT=${status}:${attendee}`, ...lines],
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');

/** A calendar program's mail, with the file twice. */
function writeMail(file: string, from = ada.email): string {
  const base64 = Buffer.from(file).toString('base64');
  const part = (type: string) =>
    `--b\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64}\r\n`;
  return [
    `From: Ada <${from}>\r\nTo: office@plumb.example\r\nSubject: Accepted\r\nMIME-Version: 1.0\r\n`,
    'Content-Type: multipart/mixed; boundary=b\r\n\r\n',
    '--b\r\nContent-Type: text/plain\r\n\r\nYes\r\n',
    part('text/calendar; charset=utf-8; method=REPLY') + part('application/ics; name=invite.ics'),
    '--b--\r\n',
  ].join('');
}

async function give(text: string) {
  const [token = ''] = listValues(await readPage(owner, '/devices'), formTokenField);
  const body = new FormData();
  body.append('file', new File([text], 'answer'));
  const query = new URLSearchParams({ [formTokenField]: token }).toString();
  const response = await fetch(`${server.url}/inbox/requests/${reference}/visit/answer?${query}`, {
    ...{ method: 'POST', body, redirect: 'manual' },
    headers: { cookie: owner.cookie, origin: server.url },
  });
  return [response.status, await response.text()] as const;
}

async function listNews() {
  const events = await server.store.listEvents(reference);
  return events.flatMap(({ kind, value, text }) =>
    kind === 'visit' ? [[value.split(' ')[0], text].filter(Boolean).join(': ')] : [],
  );
}

test('records an answer once, from a file and from the mail that has it twice', async () => {
  expect((await give(write({})))[0]).toBe(303);
  expect((await give(writeMail(write({}))))[0]).toBe(303);
  expect((await give(write({ status: 'TENTATIVE' })))[0]).toBe(303);
  expect(await listNews()).toEqual(['confirmed: Traffic', 'accepted', 'tentative']);
  expect(await readPage(owner, `/requests/${reference}`)).toContain('Accepted in a calendar: March\u00a09');
});

test('frees the time when the visitor declines, and mails the cancellation', async () => {
  const lines = ['SEQUENCE:0', 'COMMENT:Sold\\, sorry'];
  expect((await give(write({ status: 'DECLINED', lines })))[0]).toBe(303);
  const visit = await server.store.findVisit(reference);
  expect([visit?.state, visit?.version]).toEqual(['canceled', 1]);
  expect(await listNews()).toEqual(['confirmed: Traffic', 'canceled: Sold, sorry']);
  const other = await openRequest(server, { ...ada, email: 'other@example.com' });
  expect(await (await fetch(server.url + other.path)).text()).toContain(`value="${tuesdayMs}"`);
  // The same file again finds nothing to cancel.
  expect((await give(write({ status: 'DECLINED', lines })))[0]).toBe(409);
});

test.each([
  ['an answer to the earlier time', { lines: ['SEQUENCE:0'] }],
  ['a refusal of the earlier time', { status: 'DECLINED', lines: ['SEQUENCE:0'] }],
  ['an answer without a number to the earlier time', { lines: ['DTSTART:20270309T170000Z'] }],
])('changes nothing after %s', async (_, reply) => {
  await decide('move', { from: String(tuesdayMs + 2 * hourMs) });
  const [status, html] = await give(write(reply));
  expect([status, html]).toEqual([409, expect.stringContaining('answer to an earlier invitation')]);
  expect((await server.store.findVisit(reference))?.state).toBe('confirmed');
  expect(await listNews()).toEqual(['confirmed: Traffic', 'confirmed: Traffic']);
});

test('accepts an answer without a number and a start', async () => {
  expect((await give(write({ lines: [] })))[0]).toBe(303);
  expect(await listNews()).toContain('accepted');
});

test('selects the window of a proposed time', async () => {
  const lines = ['SEQUENCE:0', 'DTSTART;TZID=America/New_York:20270310T103000', 'COMMENT:Later?'];
  expect((await give(write({ method: 'COUNTER', status: 'TENTATIVE', lines })))[0]).toBe(303);
  const html = await readPage(owner, `/requests/${reference}`);
  expect(html).toMatch(new RegExp(`value="${Date.parse('2027-03-10T15:00Z')}" selected`));
  expect(html).toContain('Another time proposed in a calendar: March\u00a010');
  expect((await server.store.findVisit(reference))?.plan.fromMs).toBe(tuesdayMs);
});

test('goes by the sender of a mail if the attendee has another address', async () => {
  const alias = write({ attendee: 'mailto:ada@alias.example' });
  expect((await give(alias))[0]).toBe(422);
  expect((await give(writeMail(alias, 'stranger@example.com')))[0]).toBe(422);
  expect((await give(writeMail(alias, ada.email.toUpperCase())))[0]).toBe(303);
  const lines = [`ATTENDEE;PARTSTAT=TENTATIVE;EMAIL=${ada.email}:urn:uuid:1`, 'SEQUENCE:0'];
  expect((await give(write({ attendee: 'mailto:b@c.example', lines })))[0]).toBe(303);
  expect(await listNews()).toEqual(['confirmed: Traffic', 'accepted', 'tentative']);
});

test('records that the person who goes declined, and keeps the visit', async () => {
  const uid = `visit-${reference}-team@plumb.example`;
  const attendee = 'mailto:office@plumb.example';
  expect((await give(write({ uid, attendee, status: 'DECLINED' })))[0]).toBe(303);
  const [person] = await server.store.listPeople();
  expect(await listNews()).toEqual(['confirmed: Traffic', `declined: ${person?.name}`]);
  expect((await server.store.findVisit(reference))?.state).toBe('confirmed');
});

test.each([
  ['another visit', () => write({ uid: 'visit-PT-2222-2222@plumb.example' })],
  ['an invitation', () => write({ method: 'REQUEST' })],
  ['no decision', () => write({ status: 'DELEGATED' })],
  ['half a file', () => write({}).slice(0, 200)],
  ['a picture', () => '\u0000PNG'],
  ['a mail without a file', () => `From: ${ada.email}\r\n\r\nYes, please`],
  ['more than two megabytes', () => write({ lines: ['SEQUENCE:0', `COMMENT:${'x'.repeat(2_200_000)}`] })],
])('refuses %s', async (_, file) => {
  const [status, html] = await give(file());
  expect([status, html]).toEqual([422, expect.stringContaining('no answer to the invitation')]);
  expect(await listNews()).toEqual(['confirmed: Traffic']);
});
