import { expect, test } from 'vitest';
import { ada, breakStore, startTestServer } from '../testing/start-test-server.ts';

test('reveals no internals when the store fails', async () => {
  const server = await startTestServer({
    wrapStore: (store) => breakStore(store, 'findReferenceByKey', 'saveLead', 'countDeliveries'),
  });
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([503, expect.not.stringContaining('secret')]);
  expect((await server.post('/contact.php', ada)).status).toBe(202);
});

test('shows the heading of MESSAGE-CRASH after an unexpected error', async () => {
  let isBroken = false;
  const nowMs = () => {
    if (isBroken) throw new Error('the clock stands still at /secret/path');
    return Date.now();
  };
  const server = await startTestServer({ nowMs, without: ['templates/problem.html'] });
  isBroken = true;
  const script = await server.post('/contact.php', ada);
  expect([script.status, await script.json()]).toEqual([
    500,
    { error: 'The server could not answer. Please try again.' },
  ]);
  const form = await server.postForm('/contact.php', ada);
  expect(form.status).toBe(500);
  const page = await form.text();
  expect(page).toContain('<h1>Unexpected Application Error!</h1>');
  expect(page).not.toContain('secret');
  expect(form.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(server.log.join('')).toContain('the clock stands still');
});
