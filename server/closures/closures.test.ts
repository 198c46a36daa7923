/** Days off that the team enters in the inbox (OFFICE-CLOSURES, OFFICE-PROMISE-STAYS). */
import { brotliDecompressSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { promiseHeader, requestPageHeader } from '../../contract/endpoints.ts';
import { sentSuffix } from '../../contract/request-page.ts';
import { toPlainSpaces } from '../../domain/typed/plain-spaces.ts';
import { readPage, signIn, type InboxClient } from '../testing/inbox-client.ts';
import { readTexts } from '../testing/read-html.ts';
import { ada, makeTestFolder, startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { openSite } from '../website/open-site.ts';
import type { StoredClosure } from '../store/closure-store.ts';
import { withClosures } from './closures.ts';

/** Wednesday, 2 PM in New York. */
const wednesdayMs = Date.parse('2026-12-23T19:00:00Z');

/** Returns the promise that the visitor reads, and the address of the request's page. */
async function sendAndRead(server: TestServer, message: string) {
  const { headers } = await server.post('/contact.php', { ...ada, message });
  const promise = toPlainSpaces(decodeURIComponent(headers.get(promiseHeader) ?? ''));
  return { promise, path: headers.get(requestPageHeader) ?? '' };
}

async function openOffice() {
  let nowMs = wednesdayMs;
  const server = await startTestServer({ nowMs: () => nowMs });
  const owner = await signIn(server);
  const send = () => sendAndRead(server, `A request at ${nowMs}`);
  return { server, owner, send, go: (time: string) => void (nowMs = Date.parse(time)) };
}

const close = (person: InboxClient, fields: Record<string, string>) => person.post('/closed', fields);
const week = { firstDay: '2026-12-24', lastDay: '2027-01-03' };

test('a closure moves the promise, the sent page and the due line at once, and keeps earlier promises', async () => {
  const { server, owner, send, go } = await openOffice();
  expect((await send()).promise).toContain('today before 5:00 PM');
  go('2026-12-23T22:30:00Z');
  expect((await send()).promise).toContain('Thursday, December 24');
  expect((await close(owner, { ...week, reason: 'We rest.' })).status).toBe(303);
  go('2026-12-23T22:31:00Z');
  const sent = await send();
  expect(sent.promise).toContain('on Monday, January 4, after 8:00 AM');
  const list = readTexts(await readPage(owner, ''));
  for (const due of [
    'Answer was due 5:00 PM',
    'Answer by Thu, Dec 24, 5:00 PM',
    'Answer by Mon, Jan 4, 5:00 PM',
  ])
    expect(list).toContain(due);
  // Only the second one is due while the office is closed.
  expect(readTexts(await readPage(owner, '/closed'))).toContain('|1 open request has an answer promised');
  const [{ lead } = { lead: { reference: '' } }] = await server.store.listLeads();
  await server.store.changeLead(lead.reference, { nowMs: wednesdayMs, status: 'contacted' });
  expect(readTexts(await readPage(owner, '/closed'))).toContain('|1 open request has an answer promised');
  const page = await (await fetch(server.url + sent.path + sentSuffix)).text();
  expect(readTexts(page)).toContain('on Monday, January 4, after 8:00 AM');
});

test('lists who entered a closure, removes it, and forgets it when it is over', async () => {
  const { owner, go, send } = await openOffice();
  await close(owner, { ...week, reason: 'We rest.' });
  const days = 'Thursday, December 24 to Sunday, January 3, 2027';
  const screen = readTexts(await readPage(owner, '/closed'));
  expect(screen).toContain(days);
  expect(screen).toContain('We rest. · Entered by Plumb &amp; True');
  go('2026-12-24T15:00:00Z');
  expect((await send()).promise).toContain('January 4');
  await owner.post('/closed', { remove: '1' });
  go('2026-12-24T15:01:00Z');
  expect((await send()).promise).toContain('today before 5:00 PM');
  expect(readTexts(await readPage(owner, '/closed'))).not.toContain(days);
  // The promise of the first one stays.
  expect(readTexts(await readPage(owner, ''))).toContain('Answer by Mon, Jan 4, 5:00 PM');
  await close(owner, { firstDay: '2026-12-24' });
  expect(readTexts(await readPage(owner, '/closed'))).toContain('Thursday, December 24');
  go('2026-12-25T15:00:00Z');
  expect(readTexts(await readPage(owner, '/closed'))).toContain('Nobody has entered days off.');
});

test.each([
  [{ firstDay: '2026-12-24', fromTime: '12:00' }, 'Thursday, December 24, from 12:00 PM'],
  [{ firstDay: '2026-12-24', untilTime: '10:00' }, 'Thursday, December 24, until 10:00 AM'],
  [{ firstDay: 'Dec 24', fromTime: 'noon', untilTime: '2 pm' }, 'Thursday, December 24, 12:00 PM to 2:00 PM'],
  [
    { firstDay: '12/24', lastDay: 'Jan 4', untilTime: '10' },
    'Thursday, December 24 to Monday, January 4, 2027, 10:00 AM',
  ],
])('takes days and hours as typed: %j', async (fields, entry) => {
  const { owner } = await openOffice();
  expect((await close(owner, fields)).status).toBe(303);
  expect(readTexts(await readPage(owner, '/closed'))).toContain(entry);
});

test.each([
  [{ firstDay: 'soon' }, 'Choose the first day'],
  [{ firstDay: '2027-01-03', lastDay: '2026-12-24' }, 'Choose a last day'],
  [{ firstDay: '2026-12-01', lastDay: '2026-12-22' }, 'Choose a last day'],
  [{ firstDay: '2026-12-24', lastDay: '2036-12-24' }, 'Choose a last day'],
  [{ firstDay: '2026-12-24', fromTime: '14:00', untilTime: '12:00' }, 'Enter a time'],
  [{ firstDay: '2026-12-24', fromTime: 'late' }, 'Enter a time'],
  [{ firstDay: '2026-12-24', reason: 'x'.repeat(201) }, 'Shorten the reason'],
])('refuses %j and keeps what was typed', async (fields, problem) => {
  const { owner, server } = await openOffice();
  const answer = await close(owner, fields);
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(readTexts(html)).toContain(`|${problem}`);
  for (const value of Object.values(fields)) expect(html).toContain(value);
  expect(await server.store.listClosures('2000-01-01')).toEqual([]);
});

test('offers a notice with a sentence and an end', async () => {
  const { owner } = await openOffice();
  await close(owner, { ...week, untilTime: '10:00', reason: 'We rest.' });
  const [, link = ''] = /href="\/inbox(\/notice\?[^"]+)"/.exec(await readPage(owner, '/closed')) ?? [];
  const form = toPlainSpaces(await readPage(owner, link.replaceAll('&amp;', '&')));
  expect(form).toContain(
    'We rest. Our office is closed from Thursday, December 24 to Sunday, January 3, 2027, 10:00 AM.</textarea>',
  );
  expect(form).toContain('value="2027-01-03T10:00"');
});

