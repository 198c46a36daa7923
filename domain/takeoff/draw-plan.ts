/**
 * Draws the typed dimensions to scale: rooms from above, walls from the front. Coordinates are those of the view box.
 */
import { writeLength } from '../typed/parse-length.ts';
import type { Cell, Row } from './takeoff-cells.ts';
import { divideUp } from './whole-numbers.ts';

export interface Drawing {
  viewBox: string;
  /** Path data: solid lines, dashed lines, and dimension lines. */
  solid: string;
  dashed: string;
  dimensions: string;
  texts: { x: string; y: string; text: string }[];
}

const page = { width: 400, height: 250 };
interface Margin {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** Space around a room and below a wall, for dimensions. */
const roomMargin: Margin = { left: 50, top: 24, right: 14, bottom: 12 };
const wallMargin: Margin = { left: 10, top: 8, right: 10, bottom: 28 };
/** With more rooms, the dimensions would be unreadable. */
const mostWithDimensions = 4;

const round = (number: number): string => String(Math.round(number * 10) / 10);
const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
const line = (x: number, y: number, dx: number, dy: number): string =>
  `M${round(x)} ${round(y)}l${round(dx)} ${round(dy)}`;
/** The slanted tick at the end of a dimension line. */
const tick = (x: number, y: number): string => line(x - 3, y + 3, 6, -6);

const start = (): Drawing => ({
  viewBox: `0 0 ${page.width} ${page.height}`,
  solid: '',
  dashed: '',
  dimensions: '',
  texts: [],
});

interface Shape {
  length: number;
  width: number;
  kind: string;
}

const numberOf = (cell: Cell | undefined): number => cell?.number ?? 0;

function toShape(row: Row): Shape {
  const kind = row['surfaces']?.text ?? 'all';
  // From above, a single wall is as thick as its studs and boards.
  return { length: numberOf(row['length']), width: kind === 'wall' ? 5 : numberOf(row['width']), kind };
}

interface Size {
  width: number;
  height: number;
}

/** Finds the largest common scale at which all fit in a grid, and the position of each. */
function arrange(sizes: readonly Size[], margin: Margin) {
  const ways = sizes.map((_, index) => {
    const columns = index + 1;
    const cell = { width: page.width / columns, height: page.height / divideUp(sizes.length, columns) };
    const space = {
      width: cell.width - margin.left - margin.right,
      height: cell.height - margin.top - margin.bottom,
    };
    const scales = sizes.map(({ width, height }) => Math.min(space.width / width, space.height / height));
    return { columns, cell, space, scale: Math.min(...scales) };
  });
  const best = ways.reduce((one, other) => (other.scale > one.scale ? other : one));
  const { columns, cell, space, scale } = best;
  const places = sizes.map(({ width, height }, index) => ({
    x: (index % columns) * cell.width + margin.left + (space.width - width * scale) / 2,
    y: Math.floor(index / columns) * cell.height + margin.top + (space.height - height * scale) / 2,
  }));
  return { scale, places };
}

/** Draws rooms from above, all at one scale. Skips invalid rows. */
export function drawRooms(rows: readonly Row[]): Drawing {
  const drawing = start();
  const shapes = rows.map(toShape);
  const drawn = shapes.filter(({ length, width }) => length > 0 && width > 0);
  if (drawn.length === 0) return drawing;
  const sizes = drawn.map(({ length, width }) => ({ width: length, height: width }));
  const { scale, places } = arrange(sizes, roomMargin);
  drawn.forEach((shape, index) => {
    const { x = 0, y = 0 } = places[index] ?? {};
    const label = String(shapes.indexOf(shape) + 1);
    drawRoom(drawing, { ...shape, label, hasDimensions: drawn.length <= mostWithDimensions }, x, y, scale);
  });
  return drawing;
}

function drawRoom(
  drawing: Drawing,
  { length, width, kind, label, hasDimensions }: Shape & { label: string; hasDimensions: boolean },
  x: number,
  y: number,
  scale: number,
): void {
  const [across, down] = [length * scale, width * scale];
  const outline = box(x, y, across, down);
  if (kind === 'ceiling') drawing.dashed += outline;
  else drawing.solid += outline;
  // Two diagonals mean a ceiling, as on drawings.
  if (kind === 'all' || kind === 'ceiling')
    drawing.dashed += line(x, y, across, down) + line(x + across, y, -across, down);
  if (kind !== 'wall') addText(drawing, x + across / 2, y + down / 2 + 5, label);
  if (!hasDimensions) return;
  drawing.dimensions += line(x, y - 8, across, 0) + tick(x, y - 8) + tick(x + across, y - 8);
  addText(drawing, x + across / 2, y - 13, writeLength(length));
  if (kind === 'wall') return;
  drawing.dimensions += line(x - 8, y, 0, down) + tick(x - 8, y) + tick(x - 8, y + down);
  addText(drawing, x - 32, y + down / 2 + 4, writeLength(width));
}

function addText(drawing: Drawing, x: number, y: number, text: string): void {
  drawing.texts.push({ x: round(x), y: round(y), text });
}

/** Lumber is an inch and a half thick. */
const lumber = 1.5;
/** With more walls, the studs would be too small to see. */
export const mostWallsDrawn = 3;

export interface FrameShape {
  walls: readonly Row[];
  height: number;
  spacing: number;
  plates: number;
}

/** Draws the first walls from the front with plates and studs, all at one scale. Openings have no position. */
export function drawFrames({ walls, height, spacing, plates }: FrameShape): Drawing {
  const drawing = start();
  const lengths = walls.map(({ length }) => numberOf(length)).filter((length) => length > 0);
  const drawn = lengths.slice(0, mostWallsDrawn);
  if (drawn.length === 0 || height === 0) return drawing;
  const sizes = drawn.map((length) => ({ width: length, height }));
  const { scale, places } = arrange(sizes, wallMargin);
  drawn.forEach((length, index) => {
    const { x = 0, y = 0 } = places[index] ?? {};
    drawFrame(drawing, { length, height, spacing, plates }, x, y, scale);
  });
  return drawing;
}

function drawFrame(
  drawing: Drawing,
  { length, height, spacing, plates }: Omit<FrameShape, 'walls'> & { length: number },
  x: number,
  y: number,
  scale: number,
): void {
  const long = length * scale;
  for (let plate = 0; plate < plates; plate++) {
    const below = plate === 0 ? height - lumber : (plate - 1) * lumber;
    drawing.solid += box(x, y + below * scale, long, lumber * scale);
  }
  const top = (plates - 1) * lumber;
  for (const at of listStuds(length, spacing))
    drawing.solid += box(x + at * scale, y + top * scale, lumber * scale, (height - top - lumber) * scale);
  const under = y + height * scale + 10;
  drawing.dimensions += line(x, under, long, 0) + tick(x, under) + tick(x + long, under);
  addText(drawing, x + long / 2, under + 16, writeLength(length));
}

/** The left edge of each stud, in inches from the start of the wall; as many as `takeOffFraming` counts. */
export function listStuds(length: number, spacing: number): number[] {
  const last = Math.max(0, length - lumber);
  return Array.from({ length: divideUp(length, spacing) + 1 }, (_, index) => Math.min(index * spacing, last));
}
