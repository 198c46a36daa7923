/** QUOTE: the office writes and sends a quote, and the customer answers on its page. */
import { expect, test, vi } from 'vitest';
import { quoteSettings } from '../../contract/quote-settings.ts';
import { readPage, signIn, signInShown } from '../testing/inbox-client.ts';
import { describeOnBothEngines } from '../testing/on-both-engines.ts';
import { readCode } from '../testing/read-code.ts';
import { listValues, readTexts } from '../testing/read-html.ts';
import { makeOfferCore } from '../testing/offer-core.ts';
import { openRequest } from '../testing/send-files.ts';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { grace, startTestServer } from '../testing/start-test-server.ts';
import { nudge, writeCanonical } from './decide-quotes.ts';

// Generous, because the machine may be busy; a passing run never waits this long.
vi.setConfig({ testTimeout: 60_000 });
const within = { timeout: 30_000, interval: 20 };

// The faces of the file are made by the build. draw-quote.test.ts draws it.
vi.mock('../paper/write-pdf.ts', () => ({
  writePdf: (source: object) => Promise.resolve(Buffer.from(JSON.stringify(source))),
}));
vi.mock('../paper/paper-letters.ts', () => ({ listUndrawable: () => ['家'] }));

const dayMs = 24 * 60 * 60_000;
/** A Monday at noon in the office. */
const startMs = Date.parse('2027-03-08T17:00Z');
const quotes = quoteSettings.parse({
  on: true,
  tax: 8.25,
  deposit: 25,
  terms: 'Paid within ten days.',
  laws: [
    {
      state: 'IL',
      topic: 'Liens',
      source: 'https://law.example',
      checked: '2027-01-02',
      text: 'IL says so.',
      confirmedBy: 'Dana',
    },
    { state: 'IL', topic: 'Not read', source: 'https://law.example', checked: '2027-01-02', text: 'Unread.' },
    {
      state: 'FL',
      topic: 'Liens',
      source: 'https://law.example',
      checked: '2027-01-02',
      text: 'FL says so.',
      confirmedBy: 'Dana',
    },
  ],
});

const lines = (...rows: [text: string, quantity: string, unit: string, rate: string, part?: string][]) =>
  Object.fromEntries(
    rows.flatMap(([text, quantity, unit, rate, part = 'always'], index) =>
      Object.entries({ text, quantity, unit, rate, part }).map(([name, value]) => [
        `line-${index}-${name}`,
        value,
      ]),
    ),
  ) as Record<string, string>;

const form = {
  act: 'save',
  title: 'Hang and finish the den',
  validUntil: '2027-03-20',
  tax: '8.25',
  deposit: '25',
  ...lines(
    ['Drywall 12′-6″', '1,240', 'sq ft', '2.75'],
    ['Haul away', '', '', '$180'],
    ['Skim coat', '10.5', 'h', '64', 'optional'],
  ),
};

