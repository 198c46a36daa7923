import { expect, test } from 'vitest';
import { chooseRecipients } from '../outbox/plan-deliveries.ts';
import { fixtureManifest } from '../testing/fixture-site.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { ada, startTestServer } from '../testing/start-test-server.ts';
import { planReminders } from './follow-up.ts';

test('names the promised time and links the marks in reminders, and stops them after a click on a mark', async () => {
  const peer = await startSmtpPeer();
  const mondayMs = Date.parse('2026-11-23T15:00:00Z');
  const [owner, partner] = ['owner@plumb.example', 'partner@plumb.example'];
  const env = { SMTP_URL: peer.url, MAIL_TO: owner };
  const { hours, email } = fixtureManifest.company;
  const setting = { mailFrom: undefined, mailTo: [owner], alertTo: undefined, webhookUrl: undefined };
  const recipients = chooseRecipients({ ...setting, followUpTo: [partner] }, email);
  const first = await startTestServer({ env, nowMs: () => mondayMs });
  const { reference } = (await (await first.post('/contact.php', ada)).json()) as { reference: string };
  await expect.poll(() => peer.received.length).toBe(2);
  await first.close();

  /** Runs a round of maintenance at this time, and starts a server that sends its mails. */
  const openAt = async (time: string) => {
    const nowMs = () => Date.parse(time);
    const store = openTestStore({ dataDir: first.dataDir });
    await planReminders({ store, recipients, followUpHours: 2, hours: () => hours, nowMs });
    await store.close();
    return startTestServer({ env, folder: first.folder, nowMs });
  };
  const find = (recipient: string) =>
    peer.received.findLast(({ recipients }) => recipients.includes(recipient))?.parsed;
  const tuesday = await openAt('2026-11-24T13:00:00Z');
  await expect.poll(() => find(owner)?.subject).toMatch(/^Still open: /);
  const mail = find(owner);
  expect(mail?.text).toContain('We promised an answer by Nov 23, 2026, 5:00 PM EST');
  expect(mail?.text).toContain(ada.phone);
  expect(mail?.replyTo?.[0]?.address).toBe(ada.email);
  await tuesday.close();

  const later = await openAt('2026-11-24T15:00:00Z');
  await expect.poll(() => find(partner)?.subject).toContain(reference);
  expect(find(partner)?.text).toContain('even after a reminder to the owner');
  const file = new TextDecoder().decode(find(partner)?.attachments[0]?.content as ArrayBuffer);
  const link = /https?:\/\/\S+\/called\/\S+/.exec(file)?.[0] ?? '';
  const marked = await fetch(later.url + new URL(link).pathname, { method: 'POST' });
  expect(marked.status).toBe(200);
  expect((await later.store.findLead(reference))?.lead.status).toBe('contacted');
  expect(
    (await later.store.findLead(reference))?.deliveries.map(({ occasion }) => occasion).toSorted(),
  ).toEqual(['new-lead', 'receipt', 'reminder', 'second-reminder']);
});
