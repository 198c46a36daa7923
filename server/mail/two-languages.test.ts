/** One server answers and writes to each person in their own language. The pseudo-language has brackets. */
import { expect, test } from 'vitest';
import { pageLanguage, promiseHeader, requestPageHeader } from '../../contract/endpoints.ts';
import { sentSuffix } from '../../contract/request-page.ts';
import { pseudoLanguage } from '../../contract/words/languages.ts';
import { readTexts } from '../testing/read-html.ts';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { readPage, sendLead, signIn, signInShown } from '../testing/inbox-client.ts';
import { ada, startTestServer } from '../testing/start-test-server.ts';

const inPseudo = { [pageLanguage.header]: pseudoLanguage };
const readPromise = ({ headers }: Response) => decodeURIComponent(headers.get(promiseHeader) ?? '');

const read = async (url: string) => (await fetch(url, { headers: { accept: 'text/html' } })).text();

/** Templates, visitors, people, references, and the formats of `Intl`, which are English. */
const foreign =
  /^(?:sent|request|change|inbox|Ada Lovelace|Eve|Plumb.+|[\w.]+@\w+\.example|The porch leans[^]+|PT-.+|this minute|.*\b[AP]M\b.*|Node, .+|\w+ \d{4}|American English|English \(Pseudo-Accents\))$/;

/** What is in no brackets; texts of the fixture's pages, of visitors and of browsers are left out. */
function listEnglish(html: string): string[] {
  let texts = readTexts(html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, ''));
  for (let before = ''; before !== texts;) {
    before = texts;
    texts = texts.replaceAll(/\[[^[\]]*\]/g, '');
  }
  return texts.split('|').filter((text) => /[a-z]{2}/i.test(text) && !foreign.test(text));
}

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
  await expect.poll(() => peer.received.length).toBe(4);
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

  const [ownPath, path] = [plain, translated].map(({ headers }) => headers.get(requestPageHeader) ?? '');
  const sent = await read(server.url + path + sentSuffix);
  expect(sent).toContain(readPromise(translated));
  expect.soft(listEnglish(sent)).toEqual([]);
  const pages = await Promise.all([ownPath, path].map((page) => read(server.url + page)));
  expect(pages[0]).not.toContain(' ~]');
  expect.soft(listEnglish(pages[1] ?? '')).toEqual([]);
  const [, change = ''] = /href="(\/corrections\/[^"]+)"/.exec(pages[1] ?? '') ?? [];
  expect.soft(listEnglish(await read(server.url + change))).toEqual([]);
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

// INBOX-LANGUAGE
test('shows the inbox to each person in their language, and mails them in it', async () => {
  const server = await startTestServer();
  const [owner, other] = [await signIn(server), await signInShown(server, 'ann@plumb.example')];
  const reference = await sendLead(server);
  expect((await owner.post('/devices/language', { language: 'xx' })).status).toBe(404);
  expect((await owner.post('/devices/language', { language: pseudoLanguage })).status).toBe(303);
  const screens = ['', `/requests/${reference}`, '/people', '/devices', '/numbers', '/notice', '/closed'];
  for (const path of screens) {
    const [own, others] = await Promise.all([readPage(owner, path), readPage(other, path)]);
    expect.soft(listEnglish(own), path).toEqual([]);
    expect.soft(others, path).not.toContain(' ~]');
  }
  await owner.post('/devices/language', { language: 'en-US' });
  expect(await readPage(owner, '')).not.toContain(' ~]');
});
