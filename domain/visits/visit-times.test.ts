/** VISIT-TIMES */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visitSettings } from '../../contract/visit-settings.ts';
import { weekdays } from '../../contract/weekdays.ts';
import { readLocalDay } from '../local-time.ts';
import { weekdayOffice } from '../weekday-office.testing.ts';
import { findStart, listWindows, type PlannedVisit, mergeSpans } from './visit-times.ts';

const defaults = visitSettings.parse({ on: true });
const at = (text: string) => Temporal.ZonedDateTime.from(text).epochMilliseconds;
const newYork = (local: string) => at(`${local}[America/New_York]`);
const minuteMs = 60_000;

const write = (spans: readonly { fromMs: number; untilMs: number }[], timeZone = 'America/New_York') =>
  spans.map(({ fromMs, untilMs }) =>
    [fromMs, untilMs]
      .map((ms) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone))
      .map((time) => time.toPlainDateTime().toString({ smallestUnit: 'minute' }))
      .join('/'),
  );

describe('windows', () => {
  test('cuts office hours into two hours, after a day of notice', () => {
    // Thursday noon: eight office hours end on Friday noon.
    const windows = listWindows(defaults, weekdayOffice, newYork('2027-03-04T12:00'));
    expect(write(windows).slice(0, 3)).toEqual([
      '2027-03-05T12:00/2027-03-05T14:00',
      '2027-03-05T14:00/2027-03-05T16:00',
      '2027-03-08T08:00/2027-03-08T10:00',
    ]);
    expect(write(windows).at(-1)).toBe('2027-03-25T14:00/2027-03-25T16:00');
  });

  test('leaves out days off, a half day, and what the owner closes', () => {
    const hours = {
      ...weekdayOffice,
      holidays: [{ name: 'Fair', day: 'March 10, closed from noon' }],
      closures: [{ firstDay: '2027-03-11', lastDay: '2027-03-12', fromTime: null, untilTime: null }],
    };
    const settings = { ...defaults, horizon: 10 };
    const days = write(listWindows(settings, hours, newYork('2027-03-08T17:00')));
    expect(days.filter((line) => line.startsWith('2027-03-10'))).toEqual([
      '2027-03-10T08:00/2027-03-10T10:00',
      '2027-03-10T10:00/2027-03-10T12:00',
    ]);
    expect(days.filter((line) => /^2027-03-1[12]/.test(line))).toEqual([]);
  });

  test('keeps the wall time when the clocks change, and leaves out the hour that does not exist', () => {
    const windows = [{ days: [...weekdays], opens: '08:00', closes: '10:00' }];
    const settings = { ...defaults, notice: 0, windows };
    const found = listWindows(settings, weekdayOffice, newYork('2027-03-12T08:00')).slice(0, 4);
    expect(write(found, 'UTC')).toEqual([
      '2027-03-12T13:00/2027-03-12T15:00',
      '2027-03-13T13:00/2027-03-13T15:00',
      '2027-03-14T12:00/2027-03-14T14:00',
      '2027-03-15T12:00/2027-03-15T14:00',
    ]);
    const night = [{ days: [...weekdays], opens: '02:00', closes: '03:00' }];
    const nights = write(
      listWindows({ ...settings, windows: night }, weekdayOffice, newYork('2027-03-12T08:00')),
    );
    expect(nights.slice(0, 2)).toEqual([
      '2027-03-13T02:00/2027-03-13T03:00',
      '2027-03-15T02:00/2027-03-15T03:00',
    ]);
  });

  test('leaves Arizona without summer time', () => {
    const hours = { ...weekdayOffice, timeZone: 'America/Phoenix' };
    const windows = listWindows({ ...defaults, notice: 0 }, hours, at('2027-03-12T07:00[America/Phoenix]'));
    expect(write(windows, 'UTC').filter((line) => /^2027-03-1[25]T15/.test(line))).toHaveLength(2);
  });

  test('offers nothing if the office never opens', () => {
    expect(listWindows(defaults, { ...weekdayOffice, office: [] }, newYork('2027-03-04T12:00'))).toEqual([]);
  });
});

