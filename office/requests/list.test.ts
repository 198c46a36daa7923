/** The rows of the list (INBOX-LIST), and a request of spam or of a sender who wrote twice (INBOX-REQUEST). */
import { expect, test } from 'vitest';
import { toInboxPath } from '../../contract/endpoints.ts';
import { readPage, sendLead, signIn } from '../../server/testing/inbox-client.ts';
import { readTexts } from '../../server/testing/read-html.ts';
import { openRequest } from '../../server/testing/send-files.ts';
import { ada, grace, startTestServer } from '../../server/testing/start-test-server.ts';

test('shows the first words, the town and the phone of each request, and who wrote twice', async () => {
  const server = await startTestServer();
  const person = await signIn(server);
  const first = await sendLead(server, grace);
  const second = await sendLead(server, {
    ...ada,
    email: grace.email.toUpperCase(),
    message: `The ceiling\nof the hall ${'and the stairs '.repeat(20)}`,
  });
  const rows = readTexts(await readPage(person, ''));
  for (const text of [
    'Springfield',
    grace.phoneNumber,
    ada.phone,
    'The ceiling of the hall and the stairs',
    '2 requests from this person',
  ])
    expect(rows).toContain(text);
  expect(rows).not.toContain('and the stairs '.repeat(20).trim());
  const page = await readPage(person, `/requests/${first}`);
  expect(page).toContain(`href="${toInboxPath(second)}"`);
  expect(readTexts(page)).toContain('More from this phone number or e-mail');
});

test('marks suspected spam in place of a deadline, and moves it to the spam by one press', async () => {
  const server = await startTestServer();
  const person = await signIn(server);
  const message = 'https://a.example https://b.example https://c.example https://d.example';
  const reference = await sendLead(server, { ...ada, message });
  expect((await server.store.findLead(reference))?.lead.judgement.verdict).toBe('suspect');
  const rows = readTexts(await readPage(person, ''));
  expect(rows).toContain('May be spam');
  expect(rows).not.toMatch(/Answer (?:by|was due)/);
  const path = `/requests/${reference}`;
  expect(await readPage(person, path)).toContain(`formAction="${toInboxPath(reference)}/spam"`);
  expect((await person.post(`${path}/spam`)).status).toBe(303);
  expect((await server.store.findLead(reference))?.lead.status).toBe('spam');
  expect(readTexts(await readPage(person, '?show=spam'))).toContain(ada.name);
});

test('shows at the top that a request is withdrawn, in the inbox and to its visitor', async () => {
  const server = await startTestServer();
  const person = await signIn(server);
  const { reference, path } = await openRequest(server, ada);
  await server.store.changeLead(reference, { nowMs: Date.now(), status: 'withdrawn' });
  const page = await readPage(person, `/requests/${reference}`);
  expect(readTexts(page)).toContain('The visitor has withdrawn this request.');
  expect(page).not.toContain('data-tone="loud" href="tel:');
  const visitors = await (await fetch(server.url + path)).text();
  expect(visitors).toContain('You have withdrawn this request');
  expect(visitors).not.toContain('type="file"');
});

test('asks before it removes a person, and hands their requests on', async () => {
  const server = await startTestServer();
  const owner = await signIn(server);
  const luis = await server.store.addPerson({ email: 'luis@plumb.example', name: 'Luis', role: 'crew' }, 1);
  const ann = await server.store.addPerson({ email: 'ann@plumb.example', name: 'Ann', role: 'office' }, 1);
  if (luis === undefined || ann === undefined) throw new Error('Nobody was added');
  const reference = await sendLead(server);
  await server.store.changeLead(reference, { nowMs: Date.now(), assignedTo: luis.id });
  const page = readTexts(await readPage(owner, '/people'));
  expect(page).toContain('Remove Luis');
  expect(page).toContain('1 open request goes to');
  const answer = await owner.post(`/people/${luis.id}`, { remove: 'yes', heir: String(ann.id) });
  expect(readTexts(await answer.text())).toContain('Luis was removed.');
  expect((await server.store.findLead(reference))?.lead.assignedTo).toBe(ann.id);
  expect((await server.store.listPeople()).map(({ name }) => name)).not.toContain('Luis');
});
