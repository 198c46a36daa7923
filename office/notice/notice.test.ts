/** The form of the notice above every page. */
import { expect, test } from 'vitest';
import { readPage, signIn, type InboxClient } from '../../server/testing/inbox-client.ts';
import { listValues, readTexts } from '../../server/testing/read-html.ts';
import { startTestServer } from '../../server/testing/start-test-server.ts';

const storm = {
  text: 'Storm: we answer roof calls first.',
  until: '2099-11-28T18:00',
  linkLabel: 'Call',
  linkAddress: '843-555-0142',
};

const write = (person: InboxClient, fields: Partial<typeof storm>) =>
  person.post('/notice', { ...storm, ...fields });

// NOTICE-LINK: every form is in domain/typed/parse-link.test.ts.
test('takes a link as it is meant, and shows it as it leads', async () => {
  const server = await startTestServer();
  const person = await signIn(server);
  for (const [typed, address] of Object.entries({
    '843-555-0142': 'tel:+18435550142',
    about: '/about',
    'https://www.plumb.example/about': '/about',
    [`${server.url}/about`]: '/about',
    'www.fema.example/help': 'https://www.fema.example/help',
  })) {
    expect((await write(person, { linkAddress: typed })).status, typed).toBe(303);
    expect(await server.store.findNotice()).toMatchObject({ linkAddress: address });
    expect(listValues(await readPage(person, '/notice'), 'linkAddress')).toEqual([address]);
  }
});

// NOTICE-FORM
test('keeps every refused word, and names what is missing', async () => {
  const server = await startTestServer();
  const person = await signIn(server);
  for (const [fields, sentence] of [
    [{ linkAddress: '/\\evil.example' }, 'The link address is not a phone number'],
    [{ linkAddress: 'https:evil.example' }, 'The link address is not a phone number'],
    [{ linkAddress: '' }, 'The link address is not a phone number'],
    [{ linkLabel: '' }, 'Enter a link text'],
    [{ until: '2020-01-01T08:00' }, 'Choose when the notice ends.'],
    [{ text: ' ' }, 'Please write a notice'],
  ] as const) {
    const answer = await write(person, fields);
    const page = await answer.text();
    expect([answer.status, readTexts(page)]).toEqual([422, expect.stringContaining(sentence)]);
    expect(listValues(page, 'linkAddress')).toEqual([{ ...storm, ...fields }.linkAddress]);
  }
  expect(await server.store.findNotice()).toBeUndefined();
});

test('shows one plain sentence: no line break and no sign that turns its direction', async () => {
  const server = await startTestServer();
  const person = await signIn(server);
  const typed = { text: 'Storm:\u202e we answer\r\nroof calls\u0007 first.', linkLabel: 'Call\u202enow' };
  expect((await write(person, typed)).status).toBe(303);
  expect(await server.store.findNotice()).toMatchObject({
    text: 'Storm: we answer roof calls first.',
    linkLabel: 'Call now',
  });
});

test('names the time zone in which the notice ends', async () => {
  const server = await startTestServer();
  const person = await signIn(server);
  expect(readTexts(await readPage(person, '/notice'))).toContain('Until (Eastern Time)');
  await write(person, {});
  expect((await server.store.findNotice())?.untilMs).toBe(Date.parse('2099-11-28T18:00-05:00'));
});
