/**
 * An invitation to bid, from the contractor to the owner and back, on both engines (BID-LEAD, BID-CALENDAR,
 * BID-REMINDER).
 */
import ICAL from 'ical.js';
import type { Email } from 'postal-mime';
import { expect, test } from 'vitest';
import { promiseHeader } from '../contract/endpoints.ts';
import { planBidReminders } from './maintenance/follow-up.ts';
import { chooseRecipients } from './outbox/plan-deliveries.ts';
import { fixtureManifest } from './testing/fixture-site.ts';
import { describeOnBothEngines } from './testing/on-both-engines.ts';
import { openTestStore } from './testing/open-test-store.ts';
import { makeLeadAt } from './testing/seed-leads.ts';
import { startSmtpPeer } from './testing/smtp-peer.ts';
import { makeTestFolder, startTestServer } from './testing/start-test-server.ts';

const owner = 'boss@plumb.example';
const nowMs = Date.parse('2026-11-23T15:00:00Z');
const hourMs = 60 * 60_000;
/** Thursday, 2 PM in Charleston. */
const dueMs = Date.parse('2026-12-03T19:00:00Z');
const invitation = {
  company: 'Harbor Builders',
  name: 'Eve Estimator',
  email: 'eve@harbor.example',
  phone: '843 555 0170',
  project: 'Clinic on King Street',
  place: '12 King Street, Charleston, SC',
  documents: 'https://plans.example/clinic',
  dueDate: '2026-12-03',
  dueTime: '14:00',
  timeZone: '',
  walkThrough: 'Nov 25, 9:00, mandatory',
  scopes: 'Drywall (09 29 00 gypsum board)\nPainting (09 91 00)',
  wages: 'Open shop',
  bonding: 'None',
  message: 'Alternate 2 is the lobby ceiling.',
};
const people = { mailFrom: undefined, mailTo: [owner], alertTo: undefined, webhookUrl: undefined };
const recipients = chooseRecipients(people, owner);

function readEvent(mail: Email | undefined) {
  const file = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  expect(file?.filename).toMatch(/^PT-[\w-]+\.ics$/);
  const text = new TextDecoder().decode(file?.content as ArrayBuffer);
  const component = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent');
  if (!component) throw new Error('The file contains no event');
  return new ICAL.Event(component);
}

describeOnBothEngines((makeDatabase) => {
  test('mails owner and contractor the same event', async () => {
    const peer = await startSmtpPeer();
    const database = await makeDatabase();
    const env = { ...database, SMTP_URL: peer.url, MAIL_TO: owner };
    const server = await startTestServer({ env, nowMs: () => nowMs });
    const answer = await server.post('/contact.php', invitation);
    const { reference } = (await answer.json()) as { reference: string };
    const calendar = await fetch(`${server.url}${answer.headers.get('x-request-page')}/due.ics`);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await calendar.text()).toContain('DTSTART:20261203T190000Z');
    const wrongSeal = `${server.url}/requests/${reference}/0/due.ics`;
    expect((await fetch(wrongSeal)).status).toBe(404);
    expect(decodeURIComponent(answer.headers.get(promiseHeader) ?? '')).toContain(
      'Bids are due Thursday, December\u00a03,\u00a02026 at 2:00\u00a0PM\u00a0EST.',
    );
    await expect.poll(() => peer.received.length, { timeout: 15_000 }).toBe(2);
    const find = (address: string) => peer.received.find((mail) => mail.recipients[0] === address)?.parsed;
    const [toOwner, receipt] = [find(owner), find(invitation.email)];
    const summary = 'Invitation to bid · Clinic on King Street · Charleston · Eve Estimator';
    expect(toOwner?.subject).toBe(`${reference} · ${summary}`);
    for (const mail of [toOwner, receipt]) {
      expect(mail?.text).toContain('Bids are due Thursday, December 3, 2026 at 2:00 PM EST');
      expect(readEvent(mail).startDate.toJSDate().getTime()).toBe(dueMs);
      expect(readEvent(mail).uid).toBe(`${reference}@plumb.example`);
    }
    expect(readEvent(toOwner).summary).toBe('Bid due: Clinic on King Street');
    expect(readEvent(toOwner).location).toBe(invitation.place);
    const who = `${reference}: Eve Estimator, Harbor Builders, 843 555 0170`;
    expect(readEvent(toOwner).description).toBe(who);
    expect(toOwner?.text).toContain('Scopes:\n  Drywall (09 29 00 gypsum board)\n  Painting (09 91 00)');
    // A receipt and its file repeat nothing that was typed.
    const sent = peer.received.find((mail) => mail.recipients[0] === invitation.email)?.raw ?? '';
    const file = /Content-Type: text\/calendar;.*?\r\n\r\n([\w+/=\r\n]+)/s.exec(sent)?.[1] ?? '';
    expect(Buffer.from(file, 'base64').toString()).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
    for (const typed of ['Clinic', 'King Street', 'Harbor', 'Eve Estimator'])
      expect(sent).not.toContain(typed);
    expect(`${readEvent(receipt).summary} ${readEvent(receipt).description}`).not.toMatch(
      /Clinic|Eve|Harbor/,
    );
    expect((await server.store.findLead(reference))?.lead.fields['dueTime']).toBe('14:00');
  });
});