test('is for owners and the office, and asks for the form token', async () => {
  const { server, owner } = await openOffice();
  await server.store.addPerson({ email: 'cruz@plumb.example', name: 'Cruz', role: 'crew' }, 1);
  const cruz = await signIn(server, 'cruz@plumb.example');
  expect((await cruz.get('/closed')).status).toBe(404);
  expect((await close(cruz, week)).status).toBe(404);
  expect((await owner.post('/closed', week, { origin: 'https://else.example' })).status).toBe(403);
  expect(await server.store.listClosures('2000-01-01')).toEqual([]);
});

test('counts in another process on the same database, and after a restart', async () => {
  const { server, owner } = await openOffice();
  await close(owner, week);
  const other = await startTestServer({ folder: server.folder, nowMs: () => wednesdayMs + 20_000_000 });
  await vi.waitFor(
    async () => {
      expect((await sendAndRead(other, 'Once more')).promise).toContain('January 4');
    },
    { timeout: 15_000 },
  );
});

function openPages(closures: StoredClosure[], nowMs = wednesdayMs) {
  const folder = writeFixtureSite(makeTestFolder());
  const html = `<main><span data-opening="{}">Mon-Fri</span></main>${'A page. '.repeat(200)}`;
  writeFileSync(join(folder, 'contact.html'), html);
  const plain = openSite(folder);
  return { html, plain, site: withClosures(plain, { list: () => closures }, () => nowMs) };
}
const closure: StoredClosure = {
  id: 1,
  firstDay: '2026-12-24',
  lastDay: '2026-12-28',
  fromTime: '12:00',
  untilTime: null,
  reason: '',
  author: 'Ada',
};

test('adds closed days to pages that show “Open now”, in every compression', () => {
  const { html, plain, site } = openPages([closure]);
  const closed = 'data-closed="2026-12-24 12:00 24:00,2026-12-25,2026-12-28" data-opening="{}"';
  const page = site.pages().find('contact.html', undefined);
  expect(page?.body.toString()).toBe(html.replace('data-opening="{}"', closed));
  expect(brotliDecompressSync(site.pages().find('contact.html', 'br')?.body ?? '').toString()).toBe(
    page?.body.toString(),
  );
  expect(page?.headers.etag).not.toBe(plain.pages().find('contact.html', undefined)?.headers.etag);
  expect(site.pages().find('about.html', 'br')).toBe(plain.pages().find('about.html', 'br'));
  expect(site.pages()).toBe(site.pages());
});

test.each([
  ['none', []],
  ['an ended one', [{ ...closure, firstDay: '2026-12-21', lastDay: '2026-12-22' }]],
  ['a weekend', [{ ...closure, firstDay: '2026-12-26', lastDay: '2026-12-27' }]],
])('adds not one byte to a page with %s', (_name, closures) => {
  const { plain, site } = openPages(closures);
  expect(site.pages().find('contact.html', 'br')).toBe(plain.pages().find('contact.html', 'br'));
});
