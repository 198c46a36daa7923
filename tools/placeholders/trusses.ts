/** Roof trusses: chords and webs as bars between panel points, joined by metal plates. */
import type { Pen, Point } from './pen.ts';
import type { Drawing } from './sheet.ts';
import { drawPitch } from './framing.ts';

const chord = 3.5;

/** A bar of a given depth between two points of its centre line. */
function drawBar(pen: Pen, [ax, ay]: Point, [bx, by]: Point, depth = chord) {
  const length = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [((by - ay) / length) * (depth / 2), ((ax - bx) / length) * (depth / 2)];
  pen.area(
    'main',
    [
      [ax + nx, ay + ny],
      [bx + nx, by + ny],
      [bx - nx, by - ny],
      [ax - nx, ay - ny],
    ],
    'light',
  );
}

const mirror =
  (span: number) =>
  (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [span - x, y]);

function drawPlate(pen: Pen, [x, y]: Point, size = 8) {
  pen.box('fine', x - size / 2, y - size * 0.36, size, size * 0.72, 'shade');
  const gap = size / 4;
  for (let i = 1; i < 4; i += 1) {
    const at = x - size / 2 + i * gap;
    pen.line('hair', [at, y - size * 0.36], [at, y + size * 0.36]);
  }
}

/** The top plates and the head of the wall that carry the truss, with its underside at `y`. */
function drawBearing(pen: Pen, left: number, y: number, depth = 40) {
  pen.boxes(
    'main',
    [
      [left, y - 1.5, 3.5, 1.5],
      [left, y - 3, 3.5, 1.5],
    ],
    'light',
  );
  pen.line('main', [left, y - 3], [left, y - depth]);
  pen.line('main', [left + 3.5, y - 3], [left + 3.5, y - depth]);
  pen.line(
    'fine',
    [left - 5, y - depth - 1],
    [left, y - depth + 1],
    [left + 3.5, y - depth - 1],
    [left + 8.5, y - depth + 1],
  );
}

interface Truss {
  span: number;
  pitch: number;
  overhang: number;
}

/** Both top chords, from the tail to the ridge. */
function drawTopChords(pen: Pen, { span, pitch, overhang }: Truss, depth = chord) {
  for (const side of [(p: readonly Point[]) => [...p], mirror(span)]) {
    const [tail, ridge] = side([
      [-overhang, -overhang * pitch],
      [span / 2, (span / 2) * pitch],
    ]);
    if (tail && ridge) drawBar(pen, tail, ridge, depth);
  }
}

function drawFink(pen: Pen) {
  const truss = { span: 288, pitch: 5 / 12, overhang: 18 };
  const { span, pitch } = truss;
  const third = span / 3;
  const quarter: Point = [span / 4, (span / 4) * pitch];
  const ridge: Point = [span / 2, (span / 2) * pitch];
  for (const side of [(p: readonly Point[]) => [...p], mirror(span)]) {
    const [low, upper, peak] = side([[third, 0], quarter, ridge]);
    if (!low || !upper || !peak) continue;
    drawBar(pen, upper, low);
    drawBar(pen, low, peak);
  }
  drawBar(pen, [0, 0], [span, 0]);
  drawTopChords(pen, truss);
  const joints: Point[] = [[4, 0.8], quarter, [third, 0]];
  for (const joint of [...joints, ...mirror(span)(joints)]) drawPlate(pen, joint);
  drawPlate(pen, [ridge[0], ridge[1] - 2], 11);
  drawBearing(pen, 0, -chord / 2, 64);
  drawBearing(pen, span - 3.5, -chord / 2, 64);
  pen.dimension([0, -66], [span, -66], -44, '24′-0″');
  pen.dimension([third, 0], [2 * third, 0], -60, '8′-0″');
  pen.dimension([-18, 0], [-18, ridge[1]], 60, '5′-0″');
  drawPitch(pen, 34, 62, 26, 5, -1);
}

