/** The lines of a result: TAKEOFF-PAGE. */
import { expect, test } from 'vitest';
import { readWords } from '../../contract/read-words.ts';
import { listTakeoff } from './list-rows.ts';
import { readMaterial, writeMaterial } from './material-text.ts';
import { showTakeoff } from './show-takeoff.ts';

const words = readWords('takeoff');
const show = (query: string) => showTakeoff(new URLSearchParams(query), words);
const lineOf = (query: string, label: string) =>
  [...show(query).drywall.lines, ...show(query).framing.lines].find((line) => line.label === label);

test.each([
  ["8'", '3', '92⅝"'],
  ["9'", '3', '104⅝"'],
  ['120"', '3', '116⅝"'],
  ["8'", '2', '93"'],
  ["8'1", '3', '92½"'],
  ["20'", '3', '235½"'],
])('cuts studs for a wall %s high with %s plates to %s', (height, plates, length) => {
  const query = `wall-length=10&height=${encodeURIComponent(height)}&plates=${plates}`;
  expect(lineOf(query, 'Stud length')?.amount).toBe(length);
});

test('shows no range if its ends are equal', () => {
  expect(lineOf('wall-length=10', 'Plates')).toMatchObject({ amount: '3', range: '2 to 3' });
  expect(lineOf('wall-length=12.5', 'Plates')).toMatchObject({ amount: '3', range: words.lines.exact });
});

test('questions an unlikely area', () => {
  const noteOf = (query: string) => show(query).drywall.notes[0]?.text;
  expect(noteOf('room-length=12&room-width=14&room-height=8')).toContain('3.5 times the floor');
  expect(noteOf('room-length=1&room-width=200&room-height=20')).toContain('check the lengths');
  expect(noteOf('room-length=12&room-width=&room-height=8&room-surfaces=wall')).toBeUndefined();
});

test('parses the material of a lead back from its text', () => {
  const rows =
    listTakeoff(new URLSearchParams('room-length=12&room-width=14&room-height=8&wall-length=9'), words) ?? [];
  const shown = rows.map((row) => row.filter((cell) => cell !== ''));
  expect(shown.length).toBeGreaterThan(20);
  expect(readMaterial(writeMaterial(rows))).toEqual(shown);
});
