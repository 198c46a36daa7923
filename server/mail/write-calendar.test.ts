import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { writeCalendar } from './write-calendar.ts';

const company = { name: 'Plumb & True', url: 'https://plumb.example', email: 'office@plumb.example' };
const event = {
  uid: 'PT-7K3F-9QX2@',
  stampMs: Date.parse('2026-11-22T15:00:00Z'),
  fromMs: Date.parse('2026-12-03T19:00:00Z'),
  untilMs: Date.parse('2026-12-03T19:15:00Z'),
  summary: 'Bid due: Harbor; Clinic, phase “2”\\',
  description: `${'A very long line about the drawings, '.repeat(9)}\nand \u{1f3e0}`,
  location: '12 King Street, Charleston, SC',
  alarmMinutes: 1440,
};

test('writes an event that another parser reads back unchanged', () => {
  const calendar = new ICAL.Component(ICAL.parse(writeCalendar([event], company)) as unknown[]);
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The calendar has no event');
  const read = new ICAL.Event(component);
  expect(read.uid).toBe('PT-7K3F-9QX2@plumb.example');
  expect(read.startDate.toJSDate().toISOString()).toBe('2026-12-03T19:00:00.000Z');
  expect(read.endDate.toJSDate().toISOString()).toBe('2026-12-03T19:15:00.000Z');
  expect([read.summary, read.description, read.location]).toEqual([
    event.summary,
    event.description,
    event.location,
  ]);
  expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-22T15:00:00Z');
  const alarm = component.getFirstSubcomponent('valarm');
  expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
  expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('-P1D');
});

test('ends lines with CRLF and folds them at 75 bytes', () => {
  const text = writeCalendar([event], company);
  const lines = text.split('\r\n');
  expect(lines.join('')).not.toMatch(/[\r\n]/);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('escapes line breaks in typed text', () => {
  const text = writeCalendar(
    [{ ...event, summary: 'A\r\nATTACH:https://evil.example/', location: 'x\u202e\nEND:VEVENT' }],
    company,
  );
  // Direction controls are removed, too.
  expect(text).not.toMatch(/\p{Cf}/u);
  expect(text).not.toMatch(/^(?:ATTACH|END:VEVENT.*END)/m);
  expect(text.match(/^END:VEVENT/gm)).toHaveLength(1);
});