/** With a mail server, the clock is the real one. */
async function open(env: Record<string, string> = {}) {
  let nowMs = env['SMTP_URL'] ? undefined : startMs;
  const server = await startTestServer({
    nowMs: () => nowMs ?? Date.now(),
    env: { RATE_LIMIT: '1000', REQUEST_LIMIT: '1000', ...env },
    company: { quotes },
  });
  const { store } = server;
  const owner = await (env['SMTP_URL'] ? signInShown(server, 'dana@plumb.example') : signIn(server));
  const { reference, path } = await openRequest(server, grace);
  const at = `/requests/${reference}/quote`;
  const readChanged = async (page = at) => listValues(await readPage(owner, page), 'changedAtMs')[0] ?? '';
  const save = async (fields: Record<string, string> = {}) =>
    owner.post(at, { ...form, changedAtMs: await readChanged(), ...fields });
  const send = async (fields: Record<string, string> = {}) => {
    expect((await save(fields)).headers.get('location')).toBe(`/inbox${at}/check`);
    return owner.post(`${at}/send`, { changedAtMs: await readChanged(`${at}/check`) });
  };
  const page = (version = 1, query = '') => `${server.url}${path}/quote/${version}${query}`;
  const read = async (version = 1, query = '') => (await fetch(page(version, query))).text();
  /** Presses the button as it is on the page, with these fields. */
  const answer = async (fields: Record<string, string>, version = 1, query = '') => {
    const html = await read(version, query);
    const [totalCents = ''] = listValues(html, 'totalCents');
    const choice = Object.fromEntries(new URLSearchParams(query));
    return server.postForm(`${path}/quote/${version}`, {
      act: 'accept',
      ...choice,
      totalCents,
      name: 'Grace Hopper',
      consent: 'yes',
      ...fields,
    });
  };
  const listNews = async () =>
    (await store.listEvents(reference)).flatMap(({ kind, value }) => (kind === 'quote' ? [value] : []));
  const moveTo = (ms: number) => void (nowMs = ms);
  return { server, store, owner, reference, at, save, send, read, answer, listNews, moveTo, path, page };
}

describeOnBothEngines((makeDatabase) => {
  // QUOTE-ONE
  test('goes from the form to one acceptance of fifty, with the amounts that were sent', async () => {
    const { send, read, answer, listNews, store, reference, owner, at } = await open(await makeDatabase());
    expect((await send()).status).toBe(303);
    const text = readTexts(await read());
    // 1,240 × 2.75 = 3,410.00, + 180 = 3,590.00; 8.25 % = 296.18.
    for (const amount of [
      '$3,410.00',
      '$180.00',
      '$3,590.00',
      '$296.18',
      '$3,886.18',
      '$971.55',
      '$2,914.63',
      '$672.00',
    ])
      expect(text).toContain(amount);
    expect(text).toContain('IL says so.');
    expect(text).not.toMatch(/FL says so|Unread/);
    expect(text).toContain('March 20, 2027');
    expect(await read()).toContain('<a href="tel:+15550100199">(555)\u00a0010-0199</a>');

    // With the optional line: 4,262.00 + 351.62.
    expect(readTexts(await read(1, '?with-2=yes'))).toContain('Accept for $4,613.62');
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) => answer({ name: `Grace ${index}` }, 1, '?with-2=yes')),
    );
    expect(results.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(results.filter(({ status }) => status === 409)).toHaveLength(49);
    const [sent] = (await store.findQuotes(reference)).sent;
    expect(sent?.acceptance).toMatchObject({
      ...{ version: 1, hash: sent?.hash, choice: { option: 'always', optional: [2] } },
      ...{ consent: 'I accept version 1 of this quote for $4,613.62, with its terms.', network: '127.0.0.1' },
      totals: { totalCents: 461_362, depositCents: 115_341, restCents: 346_021 },
    });
    expect(await listNews()).toEqual(['sent 1', 'accepted 1']);
    const found = await store.findLead(reference);
    expect(found?.lead.status).toBe('won');
    expect(
      found?.deliveries
        .map(({ occasion }) => occasion)
        .filter((one) => one.startsWith('quote'))
        .toSorted(),
    ).toEqual(['quote', 'quote-team']);
    expect(readTexts(await read())).toContain(`Accepted by ${sent?.acceptance?.name}`);
    expect(await readPage(owner, '/numbers.csv')).toContain(
      '"written quotes","2027-03","","","1","1","$4,613.62","$4,613.62"',
    );
    // Nothing more can happen to it.
    expect((await owner.post(`${at}/withdraw`, { changedAtMs: String(startMs) })).status).toBe(409);
  });

  // QUOTE-KEEP
  test('keeps an accepted quote when its request is erased, and no other', async () => {
    const { send, answer, store, reference, server } = await open(await makeDatabase());
    await send();
    await answer({});
    const other = await openRequest(server, { ...grace, email: 'other@visitor.example' });
    await store.decideQuote(other.reference, startMs, () => ({
      ...{
        state: 'draft',
        version: 0,
        expiresAtMs: null,
        nudges: 0,
        change: { by: { source: 'link', who: '' } },
      },
      draft: JSON.parse('{"title":"x"}') as never,
    }));
    await store.eraseLead(reference);
    await store.eraseLead(other.reference);
    const span = { sinceMs: 0, untilMs: startMs + dayMs };
    expect((await store.listQuotes(span)).map(({ reference: one, state }) => [one, state])).toEqual([
      [reference, 'accepted'],
    ]);
    expect((await store.findQuotes(other.reference)).draft).toBeUndefined();
    await store.purge({ leadsBeforeMs: undefined, junkBeforeMs: 0, quotesBeforeMs: startMs + 1 });
    expect(await store.listQuotes(span)).toEqual([]);
  });

  // QUOTE-NUDGE
  test('asks twice, after three and seven office days, by two processes, and not after an answer', async () => {
    const { send, store, listNews, moveTo, answer } = await open(await makeDatabase());
    await send();
    let nowMs = startMs;
    const core = makeOfferCore({ store }, () => nowMs, { quotes });
    const pass = async (days: number) => {
      nowMs = startMs + days * dayMs;
      moveTo(nowMs);
      await Promise.all([nudge(core), nudge(core)]);
      return (await listNews()).filter((one) => one.startsWith('nudge')).length;
    };
    expect(await pass(2)).toBe(0);
    expect(await pass(4)).toBe(1);
    expect(await pass(5)).toBe(1);
    expect(await pass(10)).toBe(2);
    expect(await pass(11)).toBe(2);
    expect((await answer({ act: 'decline', reason: 'Too much' })).status).toBe(303);
    expect(await listNews()).toEqual(['sent 1', 'nudge 1', 'nudge 1', 'declined 1']);
  });

  test('mails both sides once after a server that ended between acceptance and mail', async () => {
    const database = await makeDatabase();
    const { server, send, answer } = await open(database);
    await send();
    expect((await answer({})).status).toBe(303);
    await server.close();
    const peer = await startSmtpPeer();
    await startTestServer({
      folder: server.folder,
      nowMs: () => startMs,
      env: { ...database, SMTP_URL: peer.url },
      company: { quotes },
    });
    const list = () => peer.received.filter(({ parsed }) => /ccepted/.test(parsed.subject ?? ''));
    await vi.waitFor(() => expect(list()).toHaveLength(2), within);
    const recipients = list().flatMap((mail) => mail.recipients);
    expect(new Set(recipients)).toEqual(new Set(['grace@visitor.example', 'office@plumb.example']));
  });
});