test('reads the checked scopes of a plain form, and shows them again if the day is past', async () => {
  const server = await startTestServer({ nowMs: () => nowMs });
  const form = new URLSearchParams({ ...invitation, scopes: 'Drywall (09 29 00 gypsum board)' });
  form.append('scopes', 'Painting (09 91 00)');
  const post = (body: URLSearchParams) =>
    fetch(`${server.url}/contact.php`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { accept: 'text/html' },
    });
  expect((await post(form)).status).toBe(303);
  const [stored] = await server.store.listLeads();
  expect(stored?.lead.fields['scopes']).toBe(invitation.scopes);
  form.set('dueDate', '2026-11-23');
  form.set('dueTime', '10:00');
  expect((await post(form)).status).toBe(422);
});

test('reads a typed time, and a place without summer time; no choice passes for the service', async () => {
  const peer = await startSmtpPeer();
  const env = { SMTP_URL: peer.url, MAIL_TO: owner };
  const server = await startTestServer({ env, nowMs: () => nowMs });
  const due = { dueDate: '2027-07-15', dueTime: '2 p.m.', timeZone: 'Mountain Time (Arizona)' };
  const terms = { wages: 'Union', bonding: 'Bid bond' };
  expect((await server.post('/contact.php', { ...invitation, ...due, ...terms })).status).toBe(200);
  await expect.poll(() => peer.received.length, { timeout: 15_000 }).toBe(2);
  const receipt = peer.received.find(({ recipients: [to] }) => to === invitation.email)?.parsed;
  expect(readEvent(receipt).startDate.toJSDate().toISOString()).toBe('2027-07-15T21:00:00.000Z');
  expect(receipt?.text).toContain('Your invitation to bid, with a phone number ending in 70, has arrived.');
});

test('reminds the owner once, two office days before, unless the lead is marked or came later', async () => {
  const { hours } = fixtureManifest.company;
  const store = openTestStore({ dataDir: makeTestFolder() });
  const holidays = [{ name: 'A holiday', day: 'December 2' }];
  const plan = async (timeMs: number) => {
    const parts = { store, recipients, followUpHours: 2, hours: () => ({ ...hours, holidays }) };
    await planBidReminders({ ...parts, nowMs: () => timeMs });
    const rows = await store.claimDeliveries({ channel: 'mail', nowMs: timeMs, leaseMs: 1, limit: 50 });
    for (const row of rows) await store.markSent(row, timeMs);
    return rows.map(({ occasion, lead }) => `${occasion} ${lead?.reference}`);
  };
  const save = async (receivedAtMs: number) => {
    const { email, ...others } = invitation;
    const lead = makeLeadAt(receivedAtMs, { kind: 'bid', fields: { email, ...others } });
    const id = lead.reference;
    const mail = { id, occasion: 'new-lead' as const, channel: 'mail' as const, recipient: owner };
    await store.saveLead(lead, [{ ...mail, messageId: `<${id}@plumb.example>` }]);
    return id;
  };
  const [open, marked] = [await save(nowMs), await save(nowMs)];
  await plan(nowMs);
  await store.changeLead(marked, { nowMs, status: 'quoted' });
  // Two office days before Thursday are Tuesday and Monday, because Wednesday is a holiday: Monday at eight.
  const mondayMs = Date.parse('2026-11-30T13:00:00Z');
  expect(await plan(mondayMs - 1)).toEqual([]);
  expect(await plan(mondayMs)).toEqual([`bid-reminder ${open}`]);
  expect(await plan(mondayMs + hourMs)).toEqual([]);
  const late = await save(mondayMs + 2 * hourMs);
  expect(await plan(mondayMs + 2 * hourMs)).toEqual([`new-lead ${late}`]);
  expect(await plan(mondayMs + 20 * hourMs)).toEqual([]);
  const after = await save(nowMs);
  await plan(dueMs);
  expect(await plan(dueMs + 1)).toEqual([]);
  expect((await store.findLead(after))?.deliveries).toHaveLength(1);
});