describe('start', () => {
  const window = { fromMs: newYork('2027-03-09T08:00'), untilMs: newYork('2027-03-09T10:00') };
  const find = (day: Parameters<typeof findStart>[1], area: string | null = 'Coast', settings = defaults) => {
    const ms = findStart(window, day, area, settings, 'America/New_York');
    return ms && write([{ fromMs: ms, untilMs: ms }])[0]?.slice(11, 16);
  };
  const span = (from: string, until: string) => ({
    fromMs: newYork(`2027-03-09T${from}`),
    untilMs: newYork(`2027-03-09T${until}`),
  });
  const visit = (from: string, until: string, area: string | null) => ({ ...span(from, until), area });

  test.each([
    ['an empty day', { busy: [], visits: [] }, '08:00'],
    ['an appointment until 8:30', { busy: [span('07:00', '08:30')], visits: [] }, '08:45'],
    [
      'one that began yesterday',
      { busy: [{ fromMs: 0, untilMs: newYork('2027-03-09T08:01') }], visits: [] },
      '08:20',
    ],
    ['one in five minutes', { busy: [span('09:10', '09:30')], visits: [] }, '09:45'],
    ['a visit in the same area', { busy: [], visits: [visit('08:00', '09:00', 'Coast')] }, '09:15'],
    ['a visit elsewhere', { busy: [], visits: [visit('08:00', '09:00', 'Hills')] }, '09:45'],
    ['a visit without a ZIP code', { busy: [], visits: [visit('08:00', '09:00', null)] }, '09:45'],
    ['a visit after it, too near', { busy: [], visits: [visit('09:30', '10:30', 'Hills')] }, undefined],
    ['a long appointment', { busy: [span('08:30', '10:30')], visits: [] }, undefined],
  ])('finds a start next to %s', (_, day, expected) => {
    expect(find(day)).toBe(expected);
  });

  test('uses the table of drives in both directions', () => {
    const settings = { ...defaults, drives: [{ from: 'Hills', to: 'Coast', minutes: 45 }] };
    expect(find({ busy: [], visits: [visit('08:00', '09:00', 'Hills')] }, 'Coast', settings)).toBe('10:00');
    expect(find({ busy: [], visits: [visit('08:00', '09:00', 'Coast')] }, 'Hills', settings)).toBe('10:00');
  });

  test('offers no more visits than the most of a day', () => {
    const visits = [visit('12:00', '13:00', 'Coast'), visit('14:00', '15:00', 'Coast')];
    expect(find({ busy: [], visits }, 'Coast', { ...defaults, mostADay: 2 })).toBeUndefined();
    expect(find({ busy: [], visits }, 'Coast', { ...defaults, mostADay: 3 })).toBe('08:00');
  });

  test('never plans two visits without time for the drive, on days of 23, 24 and 25 hours', () => {
    const areas = [null, 'Coast', 'Hills', 'Town'];
    const settings = fc.record({
      length: fc.integer({ min: 5, max: 240 }),
      buffer: fc.integer({ min: 0, max: 60 }),
      drive: fc.integer({ min: 0, max: 120 }),
      mostADay: fc.integer({ min: 1, max: 8 }),
      minutes: fc.integer({ min: 0, max: 200 }),
    });
    const starts = ['2027-03-14T00:00', '2027-06-01T00:00', '2027-11-07T00:00'].map(newYork);
    const picks = fc.array(
      fc.record({ hour: fc.integer({ min: 0, max: 22 }), area: fc.constantFrom(...areas) }),
      {
        maxLength: 12,
      },
    );
    const busy = fc.array(fc.tuple(fc.integer({ min: -300, max: 1500 }), fc.integer({ min: 1, max: 400 })), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(settings, fc.constantFrom(...starts), picks, busy, (given, dayMs, asked, appointments) => {
        const { minutes, ...rest } = given;
        const all = { ...defaults, ...rest, drives: [{ from: 'Coast', to: 'Hills', minutes }] };
        const calendar = appointments.map(([from, length]) => ({
          fromMs: dayMs + from * minuteMs,
          untilMs: dayMs + (from + length) * minuteMs,
        }));
        const visits: PlannedVisit[] = [];
        for (const { hour, area } of asked) {
          const fromMs = dayMs + hour * 60 * minuteMs;
          const one = { fromMs, untilMs: fromMs + 120 * minuteMs };
          const startMs = findStart(one, { busy: calendar, visits }, area, all, 'America/New_York');
          if (startMs === undefined) continue;
          expect(startMs).toBeGreaterThanOrEqual(one.fromMs);
          expect(startMs).toBeLessThanOrEqual(one.untilMs);
          visits.push({ fromMs: startMs, untilMs: startMs + all.length * minuteMs, area });
        }
        visits.sort((one, other) => one.fromMs - other.fromMs);
        const pairs = visits.slice(1).map((next, index) => [visits[index] as PlannedVisit, next] as const);
        for (const [one, next] of pairs) {
          const names = [one.area, next.area];
          const isInTable = names.includes('Coast') && names.includes('Hills');
          const isSame = one.area !== null && one.area === next.area;
          const drive = isInTable ? minutes : isSame ? 0 : all.drive;
          expect(next.fromMs - one.untilMs).toBeGreaterThanOrEqual((all.buffer + drive) * minuteMs);
        }
        for (const { fromMs, untilMs } of visits)
          for (const block of calendar)
            expect(
              untilMs + all.buffer * minuteMs <= block.fromMs ||
                block.untilMs + all.buffer * minuteMs <= fromMs,
            ).toBe(true);
        const counts = Object.values(
          Object.groupBy(visits, ({ fromMs }) => readLocalDay(fromMs, 'America/New_York')),
        );
        for (const ofDay of counts) expect(ofDay?.length).toBeLessThanOrEqual(all.mostADay);
      }),
    );
  });
});

test('merges spans in any order, also one within another', () => {
  const spans = [
    { fromMs: 40, untilMs: 50 },
    { fromMs: 0, untilMs: 30 },
    { fromMs: 10, untilMs: 20 },
    { fromMs: 30, untilMs: 35 },
  ];
  expect(mergeSpans(spans)).toEqual([
    { fromMs: 0, untilMs: 35 },
    { fromMs: 40, untilMs: 50 },
  ]);
});
