/** TAKEOFF-DRAWING: everything is at one scale and inside the drawing. */
import { expect, test } from 'vitest';
import { drawFrames, drawRooms, listStuds } from './draw-plan.ts';
import { takeOffFraming } from './framing.ts';
import { readTakeoff } from './read-takeoff.ts';
import { createRandom, pickNumber, pick } from '../random.ts';

const rowsOf = (query: string) => readTakeoff(new URLSearchParams(query)).rows;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const listBoxes = (path: string): Box[] =>
  [...path.matchAll(/M([\d.-]+) ([\d.-]+)h([\d.-]+)v([\d.-]+)h/g)].map(([, x, y, width, height]) => ({
    x: Number(x),
    y: Number(y),
    width: Number(width),
    height: Number(height),
  }));
const fits = ({ x, y, width, height }: Box) => x >= 0 && y >= 0 && x + width <= 400.1 && y + height <= 250.1;
/** Coordinates are rounded to one decimal. */
const isNear = (one: number, other: number) => Math.abs(one - other) < 0.11;

test('draws rooms of any size completely and at one scale', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const random = createRandom(seed);
    const sizes = Array.from({ length: pickNumber(random, 1, 12) }, () => [
      pickNumber(random, 1, 200),
      pickNumber(random, 1, 200),
    ]);
    const query = sizes.map(([length, width]) => `room-length=${length}&room-width=${width}&room-height=8`);
    const boxes = listBoxes(drawRooms(rowsOf(query.join('&')).room).solid);
    expect(boxes).toHaveLength(sizes.length);
    expect(boxes.filter((box) => !fits(box))).toEqual([]);
    const longest = Math.max(...sizes.flat());
    const scale = Math.max(...boxes.flatMap(({ width, height }) => [width, height])) / longest;
    boxes.forEach(({ width, height }, index) => {
      const [across = 0, down = 0] = sizes[index] ?? [];
      expect(isNear(width, across * scale) && isNear(height, down * scale)).toBe(true);
    });
  }
});

test('draws walls of any length with the counted number of studs, inside the drawing', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const random = createRandom(seed);
    const length = pickNumber(random, 12, 2400);
    const spacing = pick(random, [12, 16, 24] as const);
    const studs = listStuds(length, spacing);
    const job = {
      isOneRun: false,
      corners: 0,
      tees: 0,
      doors: 0,
      windows: 0,
      headers: [],
      waste: 0,
      stock: 16,
    };
    expect(studs).toHaveLength(takeOffFraming({ ...job, walls: [length], spacing, plates: 3 }).field);
    expect(studs.at(-1)).toBe(length - 1.5);
    const { wall } = rowsOf(`wall-length=${length}"`);
    const { solid } = drawFrames({ walls: wall, height: 96, spacing, plates: 3 });
    const boxes = listBoxes(solid);
    expect(boxes).toHaveLength(studs.length + 3);
    expect(boxes.filter((box) => !fits(box))).toEqual([]);
  }
});
