/** The questions on a request's page (QUESTIONS-LATER). */
import { expect, test } from 'vitest';
import { waterComesIn } from '../contract/questions/question-fields.ts';
import type { Store } from './store/store.ts';
import { listValues } from './testing/read-html.ts';
import { openRequest } from './testing/send-files.ts';
import { startSmtpPeer } from './testing/smtp-peer.ts';
import { ada, breakStore, startTestServer } from './testing/start-test-server.ts';

const empty = { zip: '', yearBuilt: ' ', urgency: '', visit1: '', visit2: '', visit3: '' };

test("stores answers as a note, mails them to the owner, and shows the company's replies", async () => {
  const peer = await startSmtpPeer();
  const server = await startTestServer({ env: { SMTP_URL: peer.url, MAIL_TO: 'boss@plumb.example' } });
  const { reference, path } = await openRequest(server, ada);
  const send = (fields: Record<string, string>) =>
    server.postForm(`${path}/answers`, { ...empty, ...fields, admin: 'yes' });
  const answers = { zip: '29483', yearBuilt: '1962', visit1: '<b>Tuesday</b>' };
  for (const time of [1, 2]) {
    const page = await send(answers);
    expect([page.status, page.headers.get('cache-control'), time]).toEqual([200, 'no-store', time]);
    const html = await page.text();
    expect(html).toContain('<p>Your answers are with your request.</p>');
    expect(html).toContain('Berkeley counties every day');
    expect(html).toContain('sand or scrape it.');
  }
  // Sent twice, it is still one note and one mail.
  const found = await server.store.findLead(reference);
  const note = 'ZIP code of the job: 29483\nYear built: 1962\nA time for the visit: <b>Tuesday</b>';
  expect(found?.lead.notes.map(({ text }) => text)).toEqual([note]);
  const toOwner = () => peer.received.filter(({ recipients }) => recipients[0] === 'boss@plumb.example');
  await expect.poll(() => toOwner().length, { timeout: 15_000 }).toBe(2);
  expect(toOwner()[1]?.parsed.text).toContain('Year built: 1962');
});

test('changes nothing for empty answers, a wrong link or an erased lead', async () => {
  const server = await startTestServer();
  const { reference, path } = await openRequest(server, ada);
  const silent = await server.postForm(`${path}/answers`, empty);
  expect([silent.status, await silent.text()]).toEqual([
    422,
    expect.stringContaining('Please answer one of the questions first.'),
  ]);
  const wrong = await server.postForm(`${path.slice(0, -1)}/answers`, { ...empty, zip: '1' });
  expect(wrong.status).toBe(404);
  expect((await server.store.findLead(reference))?.lead.notes).toEqual([]);
  await server.store.eraseLead(reference);
  expect((await server.postForm(`${path}/answers`, { ...empty, zip: '1' })).status).toBe(404);
});

test('returns an answer over the limit in full, and names the question', async () => {
  const server = await startTestServer();
  const { reference, path } = await openRequest(server, ada);
  const zip = `29483 ${'9'.repeat(200)}`;
  const refused = await server.postForm(`${path}/answers`, { ...empty, zip });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain('ZIP code of the job: 206 of 200 characters.');
  expect(html).toContain(zip);
  expect((await server.store.findLead(reference))?.lead.notes).toEqual([]);
});

test("uses the owner's words for answers and keeps their meaning", async () => {
  const fields = {
    zip: { label: 'Postal code' },
    urgency: { options: [{ label: 'Water, now', value: waterComesIn }] },
  };
  const server = await startTestServer({ requests: { takeoff: { fields } } });
  const { reference, path } = await openRequest(server, ada);
  const answers = { ...empty, zip: '29483', urgency: waterComesIn };
  const page = await server.postForm(`${path}/answers`, answers);
  expect(await page.text()).toContain('Close the shut-off');
  const [note] = (await server.store.findLead(reference))?.lead.notes ?? [];
  expect(note?.text).toBe('Postal code: 29483\nHow soon: Water, now');
});

const typed = { ...empty, zip: '"29483', yearBuilt: '1962' };

test("returns answers over the address's limit in their fields, with Retry-After", async () => {
  const server = await startTestServer({ env: { RATE_LIMIT: '1' } });
  const { path } = await openRequest(server, ada);
  const refused = await server.postForm(`${path}/answers`, typed);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
  expect(listValues(await refused.text(), 'zip')).toEqual(['&quot;29483']);
});

test.each<[(keyof Store)[]]>([[['changeLead']], [['findLead', 'changeLead']]])(
  'returns answers in their fields when %j fails',
  async (broken) => {
    const server = await startTestServer({ wrapStore: (store) => breakStore(store, ...broken) });
    const { reference, path } = await openRequest(server, ada);
    const refused = await server.postForm(`${path}/answers`, typed);
    expect(refused.status).toBe(503);
    const html = await refused.text();
    expect(html).toContain('We could not store your message.');
    expect(listValues(html, 'zip')).toEqual(['&quot;29483']);
    const [lead] = await server.store.listLeads();
    expect([lead?.lead.reference, lead?.lead.notes]).toEqual([reference, []]);
  },
);
