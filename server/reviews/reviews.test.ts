/** REVIEW-ASK: a finished job asks its customer once for a review. */
import { expect, test, vi } from 'vitest';
import { readPage, signInShown } from '../testing/inbox-client.ts';
import { describeOnBothEngines } from '../testing/on-both-engines.ts';
import { makeOfferCore } from '../testing/offer-core.ts';
import { openRequest } from '../testing/send-files.ts';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { ada, startTestServer, type TestServerOptions } from '../testing/start-test-server.ts';
import { remindOfReviews } from './ask-reviews.ts';

// Generous, because the machine may be busy; a passing run never waits this long.
vi.setConfig({ testTimeout: 60_000 });
const within = { timeout: 20_000, interval: 20 };

const dayMs = 24 * 60 * 60_000;
const reviewProfile = 'https://profile.example/review';

async function open({ company: facts = { reviewProfile }, env = {} }: TestServerOptions = {}) {
  let aheadMs = 0;
  const nowMs = () => Date.now() + aheadMs;
  const server = await startTestServer({
    nowMs,
    env: { RATE_LIMIT: '1000', REQUEST_LIMIT: '1000', ...env },
    company: facts,
  });
  const { store } = server;
  const core = makeOfferCore(server, nowMs, facts);
  /** Two processes at once, `days` after the beginning. */
  const remind = async (days: number) => {
    aheadMs = days * dayMs;
    await Promise.all([remindOfReviews(core), remindOfReviews(core)]);
  };
  const listMails = async (reference: string) => {
    const found = await store.findLead(reference);
    return (found?.deliveries ?? []).filter(({ occasion }) => occasion === 'review');
  };
  const listNews = async (reference: string) =>
    (await store.listEvents(reference)).flatMap(({ kind, value }) => (kind === 'job' ? [value] : []));
  const win = (reference: string) => store.changeLead(reference, { nowMs: nowMs(), status: 'won' });
  const owner = await signInShown(server, 'ada@plumb.example');
  return { server, store, owner, remind, listMails, listNews, win };
}

describeOnBothEngines((makeDatabase) => {
  test('asks the customer of a finished job once and reminds once, by two processes', async () => {
    const { server, owner, remind, listMails, listNews, win } = await open({ env: await makeDatabase() });
    const { reference, path } = await openRequest(server, ada);
    const post = async (fields = {}) => (await owner.post(`/requests/${reference}/job`, fields)).status;
    // Nobody is asked before the job is won.
    expect(await post()).toBe(409);
    expect(await (await fetch(server.url + path)).text()).not.toContain(reviewProfile);
    await win(reference);
    expect(await readPage(owner, `/requests/${reference}`)).toContain('Finished: ask by e-mail');
    expect((await Promise.all([post(), post()])).toSorted()).toEqual([303, 409]);
    expect(await listMails(reference)).toHaveLength(1);
    await remind(6.9);
    expect(await listNews(reference)).toEqual(['finished', 'mailed']);
    await remind(7.1);
    await remind(30);
    expect(await listNews(reference)).toEqual(['finished', 'mailed', 'reminded']);
    expect(await readPage(owner, `/requests/${reference}`)).toContain('Reminded of the review');
  });
});

test.each(['withdrawn', 'spam', 'lost'] as const)(
  'does not remind once the request is %s',
  async (status) => {
    const { owner, server, store, remind, listNews, win } = await open();
    const { reference } = await openRequest(server, ada);
    await win(reference);
    await owner.post(`/requests/${reference}/job`);
    await store.changeLead(reference, { nowMs: Date.now(), status });
    await remind(8);
    expect(await listNews(reference)).toEqual(['finished', 'mailed']);
    // The first mail has not left either, and is removed.
    const due = { channel: 'mail', nowMs: Date.now() + 8 * dayMs, leaseMs: 1_000, limit: 100 } as const;
    const claimed = await store.claimDeliveries(due);
    expect(claimed.map(({ occasion }) => occasion)).not.toContain('review');
  },
);

test('stops by the page of the request, without a script', async () => {
  const { owner, server, remind, listMails, listNews, win } = await open();
  const { reference, path } = await openRequest(server, ada);
  expect((await server.postForm(`${path}x/review`, {})).status).toBe(404);
  await server.postForm(`${path}/review`, {});
  await win(reference);
  await owner.post(`/requests/${reference}/job`);
  expect(await (await fetch(server.url + path)).text()).toContain(`href="${reviewProfile}"`);
  const stopped = await server.postForm(`${path}/review`, {});
  expect([stopped.status, stopped.headers.get('location')]).toEqual([303, `${path}#review`]);
  expect(await (await fetch(server.url + path)).text()).toContain(
    'We will not e-mail you about a review again',
  );
  await remind(8);
  expect(await listNews(reference)).toEqual(['finished', 'mailed', 'stopped']);
  expect(await listMails(reference)).toEqual([]);
});

test('opens a text message with the profile, and reminds by mail', async () => {
  const { owner, server, remind, listMails, listNews, win } = await open();
  const { reference } = await openRequest(server, ada);
  await win(reference);
  await owner.post(`/requests/${reference}/job`, { by: 'text' });
  const html = await readPage(owner, `/requests/${reference}`);
  expect(html).toMatch(/href="sms:\+13125550142\?&amp;body=[^"]*https%3A%2F%2Fprofile\.example%2Freview/);
  expect(await listMails(reference)).toEqual([]);
  await remind(8);
  expect(await listNews(reference)).toEqual(['finished', 'texted', 'reminded']);
  expect(await listMails(reference)).toHaveLength(1);
});

test('asks nobody without a profile', async () => {
  const { owner, server, remind, listMails, listNews, win } = await open({ company: {} });
  const { reference, path } = await openRequest(server, ada);
  await win(reference);
  expect(await readPage(owner, `/requests/${reference}`)).toContain('Nobody is asked for a review');
  await owner.post(`/requests/${reference}/job`);
  await remind(8);
  expect(await listNews(reference)).toEqual(['finished']);
  expect(await listMails(reference)).toEqual([]);
  expect(await (await fetch(server.url + path)).text()).not.toContain('Your review');
});

test('mails the same words to every customer, with the profile and the end of mails', async () => {
  const smtp = await startSmtpPeer();
  const { server, owner, win } = await open({ env: { SMTP_URL: smtp.url } });
  const customers = ['one@visitor.example', 'two@visitor.example'];
  for (const email of customers) {
    const { reference } = await openRequest(server, { ...ada, email, message: `From ${email}` });
    await win(reference);
    await owner.post(`/requests/${reference}/job`);
  }
  const read = (email: string) =>
    smtp.received.find(
      ({ recipients: [to], parsed }) => to === email && parsed.subject?.startsWith('Your job'),
    )?.parsed.text ?? '';
  await vi.waitFor(() => expect(customers.map(read)).not.toContain(''), within);
  const [one = '', two = ''] = customers.map(read);
  expect(one).toContain(`Write a review: ${reviewProfile}`);
  const stop =
    /No more e-mails about this: https:\/\/plumb\.example(\/requests\/\S+)#review/.exec(one)?.[1] ?? '';
  expect((await fetch(server.url + stop)).status).toBe(200);
  const withoutLink = (text: string) => text.replace(/\/requests\/\S+/, '');
  expect(withoutLink(one)).toBe(withoutLink(two));
});
