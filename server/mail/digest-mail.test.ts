import { expect, test } from 'vitest';
import { readServerWords } from '../../contract/read-words.ts';
import { findPromise } from '../../domain/office-clock.ts';
import { createLeadStoreWith, makeLeadAt } from '../testing/seed-leads.ts';
import { fixtureManifest } from '../testing/fixture-site.ts';
import { writeDigestMail } from './messages/digest-mail.ts';

const license = {
  state: 'SC',
  board: 'A board',
  class: 'General Contractor',
  number: 'CLG 1',
  register: 'https://board.example/',
  expires: '2027-06-30',
  sample: false,
};
const company = { ...fixtureManifest.company, licenses: [license] };

/** Renders the digest of a day, sent at seven in the morning. */
async function readDigest(day: string): Promise<string> {
  const untilMs = Date.parse(`${day}T11:00:00Z`);
  const store = await createLeadStoreWith([]);
  const words = readServerWords();
  const { text } = await writeDigestMail({ sinceMs: untilMs - 86_400_000, untilMs }, store, {
    company,
    words,
  });
  return text;
}

test.each([
  ['on the first Monday of the last 60 days', '2027-05-03', true],
  ['not earlier than 60 days before', '2027-04-26', false],
  ['on Mondays only, not on other days', '2027-05-04', false],
  ['every day of the last week', '2027-06-24', true],
])('warns the owner about an expiring license %s', async (_, day, isWarned) => {
  const text = await readDigest(day);
  expect(text.includes('SC license, General Contractor (CLG 1)')).toBe(isWarned);
  expect(text.includes('expires on June 30, 2027')).toBe(isWarned);
});

test('states that pages no longer show an expired license, until the file has a new date', async () => {
  expect(await readDigest('2027-07-01')).toContain('expired on June 30, 2027');
  expect(await readDigest('2027-09-15')).toContain('content/company.yaml');
});

test('counts the calls of the last seven days that were made in the promised time', async () => {
  // Tuesday, December 1, seven in the morning. Promises end at five, 10 p.m. UTC.
  const untilMs = Date.parse('2026-12-01T12:00:00Z');
  const promise = (time: string) => {
    const receivedAtMs = Date.parse(time);
    return makeLeadAt(receivedAtMs, { promise: findPromise(receivedAtMs, company.hours) ?? null });
  };
  const [inTime, late, open, comment, before, running] = [
    promise('2026-11-23T23:00:00Z'),
    promise('2026-11-30T15:00:00Z'),
    promise('2026-11-30T15:00:00Z'),
    makeLeadAt(Date.parse('2026-11-30T15:00:00Z'), { kind: 'blog-reply' }),
    promise('2026-11-23T15:00:00Z'),
    promise('2026-11-30T22:30:00Z'),
  ];
  const store = await createLeadStoreWith([]);
  const write = async () =>
    (
      await writeDigestMail({ sinceMs: untilMs - 86_400_000, untilMs }, store, {
        company,
        words: readServerWords(),
      })
    ).text;
  expect(await write()).toContain('Answered on time this week: no calls were due this week');
  for (const lead of [inTime, late, open, comment, before, running]) await store.saveLead(lead, []);
  const mark = (lead: typeof inTime, time: string) =>
    store.changeLead(lead.reference, { nowMs: Date.parse(time), status: 'contacted' });
  await mark(inTime, '2026-11-24T22:00:00Z');
  await mark(late, '2026-11-30T22:00:01Z');
  expect(await write()).toContain('Answered on time this week: 1 of 3');
});

test('lists visits, requests and sources of the last seven days on Mondays', async () => {
  const untilMs = Date.parse('2026-11-30T12:00:00Z');
  const store = await createLeadStoreWith([]);
  await store.saveLead(
    makeLeadAt(untilMs - 1_000, { source: { landing: '/drywall', referrer: 'google.com' } }),
    [],
  );
  const visits = { kind: 'visit', path: '/drywall', source: 'google.com' } as const;
  await store.addCounts([
    { ...visits, day: '2026-11-29', amount: 34 },
    { ...visits, day: '2026-11-20', amount: 1_000 },
  ]);
  const write = async (atMs: number) => {
    const period = { sinceMs: atMs - 86_400_000, untilMs: atMs };
    return (await writeDigestMail(period, store, { company, words: readServerWords() })).text;
  };
  const monday = await write(untilMs);
  expect(monday).toMatch(/The last seven days:[^]*Visits: 34\n+Requests: 1\n/);
  expect(monday).toContain('From google.com: requests: 1, visits: 34');
  expect(await write(untilMs + 86_400_000)).not.toContain('The last seven days:');
});

// PROXY-FRONT
test('names a CDN that is not trusted in the digest of that day only', async () => {
  const untilMs = Date.parse('2026-12-01T12:00:00Z');
  const store = await createLeadStoreWith([]);
  const read = async (seenAtMs: number | undefined) => {
    const period = { sinceMs: untilMs - 86_400_000, untilMs };
    return (await writeDigestMail(period, store, { company, words: readServerWords() }, seenAtMs)).text;
  };
  expect(await read(untilMs - 1_000)).toContain('FRONT_PROXIES');
  for (const seenAtMs of [undefined, untilMs, untilMs - 86_400_001])
    expect(await read(seenAtMs)).not.toContain('FRONT_PROXIES');
});