function drawScissor(pen: Pen) {
  const truss = { span: 288, pitch: 7 / 12, overhang: 18 };
  const { span, pitch } = truss;
  const inner = 3.5 / 12;
  const middle = span / 2;
  const peak: Point = [middle, middle * pitch];
  const heart: Point = [middle, middle * inner];
  const [upper, lower]: [Point, Point] = [
    [span / 4, (span / 4) * pitch],
    [span / 4, (span / 4) * inner],
  ];
  drawBar(pen, heart, peak);
  for (const side of [(p: readonly Point[]) => [...p], mirror(span)]) {
    const [up, low, center, heel] = side([upper, lower, heart, [0, 0]]);
    if (!up || !low || !center || !heel) continue;
    drawBar(pen, up, low);
    drawBar(pen, up, center);
    drawBar(pen, heel, center);
  }
  drawTopChords(pen, truss);
  const joints: Point[] = [[5, 2], upper, lower];
  for (const joint of [...joints, ...mirror(span)(joints)]) drawPlate(pen, joint);
  drawPlate(pen, heart, 12);
  drawPlate(pen, [peak[0], peak[1] - 2], 11);
  drawBearing(pen, 0, -chord / 2, 64);
  drawBearing(pen, span - 3.5, -chord / 2, 64);
  pen.dimension([0, -66], [span, -66], -44, '24′-0″');
  drawPitch(pen, 30, 78, 26, 7, -1);
  pen.dimension([middle, -1.75], [middle, heart[1] - 4], 1, '3′-4″');
  pen.line('hidden', [10, -1.75], [span - 10, -1.75]);
}

function drawAttic(pen: Pen) {
  const truss = { span: 336, pitch: 10 / 12, overhang: 14 };
  const { span, pitch } = truss;
  const depth = 9.25;
  const room = { left: 96, right: 240, height: 84 };
  const middle = span / 2;
  const collar = room.height + depth / 2 + chord / 2;
  const reachAt = (y: number) => y / pitch;
  const peak: Point = [middle, middle * pitch];
  drawBar(pen, [middle, collar], peak);
  drawBar(pen, [reachAt(collar) + 2, collar], [span - reachAt(collar) - 2, collar]);
  for (const side of [(p: readonly Point[]) => [...p], mirror(span)]) {
    const [foot, head, low, up] = side([
      [room.left - 1.75, 0],
      [room.left - 1.75, (room.left - 1.75) * pitch],
      [room.left - 6, 3],
      [50, 50 * pitch],
    ]);
    if (!foot || !head || !low || !up) continue;
    drawBar(pen, low, up);
    drawBar(pen, foot, head);
  }
  drawBar(pen, [0, 0], [span, 0], depth);
  drawTopChords(pen, truss, 7.25);
  const joints: Point[] = [
    [8, 2],
    [room.left - 2, 2],
    [room.left - 2, 78],
    [51, 42],
    [reachAt(collar), collar],
  ];
  for (const joint of [...joints, ...mirror(span)(joints)]) drawPlate(pen, joint, 10);
  drawPlate(pen, [peak[0], peak[1] - 3], 14);
  drawPlate(pen, [middle, collar], 10);
  drawBearing(pen, 0, -depth / 2, 30);
  drawBearing(pen, span - 3.5, -depth / 2, 30);
  pen.dimension([room.left, 30], [room.right, 30], 1, '12′-0″');
  pen.dimension([room.right - 26, depth / 2], [room.right - 26, collar - 1.75], -1, '7′-0″');
  pen.dimension([0, -36], [span, -36], -44, '28′-0″');
  drawPitch(pen, 26, 122, 30, 10, -1);
}

export const trussDrawings: Drawing[] = [
  {
    name: 'drawing-fink-truss',
    title: 'Fink truss',
    shows: 'a Fink roof truss with its W-shaped webs, metal plates and 24 foot span',
    tags: ['framing', 'roof'],
    picture: 'Fink trusses set and braced on a house, seen along the ridge',
    draw: drawFink,
  },
  {
    name: 'drawing-scissor-truss',
    title: 'Scissor truss',
    shows: 'a scissor truss with a sloped bottom chord and a post at its middle',
    tags: ['framing', 'roof'],
    picture: 'A vaulted living room under scissor trusses before the boards go on',
    draw: drawScissor,
  },
  {
    name: 'drawing-attic-truss',
    title: 'Attic truss',
    shows: 'an attic truss with a room 12 feet wide and 7 feet high under the roof',
    tags: ['framing', 'roof'],
    picture: 'A room under the roof, framed by attic trusses, with a gable window',
    draw: drawAttic,
  },
];
