/** Drawings of steps that no picture shows. */
import { line, range, rectangle, type Shape } from './shape.ts';

/** A ringing phone that shows a photo of a crack next to a door. */
export function drawTelephone(): Shape {
  const [width, height, left, top] = [8, 6, 2.6, 0.1];
  const photo = rectangle(left + 0.25, top + 0.6, 2.3, 3);
  const door = `M${left + 0.25} ${top + 1.6}h0.8v2`;
  const crack = `M${left + 1.05} ${top + 1.6}l0.3 -0.25l0.1 -0.25l0.35 -0.1l0.2 -0.35`;
  return {
    width,
    height,
    strong: `${rectangle(left, top, 2.8, 5.8)}${photo}${crack}`,
    faint: `${door}M1.7 2a1.6 1.6 0 0 0 0 2M1.1 1.5a2.4 2.4 0 0 0 0 3M6.3 2a1.6 1.6 0 0 1 0 2M6.9 1.5a2.4 2.4 0 0 1 0 3`,
    accent: rectangle(left + 0.5, top + 4.4, 1.8, 0.7),
    dimensions: [],
  };
}

/** A quote on one sheet: its items, the total and a signature line. */
export function drawQuote(): Shape {
  const [width, height, left, right] = [11, 8.5, 0.8, 10.2];
  const rows = range(2.4, 5.6, 0.8);
  return {
    width,
    height,
    strong: [
      rectangle(0, 0, width, height),
      line([left, 1.1], [left + 3.4, 1.1]),
      line([left, 7.6], [left + 3.6, 7.6]),
      ...rows.map((y) => `M${left} ${y - 0.15}l0.12 0.14l0.2 -0.32`),
    ].join(''),
    faint: rows
      .map((y, index) => line([left + 0.6, y], [5 + (index % 3), y]) + line([right - 1.2, y], [right, y]))
      .join(''),
    accent: rectangle(right - 2.4, 6.3, 2.4, 0.6),
    dimensions: [],
  };
}
