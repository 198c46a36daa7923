/** Rules for every address that is a key: request pages, links in mails, files. */
import { expect, test } from 'vitest';
import { plan } from '../../testing/sample-files.ts';
import { openRequest, sendOne } from '../../testing/send-files.ts';
import { ada, breakStore, startTestServer } from '../../testing/start-test-server.ts';

test('never lets a browser send a signed address as a referrer', async () => {
  const server = await startTestServer();
  const sent = await server.postForm('/contact.php', ada);
  const sentPath = sent.headers.get('location') ?? '';
  const path = sentPath.replace('/message-sent', '');
  const post = (body: string, type: string) => ({ method: 'POST', body, headers: { 'content-type': type } });
  const large = post('x'.repeat(70_000), 'application/x-www-form-urlencoded');
  const multipart = post('--x--\r\n', 'multipart/form-data; boundary=x');
  const asked: [status: number, path: string, init?: RequestInit][] = [
    [200, path],
    [200, sentPath],
    [404, `${path}/`],
    [404, `/leads${path.slice('/requests'.length)}`],
    [404, path.replace('/requests/', '//requests/')],
    [413, `${path}/answers`, large],
    [415, `${path}/files`, post('{}', 'application/json')],
    [422, `${path}/files`, multipart],
    [400, `${path}/%ff`],
  ];
  for (const [status, address, init] of asked) {
    const { status: answered, headers } = await fetch(server.url + address, init);
    const hiding = [headers.get('referrer-policy'), headers.get('x-robots-tag')];
    expect([address, answered, ...hiding]).toEqual([address, status, 'no-referrer', 'noindex']);
  }
  const limited = await startTestServer({ env: { REQUEST_LIMIT: '1' } });
  for (const status of [404, 429]) {
    const answer = await fetch(`${limited.url}/corrections/PT-A/1.x`, { headers: { accept: 'text/html' } });
    expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([status, 'no-referrer']);
  }
  expect((await fetch(`${server.url}/about`)).headers.get('referrer-policy')).not.toBe('no-referrer');
});

test('rejects a seal with anything before or after it', async () => {
  const server = await startTestServer();
  const { path } = await openRequest(server, ada);
  for (const added of ['.x', '.', '."><b>', '.%0d%0aX:1', '.%2F..%2Fevil', '%20', '%00', '=', '+']) {
    expect([added, (await fetch(server.url + path + added)).status]).toEqual([added, 404]);
    expect([added, (await sendOne(server, path + added, plan)).status]).toEqual([added, 404]);
  }
  for (const before of ['0', '+', '%20', '.'])
    expect((await fetch(server.url + path.replace(/(?=\d+\.[^/]+$)/, before))).status).toBe(404);
  expect((await fetch(server.url + path)).status).toBe(200);
});

test('shows that a spooled request is stored, and keeps typed answers', async () => {
  let isBroken = true;
  const server = await startTestServer({
    wrapStore: (store) => {
      const broken = breakStore(store, 'saveLead');
      return new Proxy(store, { get: (_, name: keyof typeof store) => (isBroken ? broken : store)[name] });
    },
  });
  const { reference, path } = await openRequest(server, ada);
  const page = await fetch(server.url + path);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '60']);
  const html = await page.text();
  expect(html).toContain(`We already have your request ${reference}.`);
  expect(html).toContain('Please try again.');
  const answers = await server.postForm(`${path}/answers`, { zip: '29483' });
  expect([answers.status, await answers.text()]).toEqual([503, expect.stringContaining('value="29483"')]);
  const file = await sendOne(server, path, plan);
  expect([file.status, file.body.error]).toEqual([503, expect.stringContaining('could not store')]);
  isBroken = false;
  await expect.poll(async () => (await fetch(server.url + path)).status, { timeout: 20_000 }).toBe(200);
  await server.store.eraseLead(reference);
  expect((await fetch(server.url + path)).status).toBe(404);
});

test('shows a waiting page while the lead may be in the spool of another process', async () => {
  const server = await startTestServer();
  const { reference, path } = await openRequest(server, ada);
  await server.store.eraseLead(reference);
  await server.close();
  const other = await startTestServer({
    folder: server.folder,
    wrapStore: (store) => breakStore(store, 'probeWrite'),
  });
  expect((await fetch(other.url + path)).status).toBe(503);
});