test('names what is wrong, and keeps every typed word', async () => {
  const { owner, at, save } = await open();
  const refused = async (fields: Record<string, string>) => {
    const response = await save(fields);
    const html = await response.text();
    expect(response.status).toBe(422);
    return readTexts(html);
  };
  expect(await refused({ title: '' })).toContain('Write in one line what the work is.');
  expect(await refused({ 'line-0-quantity': '12 ft' })).toContain('Write line 1 with digits');
  expect(await refused({ 'line-1-text': '' })).toContain('Line 2 says nothing.');
  expect(await refused({ 'line-0-part': 'a' })).toContain('Options need at least two');
  expect(await refused({ tax: '-1' })).toContain('from 0 to 100');
  expect(await refused({ validUntil: '2027-03-07' })).toContain('within the next 60 days');
  expect(await refused({ validUntil: '2027-06-01' })).toContain('within the next 60 days');
  const kept = await (await save({ tax: 'much' })).text();
  expect(listValues(kept, 'line-0-text')).toEqual(['Drywall 12′-6″']);
  expect(listValues(kept, 'tax')).toEqual(['much']);
  // From the price book, and from nowhere.
  const priced = await (await owner.post(at, { ...form, act: 'price', price: 'Drywall' })).text();
  expect([listValues(priced, 'line-3-rate'), listValues(priced, 'line-3-unit')]).toEqual([
    ['2.75'],
    ['square foot of wall'],
  ]);
  expect((await owner.post(at, { ...form, act: 'more' })).status).toBe(200);
});

