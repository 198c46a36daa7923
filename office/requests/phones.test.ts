/** TYPED-PHONE: the numbers of a phone field on the request's screen, in mails and in the database. */
import { expect, test, vi } from 'vitest';
import { readPage, sendLead, signIn } from '../../server/testing/inbox-client.ts';
import { startSmtpPeer } from '../../server/testing/smtp-peer.ts';
import { ada, startTestServer } from '../../server/testing/start-test-server.ts';

const within = { timeout: 20_000, interval: 20 };

const listLinks = (html: string) =>
  [...html.matchAll(/<a [^>]*href="((?:tel|sms):[^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, ...link]) => link);

test('calls each number with its extension, and texts those without one', async () => {
  const server = await startTestServer();
  const person = await signIn(server);
  const cases = {
    '843-555-0142': [
      ['tel:+18435550142', 'Call'],
      ['sms:+18435550142', 'Text'],
      ['tel:+18435550142', '843-555-0142'],
    ],
    '843-555-0142 ext 12': [
      ['tel:+18435550142,12', 'Call'],
      ['tel:+18435550142,12', '843-555-0142 ext 12'],
    ],
    '843.555.0142 / 843.555.0143 x7': [
      ['tel:+18435550142', 'Call 843.555.0142'],
      ['sms:+18435550142', 'Text 843.555.0142'],
      ['tel:+18435550143,7', 'Call 843.555.0143 x7'],
    ],
    'ask my wife': [],
  };
  for (const [phone, links] of Object.entries(cases)) {
    const reference = await sendLead(server, { ...ada, phone });
    expect(listLinks(await readPage(person, `/requests/${reference}`)), phone).toEqual(links);
  }
});

test.each([
  ['843-555-0142', '843-555-0142 (+18435550142)', ['tel:+18435550142'], ['ending in 42'], '+18435550142'],
  [
    '843-555-0142 ext 12',
    '843-555-0142 ext 12 (+18435550142 ext. 12)',
    ['tel:+18435550142,12'],
    ['ending in 42'],
    '+18435550142',
  ],
  [
    '843.555.0142 / 843.555.0143',
    '843.555.0142 / 843.555.0143 (+18435550142, +18435550143)',
    ['tel:+18435550142', 'tel:+18435550143'],
    ['ending in 42'],
    '+18435550142',
  ],
  ['ask my wife', 'ask my wife', [], [], null],
])('mails %j so that the owner can dial it', async (phone, written, dialed, endings, phoneE164) => {
  const smtp = await startSmtpPeer();
  const owner = 'office@plumb.example';
  const server = await startTestServer({
    env: { SMTP_URL: smtp.url, MAIL_TO: owner, MAIL_FROM: 'site@plumb.example' },
  });
  const reference = await sendLead(server, { ...ada, phone });
  await vi.waitFor(() => expect(smtp.received).toHaveLength(2), within);
  const findMail = (to: string) => smtp.received.find(({ recipients }) => recipients.includes(to))?.parsed;
  expect(findMail(owner)?.text).toContain(`: ${written}\n`);
  expect(listLinks(findMail(owner)?.html ?? '').map(([address]) => address)).toEqual(dialed);
  expect(findMail(ada.email)?.text?.match(/ending in \d+/g) ?? []).toEqual(endings);
  expect((await server.store.findLead(reference))?.lead.phoneE164).toBe(phoneE164);
  await smtp.close();
});
