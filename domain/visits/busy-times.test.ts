/** VISIT-BUSY: feeds in the shapes of Google, Outlook, iCloud, Radicale and Nextcloud, and what no feed there has. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findBusyTimes } from './busy-times.ts';
import feeds from './feeds/busy.json' with { type: 'json' };
import rules from './feeds/rules.json' with { type: 'json' };
import { listStarts, parseLocal } from './repeat-rule.ts';

const timeZone = 'America/New_York';
const spring = { fromMs: Date.parse('2027-03-01T05:00Z'), untilMs: Date.parse('2027-03-29T04:00Z') };
const fall = { fromMs: Date.parse('2027-11-01T04:00Z'), untilMs: Date.parse('2027-11-29T05:00Z') };
const encode = (text: string) => new TextEncoder().encode(text);
const toText = (ms: number) => new Date(ms).toISOString().replace(':00.000', '');

const find = (lines: string, range = spring, addresses: string[] = []) => {
  const file = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${lines.trim().replaceAll(/\n\s*/g, '\r\n')}\r\nEND:VCALENDAR\r\n`;
  const { busy, unknownZones } = findBusyTimes(encode(file), { ...range, timeZone, addresses });
  return { busy: busy.map(({ fromMs, untilMs }) => `${toText(fromMs)}/${toText(untilMs)}`), unknownZones };
};
const findEvent = (lines: string, range = spring, addresses: string[] = []) =>
  find(`BEGIN:VEVENT\nUID:1\n${lines.trim()}\nEND:VEVENT`, range, addresses).busy;

test.each(feeds.feeds)('reads $feed: $why', ({ feed, zone, from, to, busy }) => {
  const bytes = readFileSync(new URL(`feeds/${feed}`, import.meta.url));
  const range = { fromMs: Date.parse(from), untilMs: Date.parse(to) };
  const found = findBusyTimes(bytes, { ...range, timeZone: zone, addresses: [] });
  expect(found.busy.map(({ fromMs, untilMs }) => [toText(fromMs), toText(untilMs)])).toEqual(
    busy.map((span) => span.map((time) => toText(Date.parse(time)))),
  );
  expect(found.unknownZones).toEqual([]);
});

const inZone = (local: string) => `DTSTART;TZID=America/New_York:${local}\nDURATION:PT1H`;

describe('single rules', () => {
  test.each([
    [
      'reads a whole day in the zone of the calendar',
      'DTSTART;VALUE=DATE:20270314\nDTEND;VALUE=DATE:20270314',
      ['2027-03-14T05:00Z/2027-03-15T04:00Z'],
    ],
    [
      'takes out a date of another zone',
      `${inZone('20270301T090000')}\nRRULE:FREQ=WEEKLY;COUNT=3\nEXDATE;TZID=America/Chicago:20270308T080000`,
      ['2027-03-01T14:00Z/2027-03-01T15:00Z', '2027-03-15T13:00Z/2027-03-15T14:00Z'],
    ],
    [
      'takes out a day of a series with times',
      `${inZone('20270301T210000')}\nRRULE:FREQ=WEEKLY;COUNT=2\nEXDATE;VALUE=DATE:20270308`,
      ['2027-03-02T02:00Z/2027-03-02T03:00Z'],
    ],
    [
      'counts the whole day of an end without a time',
      `${inZone('20270301T210000')}\nRRULE:FREQ=DAILY;UNTIL=20270302`,
      ['2027-03-02T02:00Z/2027-03-02T03:00Z', '2027-03-03T02:00Z/2027-03-03T03:00Z'],
    ],
    [
      'counts the last start that is the end in UTC, after the change of clocks',
      `${inZone('20270308T090000')}\nRRULE:FREQ=WEEKLY;UNTIL=20270315T130000Z`,
      ['2027-03-08T14:00Z/2027-03-08T15:00Z', '2027-03-15T13:00Z/2027-03-15T14:00Z'],
    ],
    [
      'does not count a start after the end in UTC',
      `${inZone('20270308T090000')}\nRRULE:FREQ=WEEKLY;UNTIL=20270315T125959Z`,
      ['2027-03-08T14:00Z/2027-03-08T15:00Z'],
    ],
    [
      'leaves out and does not count the hour that does not exist',
      `${inZone('20270313T023000')}\nRRULE:FREQ=DAILY;COUNT=3`,
      [
        '2027-03-13T07:30Z/2027-03-13T08:30Z',
        '2027-03-15T06:30Z/2027-03-15T07:30Z',
        '2027-03-16T06:30Z/2027-03-16T07:30Z',
      ],
    ],
    [
      'keeps the wall time for a day',
      'DTSTART;TZID=America/New_York:20270313T120000\nDURATION:P1D',
      ['2027-03-13T17:00Z/2027-03-14T16:00Z'],
    ],
    [
      'repeats an hourly event at each of its minutes',
      `${inZone('20270301T090000')}\nRRULE:FREQ=HOURLY;INTERVAL=12;BYMINUTE=15,30;COUNT=3`.replace(
        'PT1H',
        'PT5M',
      ),
      [
        '2027-03-01T14:00Z/2027-03-01T14:05Z',
        '2027-03-01T14:15Z/2027-03-01T14:20Z',
        '2027-03-01T14:30Z/2027-03-01T14:35Z',
        '2027-03-02T02:15Z/2027-03-02T02:20Z',
      ],
    ],
    [
      'repeats on a plain weekday and on a counted one',
      `${inZone('20270302T090000')}\nRRULE:FREQ=MONTHLY;BYDAY=TU,2FR;UNTIL=20270312T235900Z`,
      [
        '2027-03-02T14:00Z/2027-03-02T15:00Z',
        '2027-03-09T14:00Z/2027-03-09T15:00Z',
        '2027-03-12T14:00Z/2027-03-12T15:00Z',
      ],
    ],
    [
      'takes the weekday of a week of the year from the first date',
      `${inZone('20220619T090000')}\nRRULE:FREQ=YEARLY;BYWEEKNO=10`,
      ['2027-03-14T13:00Z/2027-03-14T14:00Z'],
    ],
    [
      'reads a rule in small letters',
      `${inZone('20270301T090000')}\nrrule:freq=weekly;count=2`,
      ['2027-03-01T14:00Z/2027-03-01T15:00Z', '2027-03-08T14:00Z/2027-03-08T15:00Z'],
    ],
    ['counts the dates before the range', `${inZone('20270201T090000')}\nRRULE:FREQ=WEEKLY;COUNT=4`, []],
    ['skips months without the day', `${inZone('20270131T100000')}\nRRULE:FREQ=MONTHLY`, []],
    [
      'keeps a first date that does not fit the rule',
      `${inZone('20270303T100000')}\nRRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=2`,
      [
        '2027-03-03T15:00Z/2027-03-03T16:00Z',
        '2027-03-08T15:00Z/2027-03-08T16:00Z',
        '2027-03-15T14:00Z/2027-03-15T15:00Z',
      ],
    ],
    [
      'adds further dates to a rule, and periods with their own length',
      `${inZone('20270301T090000')}\nRRULE:FREQ=DAILY;COUNT=1\nRDATE;VALUE=PERIOD:20270303T140000Z/20270303T143000Z,20270304T140000Z/PT3H`,
      [
        '2027-03-01T14:00Z/2027-03-01T15:00Z',
        '2027-03-03T14:00Z/2027-03-03T14:30Z',
        '2027-03-04T14:00Z/2027-03-04T17:00Z',
      ],
    ],
    [
      'reads a name behind a vendor’s prefix',
      'DTSTART;TZID=/mozilla.org/20050126_1/America/New_York:20270301T090000\nDURATION:PT1H',
      ['2027-03-01T14:00Z/2027-03-01T15:00Z'],
    ],
    [
      'does not take small letters for other words',
      'dtstart:20270301T140000z\ndtend:20270301t150000z\ntransp:transparent',
      [],
    ],
    ['takes no time without an end', 'DTSTART:20270301T140000Z', []],
    ['ignores what ends before it begins', 'DTSTART:20270301T140000Z\nDTEND:20270301T130000Z', []],
  ])('%s', (_, lines, expected) => {
    expect(findEvent(lines)).toEqual(expected);
  });

  test('takes the first of two equal hours', () => {
    expect(findEvent(inZone('20271107T013000'), fall)).toEqual(['2027-11-07T05:30Z/2027-11-07T06:30Z']);
  });

  test('skips years without February 29', () => {
    const range = { fromMs: Date.parse('2027-02-01T00:00Z'), untilMs: Date.parse('2028-04-01T00:00Z') };
    const lines = 'DTSTART;VALUE=DATE:20240229\nRRULE:FREQ=YEARLY';
    expect(findEvent(lines, range)).toEqual(['2028-02-29T05:00Z/2028-03-01T05:00Z']);
  });

  test('leaves out what the owner declined, in any spelling of the address', () => {
    const lines = `${inZone('20270301T090000')}\nATTENDEE;PARTSTAT=DECLINED;CN="Ann: Lee":MAILTO:Ann@Plumb.example`;
    expect(findEvent(lines, spring, ['ann@plumb.example'])).toEqual([]);
    expect(findEvent(lines, spring, ['other@plumb.example'])).toHaveLength(1);
  });
});

describe('changed dates', () => {
  const series = `BEGIN:VEVENT\nUID:1\n${inZone('20270301T090000')}\nRRULE:FREQ=WEEKLY;COUNT=4\nEND:VEVENT`;
  const change = (lines: string) => `${series}\nBEGIN:VEVENT\nUID:1\n${lines}\nEND:VEVENT`;

  test('moves all later dates with the changed one, by the time on the wall', () => {
    const { busy } = find(
      change(
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:20270308T090000\nDTSTART;TZID=America/New_York:20270309T110000\nDURATION:PT2H',
      ),
    );
    expect(busy).toEqual([
      '2027-03-01T14:00Z/2027-03-01T15:00Z',
      '2027-03-09T16:00Z/2027-03-09T18:00Z',
      '2027-03-16T15:00Z/2027-03-16T17:00Z',
      '2027-03-23T15:00Z/2027-03-23T17:00Z',
    ]);
  });

  test('finds the date that a day names', () => {
    const { busy } = find(
      change('RECURRENCE-ID;VALUE=DATE:20270308\nDTSTART:20270308T200000Z\nSTATUS:CANCELLED'),
    );
    expect(busy.map((span) => span.slice(0, 10))).toEqual(['2027-03-01', '2027-03-15', '2027-03-22']);
  });
});

describe('zones', () => {
  const eastern = (name: string) =>
    `BEGIN:VTIMEZONE\nTZID:${name}\nBEGIN:STANDARD\nDTSTART:20271107T020000\nTZOFFSETFROM:-0400\nTZOFFSETTO:-0500\nEND:STANDARD\nEND:VTIMEZONE`;
  const event = (name: string) =>
    `BEGIN:VEVENT\nUID:1\nDTSTART;TZID=${name}:20270316T090000\nDURATION:PT1H\nEND:VEVENT`;

  test('goes by a name that everybody has, not by its definition for one year', () => {
    expect(find(`${eastern('America/Chicago')}\n${event('America/Chicago')}`).busy).toEqual([
      '2027-03-16T14:00Z/2027-03-16T15:00Z',
    ]);
  });

  test.each([
    ['EST', '13'],
    ['EDT', '13'],
    ['CST', '14'],
    ['PST', '16'],
  ])('reads %s in summer as the time that its region has', (name, hour) => {
    expect(find(event(name))).toEqual({
      busy: [`2027-03-16T${hour}:00Z/2027-03-16T${Number(hour) + 1}:00Z`],
      unknownZones: [],
    });
  });

  test('goes by the definition of an abbreviation, and reports one that has two meanings', () => {
    const china = eastern('CST')
      .replace('TZOFFSETTO:-0500', 'TZOFFSETTO:+0800')
      .replace('20271107', '19700101');
    expect(find(`${china}\n${event('CST')}`).busy).toEqual(['2027-03-16T01:00Z/2027-03-16T02:00Z']);
    expect(find(event('MST'))).toEqual({
      busy: ['2027-03-16T13:00Z/2027-03-16T14:00Z'],
      unknownZones: ['MST'],
    });
  });

  test('forgets a definition with its calendar', () => {
    const one = `${eastern('Custom')}\n${event('Custom')}`;
    const two = `${one}\nEND:VCALENDAR\nBEGIN:VCALENDAR\nX-WR-TIMEZONE:America/Denver\n${event('Custom').replace('16T', '17T')}`;
    expect(find(two)).toEqual({
      busy: ['2027-03-16T13:00Z/2027-03-16T14:00Z', '2027-03-17T15:00Z/2027-03-17T16:00Z'],
      unknownZones: ['Custom'],
    });
  });

  test('gives times without a zone that of the calendar, and leaves a series in UTC alone', () => {
    const lines = `X-WR-TIMEZONE:America/Denver\nBEGIN:VEVENT\nUID:1\nDTSTART:20270301T090000\nDURATION:PT1H\nEND:VEVENT\nBEGIN:VEVENT\nUID:2\nDTSTART:20270312T140000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=4\nEND:VEVENT`;
    const { busy } = find(lines);
    expect(busy[0]).toBe('2027-03-01T16:00Z/2027-03-01T17:00Z');
    expect(busy.slice(1).every((span) => span.slice(10) === `T14:00Z/${span.slice(18, 28)}T15:00Z`)).toBe(
      true,
    );
  });
});

test.each([
  ['a sign-in page', '<!doctype html><title>Sign in</title>'],
  ['an empty answer', ''],
  ['a file that was cut off', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20270301T140000Z\n'],
  ['a calendar whose event is cut off', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR\n'],
  [
    'a rule that it does not know',
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20270301T140000Z\nDURATION:PT1H\nRRULE:FREQ=LUNAR\nEND:VEVENT\nEND:VCALENDAR',
  ],
  ['a time that is none', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:tomorrow\nEND:VEVENT\nEND:VCALENDAR'],
])('refuses %s, so that it never counts as free', (_, text) => {
  expect(() => findBusyTimes(encode(text), { ...spring, timeZone, addresses: [] })).toThrow(
    expect.objectContaining({ name: 'CalendarError' }),
  );
});

test('takes a calendar without events for a free one', () => {
  expect(find('PRODID:-//a//b//EN').busy).toEqual([]);
});

/** The dates are those of python-dateutil 2.9; the first date is February 29, 2024, 9:30. */
const startMs = Date.UTC(2024, 1, 29, 9, 30);
const toInstant = (ms: number) => ms;

test.each(rules)('repeats by the rule $rule', ({ rule, dates }) => {
  const expected = dates.split(' ');
  const untilMs = parseLocal(`${expected.at(-1)}00`) ?? 0;
  const found = listStarts(rule, startMs, { fromMs: 0, untilMs, toInstant });
  expect(found.map((ms) => new Date(ms).toISOString().replaceAll(/[-:]/g, '').slice(0, 13))).toEqual(
    expected,
  );
});

test.each([
  'FREQ=YEARLY;BYWEEKNO=2,52;BYMONTHDAY=28,30',
  'FREQ=YEARLY;BYYEARDAY=100;BYDAY=MO',
  'FREQ=YEARLY;BYMONTHDAY=13,30;BYDAY=5TU',
  'FREQ=YEARLY;BYDAY=MO,20FR',
  'FREQ=YEARLY;RSCALE=CHINESE',
  'FREQ=SECONDLY;COUNT=1000000',
  'FREQ=DAILY;BYSETPOS=0',
])('refuses the rule %s, which may be at any time', (rule) => {
  const range = { fromMs: startMs, untilMs: Date.UTC(2027, 0, 1), toInstant };
  expect(() => listStarts(rule, startMs, range)).toThrow(expect.objectContaining({ name: 'CalendarError' }));
});
