import { expect, test, vi } from 'vitest';
import { signIn } from '../../server/testing/inbox-client.ts';
import { readTexts } from '../../server/testing/read-html.ts';
import { startTestServer } from '../../server/testing/start-test-server.ts';

vi.mock('./content-process.ts', () => ({
  createContentProcess: () => ({
    call: () =>
      Promise.resolve({
        status: 503,
        type: 'application/json',
        body: '{"message":"The office had to stop."}',
      }),
    rest: () => undefined,
    stop: () => undefined,
  }),
}));

test('shows the typed words when the content process dies before it has the form', async () => {
  const person = await signIn(await startTestServer());
  const answer = await person.post('/site/form', {
    file: 'company.yaml',
    path: '["hours"]',
    'field-office': 'Mon-Thu 7-5',
  });
  const shown = readTexts(await answer.text());
  expect([answer.status, shown]).toEqual([
    503,
    expect.stringMatching(/had to stop.*Copy it:\|Mon-Thu 7-5\|/),
  ]);
});
