import { afterEach, expect, test, vi } from 'vitest';
import { enquiryKinds, kindsByEndpoint } from '../../../../contract/enquiry-forms.ts';
import { consentVersion } from '../../../../contract/messages.ts';
import { chooseEndpoint, createKey, fetchIssueToken, sendEnquiry } from './send-enquiry.ts';

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

test('the body holds the visitor’s words and nothing else; the rest travels in headers', async () => {
  const read = answer(Response.json({ reference: 'PT-1' }));
  await sendEnquiry(enquiry);
  const { address, method, headers, body } = read();
  expect([address, method, body]).toEqual(['./contact.php', 'POST', values]);
  expect(headers).toEqual({
    'Content-Type': 'application/json',
    'Idempotency-Key': 'key-1',
    'X-Consent-Version': consentVersion,
  });
});

test('what a robot typed into the trap is passed on', async () => {
  const read = answer(Response.json({}));
  await sendEnquiry({ ...enquiry, honeypot: 'buy now' });
  expect(read().headers['X-Fax-Extension']).toBe('buy%20now');
});

test.each([
  ['Cyrillic letters', 'Анна Петрова', 'Анна Петрова'],
  ['a line end', 'Ann\r\nX-Admin: yes', 'Ann\r\nX-Admin: yes'],
  ['half of a character', 'Ann\ud83d', 'Ann'],
  ['a whole novel', '🦊'.repeat(5000), '🦊'.repeat(100)],
])('a trap that autofill filled with %s can be sent as a header', async (_, honeypot, arrived) => {
  const read = answer(Response.json({ reference: 'PT-1' }));
  await expect(sendEnquiry({ ...enquiry, honeypot })).resolves.toMatchObject({ result: 'sent' });
  const value = new Headers(read().headers).get('X-Fax-Extension') ?? '';
  expect(value.length).toBeLessThan(2_000);
  expect(decodeURIComponent(value)).toBe(arrived);
});

test('the token of the form travels beside the words, and a form without one is sent all the same', async () => {
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

test('an accepted enquiry brings its reference, or none when the answer has no body', async () => {
  answer(Response.json({ reference: 'PT-1' }));
  await expect(sendEnquiry(enquiry)).resolves.toEqual({ result: 'sent', reference: 'PT-1' });
  answer(new Response('', { status: 200 }));
  await expect(sendEnquiry(enquiry)).resolves.toEqual({ result: 'sent', reference: '' });
});

test('a refused enquiry brings the sentence for each field', async () => {
  const fields = { email: 'Please enter an e-mail address.' };
  answer(Response.json({ error: 'validation', fields }, { status: 422 }));
  await expect(sendEnquiry(enquiry)).resolves.toEqual({ result: 'refused', fields });
});

test('an error page of a proxy is a refusal, not a crash', async () => {
  answer(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(sendEnquiry(enquiry)).resolves.toEqual({ result: 'refused', fields: {} });
});

test('no network is a failure that the console explains', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer(new TypeError('Failed to fetch'));
  await expect(sendEnquiry(enquiry)).resolves.toEqual({ result: 'failed' });
  expect(logged).toHaveBeenCalledOnce();
});

test('every key is a new, valid random UUID', () => {
  const keys = Array.from({ length: 200 }, createKey);
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(200);
});

test('keys keep their 122 random bits: every other position takes every value', () => {
  const seen = Array.from({ length: 36 }, () => new Set<string>());
  for (let count = 0; count < 400; count += 1)
    [...createKey()].forEach((digit, place) => seen[place]?.add(digit));
  const sizes = seen.map(({ size }) => size);
  const fixed = new Map([8, 13, 14, 18, 23].map((place) => [place, 1])).set(19, 4);
  expect(sizes).toEqual(sizes.map((_, place) => fixed.get(place) ?? 16));
});

test.each([
  ['contact-message', 'dialog', '/contact.php'],
  ['contact-message', 'status', '/mailer.php'],
  ['service-request', 'dialog', '/contact.php'],
  ['blog-reply', 'dialog', '/mailer.php'],
] as const)('a %s with a %s goes to %s', (kind, feedback, endpoint) => {
  expect(chooseEndpoint(kind, feedback)).toBe(endpoint);
});

test('a form never goes to an address that does not take it', () => {
  for (const kind of enquiryKinds) {
    for (const feedback of ['dialog', 'status'] as const) {
      expect(kindsByEndpoint[chooseEndpoint(kind, feedback)]).toContain(kind);
    }
  }
});
