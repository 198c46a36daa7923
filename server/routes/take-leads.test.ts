import { expect, test } from 'vitest';
import { leadForms } from '../../contract/lead-forms.ts';
import { readTexts } from '../testing/read-html.ts';
import { ada, startTestServer } from '../testing/start-test-server.ts';

const reference = /^PT-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;
const key = '3f0c8a52-7d4e-4c57-9d0e-1f1f6a1b2c3d';

test('answers a script with the reference of the stored message', async () => {
  const server = await startTestServer();
  const response = await server.post('/contact.php', ada, { 'x-fax-extension': 'autofilled' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const body = (await response.json()) as { reference: string };
  expect(Object.keys(body)).toEqual(['reference']);
  expect(body.reference).toMatch(reference);

  const [kept] = await server.store.listLeads();
  expect(kept?.lead).toMatchObject({
    reference: body.reference,
    kind: 'contact-message',
    fields: { ...ada, website: '' },
    phoneE164: '+13125550142',
    consentVersion: '2026-11',
    signals: { honeypot: 'autofilled' },
  });
});

test.each([
  ['Cyrillic letters', encodeURIComponent('Анна Петрова'), 'Анна Петрова'],
  ['a line break', 'Ann%0D%0AX: y', 'AnnX: y'],
  ['a stray percent sign', '100%', '100%'],
])('stores a message whose honeypot was filled with %s', async (_, header, stored) => {
  const server = await startTestServer();
  const response = await server.post('/contact.php', ada, { 'x-fax-extension': header });
  expect(response.status).toBe(200);
  expect((await server.store.listLeads())[0]?.lead.signals).toEqual({ honeypot: stored });
});

test('reads the envelope of a JSON call only from its headers, and drops unknown keys', async () => {
  const server = await startTestServer();
  const body = { ...ada, idempotency_key: key, fax_extension: 'x', admin: true };
  const first = await (await server.post('/contact.php', body)).text();
  const second = await (await server.post('/contact.php', { ...body, name: 'Another' })).text();
  expect(second).not.toBe(first);
  for (const { lead } of await server.store.listLeads()) {
    expect(lead.signals).toEqual({});
    const stored = leadForms['contact-message'].fields.map(({ name }) => name);
    expect(Object.keys(lead.fields).sort()).toEqual(stored.sort());
  }
});

test('accepts the status-line message and the blog reply at mailer.php', async () => {
  const server = await startTestServer();
  const { phone: _phone, ...reply } = ada;
  expect((await server.post('/mailer.php', { ...ada, website: 'ada.example' })).status).toBe(200);
  expect((await server.post('/blog/mailer.php', reply)).status).toBe(200);
  const sent = await server.postForm('/mailer.php', { ...reply, name: 'Someone else' });
  expect(sent.status).toBe(303);
  const kinds = (await server.store.listLeads()).map(({ lead }) => lead.kind).sort();
  expect(kinds).toEqual(['blog-reply', 'blog-reply', 'contact-message']);
});

test('redirects a visitor without JavaScript to the page of the sent message', async () => {
  const server = await startTestServer();
  const response = await server.postForm(
    '/contact.php',
    { ...ada, message: 'a\r\nb', fax_extension: '12', consent_version: '2025-01' },
    { referer: `${server.url}/about?secret=1` },
  );
  expect(response.status).toBe(303);
  const [kept] = await server.store.listLeads();
  expect(response.headers.get('location')).toMatch(
    new RegExp(`^/requests/${kept?.lead.reference}/\\d+\\.[\\w-]{22}/message-sent$`),
  );
  expect(kept?.lead).toMatchObject({
    fields: { message: 'a\nb' },
    signals: { honeypot: '12' },
    consentVersion: '2025-01',
    page: '/about',
  });
});

// TYPED-EMAIL
test('offers a correction to a visitor without JavaScript whose address is probably mistyped', async () => {
  const server = await startTestServer();
  const readSent = async (email: string) => {
    const { headers } = await server.postForm('/contact.php', { ...ada, email });
    return (await fetch(server.url + headers.get('location'))).text();
  };
  const page = await readSent('ada@gmail.con');
  expect(page).toContain('Our answer will go to ada@gmail.con. Did you mean ada@gmail.com?');
  const [, path = ''] = /href="([^"]+)"[^>]*>Correct your request/.exec(page) ?? [];
  expect((await fetch(server.url + path)).status).toBe(200);
  expect(await readSent('ada@gmail.com')).not.toContain('Did you mean');
});