test('two people at one quote: the second is told, and keeps the words', async () => {
  const { owner, at, save } = await open();
  const seen = listValues(await readPage(owner, at), 'changedAtMs')[0] ?? '';
  expect((await save()).status).toBe(303);
  const late = await owner.post(at, { ...form, title: 'Mine', changedAtMs: seen });
  expect([late.status, listValues(await late.text(), 'title')]).toEqual([409, ['Mine']]);
  expect(readTexts(await readPage(owner, `${at}/check`))).toContain('The PDF cannot show these letters: 家');
});

// QUOTE-VERSIONS
test('replaces, expires and withdraws: an old version can only be read', async () => {
  const { send, read, answer, moveTo, owner, at, page } = await open();
  await send();
  expect((await send({ 'line-1-rate': '200' })).status).toBe(303);
  expect(readTexts(await read())).toMatch(/out of date.*Open the newest version/);
  expect(readTexts(await read(2))).toContain('$200.00');
  expect((await answer({ totalCents: '388618' })).status).toBe(409);
  // The total that was shown is the one that counts.
  expect((await answer({ totalCents: '1' }, 2)).status).toBe(409);
  expect((await answer({ name: '...' }, 2)).status).toBe(422);
  expect((await answer({ consent: '' }, 2)).status).toBe(422);
  expect(readTexts(await (await answer({ name: 'José', consent: '' }, 2)).text())).toContain(
    'Please check the box',
  );
  moveTo(Date.parse('2027-03-21T03:59:59Z'));
  expect(readTexts(await read(2))).toContain('Accept for');
  moveTo(Date.parse('2027-03-21T04:00:01Z'));
  expect(readTexts(await read(2))).toContain('has expired');
  expect((await answer({ totalCents: '390783' }, 2)).status).toBe(409);
  expect((await fetch(page(3))).status).toBe(404);
  const changed = listValues(await readPage(owner, at), 'changedAtMs')[0] ?? '';
  expect((await owner.post(`${at}/withdraw`, { changedAtMs: changed })).status).toBe(303);
  const late = await answer({ act: 'decline', reason: 'Too dear' }, 2);
  expect([late.status, readTexts(await late.text())]).toEqual([
    409,
    expect.stringMatching(/You wrote: Too dear.*We have withdrawn this quote/),
  ]);
});

test('offers options side by side, each with its own total', async () => {
  const { send, read, answer, store, reference, moveTo, path } = await open();
  await send({
    ...lines(
      ['Prime', '1', '', '100'],
      ['Two coats', '1', '', '500', 'a'],
      ['Three coats', '1', '', '700', 'b'],
    ),
    'option-a': 'Plain',
    tax: '',
  });
  const text = readTexts(await read());
  for (const part of ['Plain', '$600.00', '$800.00']) expect(text).toContain(part);
  expect(text).toContain('Accept for $600.00');
  // Nobody takes an option that is not there.
  expect(readTexts(await read(1, '?option=c&with-1=yes'))).toContain('Accept for $600.00');
  // An evening in the office, and the next day in UTC.
  moveTo(Date.parse('2027-03-09T03:00Z'));
  const shown = await answer({ act: 'show', option: 'b' });
  expect(shown.headers.get('location')).toBe(`${path}/quote/1?option=b#sums`);
  // The total of the new option was not on the page.
  const unseen = await answer({ option: 'b' });
  expect([unseen.status, readTexts(await unseen.text())]).toEqual([
    409,
    expect.stringMatching(/check the total, and accept again.*Accept for \$800\.00/),
  ]);
  expect((await answer({}, 1, '?option=b')).status).toBe(303);
  expect(readTexts(await read())).toContain('on March 8, 2027');
  expect((await store.findQuotes(reference)).sent[0]?.acceptance).toMatchObject({
    choice: { option: 'b' },
    totals: { totalCents: 80_000 },
  });
});

