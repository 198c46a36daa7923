import { expect, test } from 'vitest';
import { drawingName } from '../../fields/drawing-name.ts';
import { drawings } from './drawings.ts';

test.each(drawingName.options)('keeps %s inside its frame and small enough for every page', (name) => {
  const { width, height, ...shape } = drawings[name];
  const paths = [shape.strong, shape.faint, shape.accent].join('');
  for (const [, x, y] of paths.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(0);
    expect(Number(x)).toBeLessThanOrEqual(width);
    expect(Number(y)).toBeGreaterThanOrEqual(-1);
    expect(Number(y)).toBeLessThanOrEqual(height);
  }
  expect(paths.length).toBeLessThan(600);
});

test("spaces the wall's studs 16 inches on center, with two next to the window", () => {
  const uprights = [...drawings['stud-wall'].strong.matchAll(/M([\d.]+) 3h1.5/g)].map(([, x]) => Number(x));
  expect(uprights).toEqual([0, 16, 32, 112, 128, 144, 46.5, 99]);
});
