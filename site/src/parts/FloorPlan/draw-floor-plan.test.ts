import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { floorPlan } from '../../fields/floor-plan.ts';
import { drawFloorPlan } from './draw-floor-plan.ts';

const hall = {
  name: 'Hall',
  length: '20 ft',
  width: '9\' 6"',
  openings: [
    { kind: 'door', wall: 'left', from: "3'", width: "3'" },
    { kind: 'window', wall: 'top', from: '0', width: "6'" },
  ],
};
const closet = { name: 'Closet', length: "4'", width: "5'" };
const draw = (...rooms: unknown[]) => drawFloorPlan(floorPlan.parse({ title: 'One floor', rooms }));

test('announces the size of every room in any notation an owner may use', () => {
  const { texts } = draw(hall, closet);
  expect(texts.map(({ text }) => text)).toEqual([
    'Hall',
    "20' × 9' 6\"",
    "20'",
    '9\' 6"',
    'Closet',
    "4' × 5'",
    "4'",
  ]);
});

test('draws rooms side by side to scale, with one wall between two', () => {
  const { walls } = draw(hall, closet);
  expect(walls).toEqual(['M0 0h252v126h-252zM6 6h240v114h-240z', 'M246 0h60v72h-60zM252 6h48v60h-48z']);
});

test('cuts openings out of their walls, and swings doors into the room', () => {
  const { gaps, windows, thin } = draw(hall);
  expect(gaps).toBe('M0 42h6v36h-6zM6 0h72v6h-72z');
  expect(windows).toBe('M6 0h72v6h-72z');
  expect(thin).toContain('M6 42h36a36 36 0 0 1 -36 36');
});

test.each<[string, object, RegExp]>([
  ['a size that is no length', { ...closet, length: 'wide' }, /write feet and inches/],
  [
    'a size with two meanings',
    { ...closet, width: '12 1/2' },
    /feet or inches\? write 12 1\/2 in, 12 1\/2 ft, or 12 ft 1\/2 in/,
  ],
  ['a room without size', { ...closet, width: '0' }, /more than nothing/],
  [
    'an opening beyond its wall',
    { ...closet, openings: [{ kind: 'door', wall: 'right', from: "3'", width: "3'" }] },
    /the right wall of “Closet” is 5' long, and this opening goes beyond it[^]*rooms\[0\]\.openings\[0\]\.width/,
  ],
])('refuses %s and says where', (_, room, fault) => {
  const { error } = floorPlan.safeParse({ title: 'One floor', rooms: [room] });
  expect(error && z.prettifyError(error)).toMatch(fault);
});