// QUOTE-CODE
test('leads from the code on the PDF to the page, in any case, as long as its mails do', async () => {
  const { send, server, path, moveTo, answer, owner } = await open();
  await send();
  const readAddress = async () => {
    const paper = await fetch(`${server.url}${path}/quote/1.pdf`);
    return ((await paper.json()) as { online?: { address: string } }).online?.address ?? '';
  };
  const address = await readAddress();
  expect(address).toMatch(/^HTTPS:\/\/[A-Z.]+\/Q\/PT-[\dA-Z-]+\/1\/[\dA-F]{12}$/);
  const follow = (to: string) => fetch(server.url + to, { redirect: 'manual' });
  const { pathname } = new URL(address);
  for (const to of [pathname, pathname.toLowerCase()]) {
    const answered = await follow(to);
    expect([answered.status, answered.headers.get('referrer-policy')]).toEqual([302, 'no-referrer']);
    const page = await fetch(server.url + (answered.headers.get('location') ?? ''));
    expect(readTexts(await page.text())).toContain('Accept for');
  }
  const other = pathname.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
  for (const to of [other, pathname.replace('/1/', '/2/')]) expect((await follow(to)).status).toBe(404);
  expect((await follow('/SIGN')).headers.get('location')).toBe('/?utm_source=sign');
  const sign = Buffer.from(await (await owner.get('/sign.svg')).text());
  expect(new Set(await readCode(sign))).toEqual(new Set([`${new URL(address).origin}/sign`.toUpperCase()]));
  await answer({});
  expect(await readAddress()).toBe('');
  moveTo(startMs + 61 * dayMs);
  expect((await follow(pathname)).status).toBe(404);
});

// QUOTE-VIEW
test('a GET changes nothing, and a press on the page counts as opened', async () => {
  const { send, read, listNews, server, path, owner, at } = await open();
  await send();
  await read();
  await fetch(`${server.url}${path}/quote/1.pdf`);
  expect(await listNews()).toEqual(['sent 1']);
  const view = () => server.postForm(`${path}/quote/1`, { act: 'view' });
  expect([(await view()).status, (await view()).status]).toEqual([204, 204]);
  expect(await listNews()).toEqual(['sent 1', 'viewed 1']);
  expect(readTexts(await readPage(owner, at))).toContain('The customer has opened version 1');
});

test('mails the customer, and both sides the file after the acceptance', async () => {
  const peer = await startSmtpPeer();
  const { send, answer } = await open({ SMTP_URL: peer.url });
  const validUntil = new Date(Date.now() + 20 * dayMs).toISOString().slice(0, 10);
  const list = (pattern: RegExp) => peer.received.filter(({ parsed }) => pattern.test(parsed.subject ?? ''));
  await send({ validUntil });
  await vi.waitFor(() => expect(list(/^Your quote from/)).toHaveLength(1), within);
  await answer({ name: 'Grace O’Hopper' });
  await vi.waitFor(() => expect(list(/accepted, \$3,886\.18|^Accepted: /)).toHaveLength(2), within);
  const files = list(/ccepted/).map(({ parsed }) => parsed.attachments[0]?.filename ?? '');
  for (const file of files) expect(file).toMatch(/^PT-.*-v1-3886\.18\.pdf$/);
});

test('writes names in one order, so that the same quote has the same hash', () => {
  expect(writeCanonical({ b: [{ d: 1, c: 2 }], a: 'x' })).toBe('{"a":"x","b":[{"c":2,"d":1}]}');
});
