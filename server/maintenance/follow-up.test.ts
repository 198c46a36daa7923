import { expect, test } from 'vitest';
import { chooseRecipients } from '../outbox/plan-deliveries.ts';
import type { NewLead } from '../store/records.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { makeLeadAt } from '../testing/seed-leads.ts';
import { makeTestFolder } from '../testing/start-test-server.ts';
import { findPromise, type OfficeHours } from '../../domain/office-clock.ts';
import { weekdayOffice } from '../../domain/weekday-office.testing.ts';
import { planForLead } from '../outbox/plan-deliveries.ts';
import { planReminders } from './follow-up.ts';

const hourMs = 60 * 60_000;
/** Monday, 10 AM in Summerville; the answer is promised by five. */
const mondayMs = Date.parse('2026-11-23T15:00:00Z');
const fiveMs = mondayMs + 7 * hourMs;
const hours = weekdayOffice;
const [owner, second] = ['owner@plumb.example', 'second@plumb.example'];
const setting = { mailFrom: undefined, mailTo: [owner], alertTo: undefined, webhookUrl: undefined };

function prepare(
  followUpTo: string[] = [second, owner.toUpperCase()],
  followUpHours: 2 | 'off' = 2,
  hours: OfficeHours = weekdayOffice,
) {
  const store = openTestStore({ dataDir: makeTestFolder() });
  const recipients = chooseRecipients({ ...setting, followUpTo }, owner);
  const save = async (change: Partial<NewLead> = {}, receivedAtMs = mondayMs, promisedIn = hours) => {
    const lead = makeLeadAt(receivedAtMs, {
      promise: findPromise(receivedAtMs, promisedIn) ?? null,
      ...change,
    });
    await store.saveLead(lead, planForLead(lead, recipients));
    return lead.reference;
  };
  /** Runs a round at this time and returns its mails as occasion and recipient. */
  const round = async (nowMs: number) => {
    await planReminders({ store, recipients, followUpHours, hours: () => hours, nowMs: () => nowMs });
    const rows = await store.claimDeliveries({ channel: 'mail', nowMs, leaseMs: 1, limit: 50 });
    for (const row of rows) await store.markSent(row, nowMs);
    return rows
      .filter(({ occasion }) => occasion !== 'receipt')
      .map(({ occasion, recipient }) => `${occasion} ${recipient}`);
  };
  return { store, save, round };
}

test('reminds the owner once of an unmarked lead when the promised time is over, then the second address once', async () => {
  const { save, round } = prepare();
  await save();
  expect(await round(mondayMs)).toEqual([`new-lead ${owner}`]);
  expect(await round(fiveMs - 1)).toEqual([]);
  expect(await round(fiveMs)).toEqual([`reminder ${owner}`]);
  // Two office hours later it is 10 AM on Tuesday, because the night does not count.
  expect(await round(fiveMs + 17 * hourMs - 1)).toEqual([]);
  expect(await round(fiveMs + 17 * hourMs)).toEqual([`second-reminder ${second}`]);
  for (let hour = 18; hour < 24 * 20; hour += 7) expect(await round(fiveMs + hour * hourMs)).toEqual([]);
});

test('stops reminders after a mark, even one that waits for the mail server', async () => {
  const { store, save, round } = prepare();
  const [early, between, late] = [await save(), await save(), await save()];
  await round(mondayMs);
  await store.changeLead(early, { nowMs: mondayMs, status: 'contacted' });
  await planReminders({
    store,
    followUpHours: 2,
    hours: () => hours,
    nowMs: () => fiveMs,
    recipients: chooseRecipients(setting, owner),
  });
  await store.changeLead(between, { nowMs: fiveMs, status: 'withdrawn' });
  expect(await round(fiveMs)).toEqual([`reminder ${owner}`]);
  expect((await store.countDeliveries()).pending).toBe(0);
  await store.changeLead(late, { nowMs: fiveMs, status: 'quoted' });
  expect(await round(fiveMs + 48 * hourMs)).toEqual([]);
});

test('sends no reminder of an erased lead, junk, a comment, or a lead of two weeks ago', async () => {
  const { store, save, round } = prepare();
  const erased = await save();
  await save({ judgement: { verdict: 'junk', score: 9, reasons: [] } });
  await save({ kind: 'blog-reply', promise: null });
  await save({}, fiveMs - 15 * 24 * hourMs);
  await round(mondayMs);
  await store.eraseLead(erased);
  expect(await round(fiveMs)).toEqual([]);
});

test('reminds of a lead that was mailed late two office hours after its mail', async () => {
  const { save, round, store } = prepare();
  await save();
  await planReminders({
    store,
    followUpHours: 2,
    hours: () => hours,
    nowMs: () => fiveMs + hourMs,
    recipients: chooseRecipients(setting, owner),
  });
  // The mail server is back on Tuesday at nine.
  expect(await round(fiveMs + 16 * hourMs)).toEqual([`new-lead ${owner}`]);
  expect(await round(fiveMs + 18 * hourMs - 1)).toEqual([]);
  expect(await round(fiveMs + 18 * hourMs)).toEqual([`reminder ${owner}`]);
});

test('reminds only the owner without a second address, and nobody with "off"', async () => {
  const alone = prepare([]);
  await alone.save();
  await alone.round(mondayMs);
  expect(await alone.round(fiveMs)).toEqual([`reminder ${owner}`]);
  expect(await alone.round(fiveMs + 100 * hourMs)).toEqual([]);
  const off = prepare([second], 'off');
  await off.save();
  await off.round(mondayMs);
  expect(await off.round(fiveMs + 100 * hourMs)).toEqual([]);
});

test('reminds of fifty leads per round, and reaches all others in later rounds', async () => {
  const { save, round } = prepare([]);
  // Several leads share a moment, and there is more than one page.
  for (let lead = 0; lead < 230; lead++) await save({}, mondayMs - Math.floor(lead / 3));
  while ((await round(mondayMs)).length > 0);
  const amounts: number[] = [];
  for (let minutes = 0; minutes < 30; minutes += 5)
    amounts.push((await round(fiveMs + minutes * 60_000)).length);
  expect(amounts).toEqual([50, 50, 50, 50, 30, 0]);
});

const closure = {
  firstDay: '2026-11-24',
  lastDay: '2026-12-18',
  fromTime: null,
  untilTime: null,
};

test('reminds at the promised time after a closure of weeks, and of an earlier promise when it was due (OFFICE-PROMISE-STAYS)', async () => {
  const { save, round } = prepare(undefined, 2, { ...weekdayOffice, closures: [closure] });
  // Before somebody entered the closure.
  await save({}, mondayMs, weekdayOffice);
  await round(mondayMs);
  expect(await round(fiveMs)).toEqual([`reminder ${owner}`]);
  // The office hours between the two reminders pause.
  expect(await round(fiveMs + 48 * hourMs)).toEqual([]);
  const lateMs = fiveMs + hourMs;
  await save({}, lateMs);
  await round(lateMs);
  const openMs = Date.parse('2026-12-21T13:00:00Z');
  expect(await round(openMs - hourMs)).toEqual([]);
  expect(await round(openMs + 2 * hourMs)).toEqual([`second-reminder ${second}`]);
  expect(await round(openMs + 9 * hourMs)).toEqual([`reminder ${owner}`]);
});
