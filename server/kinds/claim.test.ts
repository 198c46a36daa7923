/** A kind of request with a claim, such as a visit at a certain time. */
import { expect, test, vi } from 'vitest';
import { ada, breakStore, startTestServer } from '../testing/start-test-server.ts';
import type { KindBehavior } from './behavior.ts';

vi.mock('./kinds.ts', () => {
  const visit: KindBehavior = { claim: ({ fields }) => fields.website || undefined };
  return { getBehavior: () => visit, kindsWithDue: [] };
});

const env = { RATE_LIMIT: '1000' };
const message = { ...ada, website: '2026-12-03 09:00 crew 1' };
const taken = 'Somebody else has just taken that. Please choose again.';

// FORM-CLAIM
test('accepts one of fifty requests for the same time, and the others choose again', async () => {
  const { post, postForm, store } = await startTestServer({ env });
  const sent = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      post('/contact.php', { ...message, message: `Visitor ${index}` }),
    ),
  );
  const refused = sent.filter(({ status }) => status === 409);
  expect([sent.filter(({ ok }) => ok).length, refused.length]).toEqual([1, 49]);
  expect(await refused[0]?.json()).toEqual({ error: taken });
  const [lead, ...others] = await store.listLeads();
  expect([lead?.deliveries.length, others]).toEqual([2, []]);

  const page = await postForm('/contact.php', { ...message, message: 'Without a script' });
  const html = await page.text();
  expect([page.status, html]).toEqual([409, expect.stringContaining(taken)]);
  expect(html).toContain('Without a script');
});

// FORM-CLAIM
test('refuses a claim while the database is down, and spools nothing', async () => {
  let isBroken = true;
  const { post, store } = await startTestServer({
    env,
    wrapStore: (opened) => {
      const broken = breakStore(opened, 'saveLead');
      return new Proxy(opened, {
        get: (target, name: keyof typeof opened) => (isBroken ? broken : target)[name],
      });
    },
  });
  const headers = { 'idempotency-key': 'one visitor' };
  expect((await post('/contact.php', message, headers)).status).toBe(503);
  expect((await post('/contact.php', { ...message, website: undefined })).status).toBe(202);
  isBroken = false;
  expect((await post('/contact.php', message, headers)).status).toBe(200);
  expect((await store.listLeads()).some(({ lead }) => lead.fields.website === message.website)).toBe(true);
});
