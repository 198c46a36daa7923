/** TAKEOFF-FIELDS, TAKEOFF-ADDRESS: the possible inputs in the address, and how they are read. */
import { expect, test } from 'vitest';
import { writeLength } from '../typed/parse-length.ts';
import { readTakeoff, writeQuery } from './read-takeoff.ts';
import type { Cell } from './takeoff-cells.ts';
import {
  cellsOf,
  exampleRows,
  listNames,
  longestText,
  mostRows,
  singleFields,
  singleNames,
  type TakeoffField,
} from '../../contract/takeoff-fields.ts';
import { createRandom, pickNumber, pick, type Random } from '../random.ts';

const read = (query: string) => readTakeoff(new URLSearchParams(query));
const problemOf = (cell: Cell | undefined) => cell?.problem?.type;

test('counts the example without dimensions, with all other parameters', () => {
  const { rows, singles, drywall, framing } = read('board=4x12');
  expect(rows.room.map(({ length }) => length?.text)).toEqual(exampleRows.room.map(({ length }) => length));
  expect([singles.board.text, drywall?.board, framing?.walls]).toEqual(['4x12', '4x12', [168, 144]]);
});

test('keeps the cells of a row together, also after an empty row', () => {
  const { rows, drywall } = read(
    'room-length=10&room-width=9&room-height=8&room-length=&room-width=&room-height=&room-length=20&room-width=19&room-height=9',
  );
  expect(rows.room.map(({ length, height }) => [length?.text, height?.text])).toEqual([
    ['10', '8'],
    ['', ''],
    ['20', '9'],
  ]);
  expect(drywall?.rooms.map(({ length, width, height }) => [length, width, height])).toEqual([
    [120, 108, 96],
    [240, 228, 108],
  ]);
});

test('needs no width for a wall and no height for a ceiling, and counts each once', () => {
  const job = read(
    'room-length=40&room-width=&room-height=8&room-surfaces=wall&room-length=14&room-width=10&room-height=&room-surfaces=ceiling',
  ).drywall;
  // The published example D4, with a wall of 40 instead of 48 ft.
  expect(job?.extraWall).toBe(480 * 96);
  expect(job?.rooms).toEqual([{ length: 168, width: 120, height: 0, hasWalls: false, hasCeiling: true }]);
});

test.each([
  ['room-length=0.9&room-width=9&room-height=8', 'length', 'outside'],
  ['room-length=200&room-width=200.1&room-height=8', 'width', 'outside'],
  ["room-length=9&room-width=9&room-height=5'11", 'height', 'outside'],
  ["room-length=9&room-width=9&room-height=20'1", 'height', 'outside'],
  ['room-length=9&room-width=9&room-height=8&room-corners=21', 'corners', 'count'],
  ['room-length=9&room-width=9&room-height=8&room-corners=1.5', 'corners', 'count'],
  ['room-length=9&room-width=&room-height=8', 'width', 'missing'],
  ['room-length=9&room-width=-9&room-height=8', 'width', 'length'],
  // TYPED-LENGTH
  ['room-length=9&room-width=97 1/8&room-height=8', 'width', 'either'],
])('reports the error in %s at %s', (query, cell, problem) => {
  const { rows, drywall } = read(query);
  expect([problemOf(rows.room[0]?.[cell]), drywall]).toEqual([problem, undefined]);
});

function makeText(random: Random, field: TakeoffField): string {
  if (random() < 0.15) return pick(random, ['', 'x', '-1', '<b>', '9'.repeat(60), ' 12 6 ', '１２']);
  if (field.type === 'choice') return pick(random, field.options);
  const number = pickNumber(random, field.min, field.max);
  return field.type === 'count' ? String(number) : writeLength(number);
}

function makeParameters(random: Random): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const name of singleNames)
    if (random() < 0.7) parameters.append(name, makeText(random, singleFields[name]));
  for (const list of listNames) {
    for (let row = pickNumber(random, 0, mostRows[list] + 2); row > 0; row--) {
      for (const [name, field] of cellsOf(list))
        parameters.append(`${list}-${name}`, makeText(random, field));
    }
  }
  return parameters;
}

test('reads the same takeoff back from its address', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const takeoff = readTakeoff(makeParameters(createRandom(seed)));
    // The written address omits rows beyond the maximum, and empty rows that are the last ones then.
    const isCut = listNames.some((list) =>
      takeoff.rows[list].some((row) => Object.values(row).some(({ problem }) => problem?.type === 'rows')),
    );
    const again = read(writeQuery(takeoff));
    if (!isCut && listNames.some((list) => takeoff.rows[list].length > 0)) expect(again).toEqual(takeoff);
    if (!isCut) expect(writeQuery(again)).toBe(writeQuery(takeoff));
    for (const list of listNames) {
      expect(takeoff.rows[list].length).toBeLessThanOrEqual(mostRows[list]);
      for (const { text } of takeoff.rows[list].flatMap((row) => Object.values(row)))
        expect(text.length).toBeLessThanOrEqual(longestText);
    }
  }
});
