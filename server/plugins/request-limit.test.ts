import { expect, test } from 'vitest';
import { linkPhones } from '../../domain/typed/phone.ts';
import { fixtureManifest } from '../testing/fixture-site.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const html = { accept: 'text/html' };
const sentence = fixtureManifest.words.answers.problem.tooManyRequests;

test.each([
  '/search?q=drywall',
  '/readyz',
  '/issue-token',
  '/leads/PT-A/called/x',
  '/corrections/PT-A/x',
  '/nowhere',
])('limits %s, and still serves pages and accepts leads', async (path) => {
  const server = await startTestServer({ env: { REQUEST_LIMIT: '2' } });
  const ask = (headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
  for (const status of [(await ask()).status, (await ask()).status]) expect(status).not.toBe(429);
  const script = await ask({ accept: 'application/json' });
  expect([script.status, script.headers.get('cache-control')]).toEqual([429, 'no-store']);
  expect(Number(script.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await script.json()).toEqual({ error: sentence });
  const page = await ask(html);
  expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain(linkPhones(sentence, [fixtureManifest.company.phone]));
  expect(sentence).toMatch(/call \(\d{3}\) \d{3}-\d{4}/);

  for (const free of ['/', '/about', '/robots.txt', '/healthz'])
    expect((await fetch(server.url + free)).status).toBe(200);
  const lead = { name: 'Ada', email: 'ada@visitor.example', phone: '(312) 555-0142', message: 'm' };
  expect((await server.post('/contact.php', lead)).status).toBe(200);
});

test('counts all expensive requests together, and each network separately', async () => {
  const server = await startTestServer({ env: { REQUEST_LIMIT: '3', TRUST_PROXY: '127.0.0.1' } });
  const ask = async (path: string, from: string) =>
    (await fetch(server.url + path, { headers: { 'x-forwarded-for': from } })).status;
  for (const path of ['/search?q=a', '/nowhere', '/issue-token']) await ask(path, '2001:db8:1:2::1');
  expect(await ask('/readyz', '2001:db8:1:2::9')).toBe(429);
  expect(await ask('/readyz', '2001:db8:1:3::9')).toBe(200);
});

test('counts nothing when the limit is off', async () => {
  const server = await startTestServer({ env: { REQUEST_LIMIT: '0' } });
  for (let round = 0; round < 20; round++)
    expect((await fetch(`${server.url}/issue-token`)).status).toBe(200);
});
