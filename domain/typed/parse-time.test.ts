/** TYPED-DATE */
import { expect, test } from 'vitest';
import { parseTime } from './parse-time.ts';

test.each([
  ['14:00', '14:00'],
  ['02:00', '02:00'],
  ['14:00:00', '14:00'],
  ['2 PM', '14:00'],
  ['2pm', '14:00'],
  ['2 p.m.', '14:00'],
  ['2:30 P.M.', '14:30'],
  ['02:00 PM', '14:00'],
  ['2.15 pm', '14:15'],
  ['2p', '14:00'],
  ['11 a', '11:00'],
  ['12 AM', '00:00'],
  ['12:05 pm', '12:05'],
  ['noon', '12:00'],
  ['12 noon', '12:00'],
  ['1400', '14:00'],
  ['1400 hrs', '14:00'],
  ['0930', '09:30'],
  ['14h00', '14:00'],
  ['２ＰＭ', '14:00'],
  ['2:00\u202fPM', '14:00'],
  ['230pm', '14:30'],
  ['0230 PM', '14:30'],
  ['1230 pm', '12:30'],
  ['110 pm', '13:10'],
  ['2 30 pm', '14:30'],
  ['2-PM', '14:00'],
  ["2 o'clock PM", '14:00'],
  ['2 in the afternoon', '14:00'],
  ['9:30 in the morning', '09:30'],
  ['by 2:00 PM', '14:00'],
  ['2:00 PM local time', '14:00'],
  ['noon sharp', '12:00'],
  ['Noon.', '12:00'],
])('reads %s as %s', (text, time) => {
  expect(parseTime(text)).toBe(time);
});

test.each([
  ['2:00', 'morning or afternoon'],
  ['2', 'morning or afternoon'],
  ['13 PM', 'no hour'],
  ['25:00', 'no hour'],
  ['2:75 PM', 'no minute'],
  ['2 PM EST', 'another time zone, perhaps'],
  ['close of business', 'no time'],
  ['midnight', 'the beginning of the day or its end'],
  ['900', 'morning or evening'],
  ['', 'nothing'],
])('refuses %s: %s', (text) => {
  expect(parseTime(text)).toBeUndefined();
});