test('shows the form again with the typed words and the errors', async () => {
  const server = await startTestServer();
  const typed = {
    ...ada,
    name: '"><script>alert(1)</script><!--answer-->',
    email: 'nobody',
  };
  const response = await server.postForm('/contact.php', typed);
  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'self'; script-src 'sha256-form'; style-src 'self'; frame-ancestors 'none'",
  );
  const html = await response.text();
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--answer--&gt;"');
  const invalid = [...html.matchAll(/<input [^>]*aria-invalid="true"[^>]*>/g)];
  expect(invalid.map(([field]) => / value="([^"]*)"/.exec(field)?.[1])).toEqual(['nobody']);
  expect(readTexts(html)).toContain('|Please enter an e-mail address such as name@example.com.|');
  expect(readTexts(html)).toContain('|Please check the marked fields and send the form again.|');
  expect(await server.store.listLeads()).toEqual([]);
});

test('returns all field errors to a script', async () => {
  const server = await startTestServer();
  const response = await server.post('/contact.php', { name: ' ', email: 'x', message: 'm'.repeat(5001) });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    error: 'Please check the marked fields and send the form again.',
    fields: {
      name: 'Please enter your name.',
      email: 'Please enter an e-mail address such as name@example.com.',
      phone: 'Please enter your phone number.',
      message: '5,001 of 5,000 characters. Please shorten it.',
    },
  });
});

const unreadable = { error: 'The server could not read the request. Please try again.' };
const wrongType = { error: 'This kind of content is not accepted. Please send JSON or a plain form.' };
test.each([
  ['broken JSON', '{"name":', 'application/json', 400, unreadable],
  ['an empty body', '', 'application/json', 400, unreadable],
  ['a list', '[]', 'application/json', 400, unreadable],
  ['null', 'null', 'application/json; charset=utf-8', 400, unreadable],
  ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'application/json', 400, unreadable],
  ['XML', '<a/>', 'application/xml', 415, wrongType],
  ['no type', new Uint8Array([0x7b, 0x7d]), '', 415, wrongType],
  [
    'a body over 64 KiB',
    JSON.stringify({ message: 'x'.repeat(65_536) }),
    'application/json',
    413,
    { error: 'The message is too long. Please shorten it.' },
  ],
])('refuses %s with a message', async (_name, body, type, status, answer) => {
  const server = await startTestServer();
  const headers: Record<string, string> = type === '' ? {} : { 'content-type': type };
  const response = await fetch(`${server.url}/contact.php`, { method: 'POST', body, headers });
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual(answer);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('answers a refused form with a page', async () => {
  const server = await startTestServer();
  const multipart = new FormData();
  multipart.set('name', 'Ada');
  const wrong = await fetch(`${server.url}/contact.php`, { method: 'POST', body: multipart });
  expect(wrong.status).toBe(415);
  expect(await wrong.text()).toContain('<h1>Failed to send message.</h1>');
  expect(wrong.headers.get('content-security-policy')).toContain('sha256-problem');
  const long = await server.postForm('/contact.php', { ...ada, message: 'x'.repeat(70_000) });
  expect(long.status).toBe(413);
  expect(await long.text()).toContain('The message is too long.');
});

test.each([
  ['POST', '/about', 405, 'GET, HEAD'],
  ['POST', '/nowhere', 404, null],
  ['DELETE', '/about', 405, 'GET, HEAD'],
  ['PUT', '/nowhere', 404, null],
  ['GET', '/contact.php', 405, 'POST'],
  ['OPTIONS', '/projects/mailer.php', 405, 'POST'],
])('answers %s %s with %i', async (method, path, status, allow) => {
  const server = await startTestServer();
  const response = await fetch(server.url + path, { method });
  expect(response.status).toBe(status);
  expect(response.headers.get('allow')).toBe(allow);
});
