import { form } from 'words:forms';
import { afterEach, expect, test, vi } from 'vitest';
import { leadKinds, kindsByEndpoint } from '../../../../contract/lead-forms.ts';
import { chooseEndpoint, fetchIssueToken, sendEnquiry } from './send-enquiry.ts';

const values = { name: 'Ann', email: 'ann@example.com', phone: '555', message: 'A wall.' };
const enquiry = { endpoint: './contact.php', values, idempotencyKey: 'key-1', honeypot: '', issueToken: '' };

function answer(response: Response | Error) {
  const fetch = vi.fn<(address: string, request: RequestInit) => Promise<Response>>(async () => {
    if (response instanceof Error) throw response;
    return response;
  });
  vi.stubGlobal('fetch', fetch);
  return () => {
    const [address, { method, headers, body }] = fetch.mock.calls[0] ?? ['', {}];
    return {
      address,
      method,
      headers: headers as Record<string, string>,
      body: JSON.parse(body as string) as unknown,
    };
  };
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('sends only the visitor’s text in the body, and everything else in headers', async () => {
  const read = answer(Response.json({ reference: 'PT-1' }));
  await sendEnquiry(enquiry);
  const { address, method, headers, body } = read();
  expect([address, method, body]).toEqual(['./contact.php', 'POST', values]);
  expect(headers).toEqual({
    'Content-Type': 'application/json',
    'Idempotency-Key': 'key-1',
    'X-Consent-Version': form.consentVersion,
  });
});

test("passes on a bot's text in the honeypot", async () => {
  const read = answer(Response.json({}));
  await sendEnquiry({ ...enquiry, honeypot: 'buy now' });
  expect(read().headers['X-Fax-Extension']).toBe('buy%20now');
});

test.each([
  ['Cyrillic letters', 'Анна Петрова', 'Анна Петрова'],
  ['a line end', 'Ann\r\nX-Admin: yes', 'Ann\r\nX-Admin: yes'],
  ['half a surrogate pair', 'Ann\ud83d', 'Ann'],
  ['a very long text', '🦊'.repeat(5000), '🦊'.repeat(100)],
])('sends a honeypot as a header after autofill put %s into it', async (_, honeypot, arrived) => {
  const read = answer(Response.json({ reference: 'PT-1' }));
  await expect(sendEnquiry({ ...enquiry, honeypot })).resolves.toMatchObject({ result: 'sent' });
  const value = new Headers(read().headers).get('X-Fax-Extension') ?? '';
  expect(value.length).toBeLessThan(2_000);
  expect(decodeURIComponent(value)).toBe(arrived);
});

test("sends the form's token in a header, and works without one", async () => {
  answer(Response.json({ token: 'issued.signed' }));
  const issueToken = await fetchIssueToken();
  const read = answer(Response.json({}));
  await sendEnquiry({ ...enquiry, issueToken });
  expect(read().headers['X-Issue-Token']).toBe('issued.signed');
  answer(new TypeError('cut'));
  await expect(fetchIssueToken()).resolves.toBe('');
  answer(new Response('<p>404</p>', { status: 404 }));
  await expect(fetchIssueToken()).resolves.toBe('');
});

test('returns the reference of an accepted enquiry, or none if the response has no body', async () => {
  answer(Response.json({ reference: 'PT-1' }));
  await expect(sendEnquiry(enquiry)).resolves.toEqual({ result: 'sent', reference: 'PT-1' });
  answer(new Response('', { status: 200 }));
  await expect(sendEnquiry(enquiry)).resolves.toEqual({ result: 'sent', reference: '' });
});

test("returns a message for each invalid field and the server's advice", async () => {
  const fields = { email: 'Please enter an e-mail address.' };
  answer(Response.json({ error: 'Please check the marked fields.', fields }, { status: 422 }));
  const advice = 'Please check the marked fields.';
  await expect(sendEnquiry(enquiry)).resolves.toEqual({ result: 'refused', fields, advice });
});

test.each([
  ['contact-message', 'dialog', '/contact.php'],
  ['contact-message', 'status', '/mailer.php'],
  ['service-request', 'dialog', '/contact.php'],
  ['blog-reply', 'dialog', '/mailer.php'],
] as const)('sends a %s with a %s to %s', (kind, feedback, endpoint) => {
  expect(chooseEndpoint(kind, feedback)).toBe(endpoint);
});

test('rejects an address that does not accept the form', () => {
  for (const kind of leadKinds) {
    for (const feedback of ['dialog', 'status'] as const) {
      expect(kindsByEndpoint[chooseEndpoint(kind, feedback)]).toContain(kind);
    }
  }
});
