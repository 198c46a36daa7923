/** Pages on a static host with the server at another origin: who may send leads, and where answers lead. */
import { expect, test } from 'vitest';
import { ada, startTestServer } from '../testing/start-test-server.ts';

const pages = 'https://www.plumb.example';
const allowed = { ALLOWED_ORIGINS: `${pages}/, https://plumb.example` };
const preflight = (origin: string) => ({
  method: 'OPTIONS',
  headers: {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type,idempotency-key',
  },
});

test('allows calls from the scripts of its pages, and of no other site', async () => {
  const server = await startTestServer({ env: allowed });
  const answer = await fetch(`${server.url}/contact.php`, preflight(pages));
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, pages]);
  expect(
    (await server.post('/contact.php', ada, { origin: pages })).headers.get('access-control-expose-headers'),
  ).toBe('X-Request-Page, X-Request-Link, X-Answer-Promise');
  for (const header of ['Content-Type', 'Idempotency-Key', 'X-Issue-Token', 'X-Consent-Version'])
    expect(answer.headers.get('access-control-allow-headers')).toContain(header);
  const token = await fetch(`${server.url}/issue-token`, { headers: { origin: 'https://plumb.example' } });
  expect(token.headers.get('access-control-allow-origin')).toBe('https://plumb.example');
  expect(token.headers.get('vary')?.toLowerCase()).toContain('origin');

  const foreign = await fetch(`${server.url}/contact.php`, preflight('https://evil.example'));
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  const other = await fetch(`${server.url}/healthz`, { headers: { origin: pages } });
  expect(other.headers.get('access-control-allow-origin')).toBeNull();
});

test('accepts a lead from the pages as clean, and stores its page if the browser sends it', async () => {
  const server = await startTestServer({ env: allowed });
  const from = { origin: pages, 'sec-fetch-site': 'cross-site' };
  const { token } = (await (await fetch(`${server.url}/issue-token`)).json()) as { token: string };
  const sent = await server.post('/contact.php', ada, {
    ...{ ...from, referer: `${pages}/drywall?a=1`, 'x-issue-token': token },
  });
  expect([sent.status, sent.headers.get('access-control-allow-origin')]).toEqual([200, pages]);
  await server.post('/contact.php', { ...ada, name: 'Host Only' }, { ...from, referer: `${pages}/` });
  const leads = (await server.store.listLeads()).map(({ lead }) => [lead.fields.name, lead.page]);
  expect(leads).toEqual(
    expect.arrayContaining([
      [ada.name, '/drywall'],
      ['Host Only', null],
    ]),
  );
  for (const { lead } of await server.store.listLeads())
    expect(lead.judgement.reasons).not.toContain('it was sent from a page of another site');
});

test('redirects a plain form back to its pages', async () => {
  const server = await startTestServer({ env: allowed });
  const reply = { name: 'Ada', email: ada.email, message: 'Thank you.' };
  const send = async (origin: string) =>
    (await server.postForm('/contact.php', ada, { origin })).headers.get('location');
  // A request that takes files has its own page on the server; a comment has none.
  expect(await send('https://plumb.example')).toMatch(/^\/requests\/PT-.*\/message-sent$/);
  const comment = await server.postForm('/mailer.php', reply, { origin: 'https://plumb.example' });
  expect(comment.headers.get('location')).toMatch(/^https:\/\/plumb\.example\/message-sent\?reference=PT-/);
  const hidden = await server.postForm('/mailer.php', reply, { origin: 'null' });
  expect(hidden.headers.get('location')).toMatch(/^https:\/\/www\.plumb\.example\/message-sent\?/);

  const wrong = await server.postForm('/contact.php', { ...ada, name: ' ' }, { origin: pages });
  expect(wrong.status).toBe(422);
  expect(wrong.headers.get('content-security-policy')).not.toContain('form-action');
});

test('refuses a form from another site, keeps its words, and lets the visitor send it from the error page', async () => {
  const server = await startTestServer({ env: allowed });
  const foreign = await server.postForm('/contact.php', ada, { origin: 'https://evil.example' });
  expect([foreign.status, await foreign.text()]).toEqual([403, expect.stringContaining(ada.name)]);
  const script = await server.post('/contact.php', ada, { origin: 'https://evil.example' });
  expect([script.status, await script.json()]).toEqual([
    403,
    { error: expect.stringContaining('a page that is not ours') },
  ]);
  // First a sandboxed frame, whose form stays in it or whose script posts; then a page that the visitor's browser
  // hides.
  const sandboxed = { origin: 'null', 'sec-fetch-site': 'cross-site' };
  for (const dest of ['iframe', 'empty'])
    expect(
      (await server.postForm('/contact.php', ada, { ...sandboxed, 'sec-fetch-dest': dest })).status,
    ).toBe(403);
  expect(await server.store.listLeads()).toEqual([]);
  const hidden = { ...sandboxed, 'sec-fetch-dest': 'document' };
  expect((await server.postForm('/contact.php', ada, hidden)).status).toBe(303);
  expect((await server.postForm('/contact.php', ada, { origin: server.url })).status).toBe(303);
});

test('redirects pages to their own host, and serves answers and files here', async () => {
  const server = await startTestServer({ env: allowed });
  const ask = async (path: string) => {
    const answer = await fetch(server.url + path, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  expect(await ask('/about?a=1')).toEqual([302, `${pages}/about?a=1`]);
  expect(await ask('/')).toEqual([302, `${pages}/`]);
  expect(await ask('/service-details?b=2')).toEqual([302, `${pages}/about?b=2`]);
  expect(await ask('/elsewhere')).toEqual([302, 'https://example.net/']);
  expect(await ask('//evil.example/about')).toEqual([404, null]);
  expect(await ask('/search?q=gable')).toEqual([200, null]);
  expect(await ask('/_a/app.1a2b3c.js')).toEqual([200, null]);
});

test('does nothing of this without the setting', async () => {
  const server = await startTestServer();
  const answer = await fetch(`${server.url}/contact.php`, preflight(pages));
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([405, null]);
  const sent = await server.postForm('/contact.php', ada, { origin: 'https://evil.example' });
  expect([sent.status, sent.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/requests\/PT-.*\/message-sent$/),
  ]);
});
