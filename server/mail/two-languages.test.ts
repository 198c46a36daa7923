/** One server writes to each visitor in the language of the page that they used. The pseudo-language has brackets. */
import { expect, test } from 'vitest';
import { pageLanguage, promiseHeader, requestPageHeader } from '../../contract/endpoints.ts';
import { sentSuffix } from '../../contract/request-page.ts';
import { pseudoLanguage } from '../../contract/words/languages.ts';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { ada, startTestServer } from '../testing/start-test-server.ts';

const within = { timeout: 15_000, interval: 20 };
const inPseudo = { [pageLanguage.header]: pseudoLanguage };
const readPromise = ({ headers }: Response) => decodeURIComponent(headers.get(promiseHeader) ?? '');

// REQUEST-LANGUAGE
test('answers and mails two visitors at once, each in the language of their page', async () => {
  const peer = await startSmtpPeer();
  const server = await startTestServer({ env: { SMTP_URL: peer.url, MAIL_TO: 'boss@plumb.example' } });
  const eve = { ...ada, name: 'Eve', email: 'eve@visitor.example' };
  const [plain, translated] = await Promise.all([
    server.post('/contact.php', ada),
    server.post('/contact.php', eve, inPseudo),
  ]);
  expect(readPromise(plain)).toMatch(/^We will call you .+\.$/);
  expect(readPromise(translated)).toMatch(/^\[We will call you \[.+\] .+\]$/);
  await expect.poll(() => peer.received.length, within).toBe(4);
  const find = (address: string) => peer.received.filter(({ recipients }) => recipients.includes(address));
  const [[toAda], [toEve]] = [find(ada.email), find(eve.email)];
  expect(toAda?.parsed.subject).toMatch(/^We got your message/);
  expect(toEve?.parsed.subject).toMatch(/^\[We got your message/);
  for (const line of toEve?.parsed.text?.trim().split('\n\n').slice(0, 4) ?? []) expect(line).toMatch(/^\[/);
  expect([toAda, toEve].map((mail) => /<html lang="([^"]+)">/.exec(mail?.parsed.html ?? '')?.[1])).toEqual([
    'en-US',
    pseudoLanguage,
  ]);
  // The owner's language is that of the site.
  for (const { parsed } of find('boss@plumb.example')) expect(parsed.text).not.toContain(' ~]');

  const sent = await fetch(server.url + translated.headers.get(requestPageHeader) + sentSuffix);
  expect(await sent.text()).toContain(readPromise(translated));
  await peer.close();
});

test('names errors in the language of the page, and takes an unknown language for that of the site', async () => {
  const { post, postForm } = await startTestServer();
  const wrong = { ...ada, email: 'nobody' };
  const readError = async (answer: Response) =>
    ((await answer.json()) as { fields: Record<string, string> }).fields['email'];
  expect(await readError(await post('/contact.php', wrong, inPseudo))).toMatch(/^\[/);
  expect(await readError(await post('/contact.php', wrong, { [pageLanguage.header]: 'xx' }))).toMatch(
    /^[^[]/,
  );
  const page = await postForm('/contact.php', { ...wrong, [pageLanguage.field]: pseudoLanguage });
  expect(await page.text()).toContain(' ~]');
});
