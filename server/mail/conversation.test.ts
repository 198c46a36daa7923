/** MAIL-CONVERSATION, MAIL-SENDER, MAIL-BOUNCE: the headers that mailboxes and spam filters judge. */
import { expect, test, vi } from 'vitest';
import { signInShown } from '../testing/inbox-client.ts';
import { startSmtpPeer, type SmtpPeer } from '../testing/smtp-peer.ts';
import { ada, startTestServer } from '../testing/start-test-server.ts';
import { chooseRecipients, planDeliveries, toOwners } from '../outbox/plan-deliveries.ts';

const within = { timeout: 50_000, interval: 20 };

const site = 'website@plumb.example';
const marcus = 'marcus@plumb.example';
const boss = 'boss@elsewhere.example';

async function prepare() {
  const smtp = await startSmtpPeer();
  const env = { SMTP_URL: smtp.url, MAIL_FROM: site, MAIL_TO: `${marcus},${boss}` };
  const server = await startTestServer({ env });
  const answer = (await server.post('/contact.php', ada)).json() as Promise<{ reference: string }>;
  const { reference } = await answer;
  await vi.waitFor(() => expect(smtp.received).toHaveLength(3), within);
  const recipients = chooseRecipients(
    { mailFrom: site, mailTo: [marcus, boss], alertTo: undefined, webhookUrl: undefined },
    site,
  );
  async function write(address: string, text: string) {
    const person = await signInShown(server, address);
    const version = String((await server.store.findLead(reference))?.lead.version);
    await person.post(`/requests/${reference}/answer`, { version, text });
    const isAnswer = (mail: SmtpPeer['received'][number]) => mail.parsed.text?.includes(text);
    await vi.waitFor(() => expect(smtp.received.some(isAnswer)).toBe(true), within);
    return smtp.received.find(isAnswer);
  }
  const find = (address: string) => smtp.received.find(({ recipients: [to] }) => to === address);
  return { smtp, server, reference, recipients, write, find };
}

const readHeads = (mail: SmtpPeer['received'][number] | undefined) => {
  const { subject, messageId, inReplyTo, references } = mail?.parsed ?? {};
  return { subject, messageId, inReplyTo, references };
};

test('makes receipt and answers one conversation', async () => {
  const { smtp, reference, write, find } = await prepare();
  const receipt = readHeads(find(ada.email));
  expect([receipt.inReplyTo, receipt.references]).toEqual([undefined, undefined]);
  const first = readHeads(await write(marcus, 'On Monday.'));
  const second = readHeads(await write(boss, 'Or on Tuesday.'));
  const subject = `Re: We got your message (${reference})`;
  expect(first).toMatchObject({ subject, inReplyTo: receipt.messageId, references: receipt.messageId });
  expect(second).toMatchObject({
    subject,
    inReplyTo: first.messageId,
    references: `${receipt.messageId} ${first.messageId}`,
  });
  await smtp.close();
});

test("adds later mails to the owner's first one", async () => {
  const { smtp, server, reference, recipients, write, find } = await prepare();
  await server.store.changeLead(reference, {
    nowMs: Date.now(),
    deliveries: planDeliveries('files', toOwners, recipients),
  });
  await write(marcus, 'Wakes the outbox.');
  await vi.waitFor(() => expect(smtp.received).toHaveLength(6), within);
  const later = smtp.received.findLast(({ recipients: [to] }) => to === marcus);
  expect(readHeads(later).inReplyTo).toBe(readHeads(find(marcus)).messageId);
  await smtp.close();
});

test("sends to an owner in the site's own domain from that owner, and answers to bounce to their author", async () => {
  const { smtp, write, find } = await prepare();
  const read = (mail: SmtpPeer['received'][number] | undefined) => [
    mail?.parsed.from?.address,
    mail?.sender,
    mail?.parsed.replyTo?.[0]?.address,
  ];
  expect(read(find(marcus))).toEqual([marcus, site, ada.email]);
  expect(read(find(boss))).toEqual([site, site, ada.email]);
  expect(read(await write(marcus, 'On Monday.'))).toEqual([site, marcus, marcus]);
  expect(read(await write(boss, 'On Tuesday.'))).toEqual([site, site, boss]);
  expect(find(marcus)?.raw).not.toMatch(
    /Content-Type: text\/plain[^]{0,200}Content-Transfer-Encoding: base64/,
  );
  await smtp.close();
});

test('sends an answer from the site alone if the mail server refuses other senders', async () => {
  const { smtp, write } = await prepare();
  smtp.answerSendersWith(550, site);
  expect((await write(marcus, 'On Monday.'))?.sender).toBe(site);
  await smtp.close();
});
