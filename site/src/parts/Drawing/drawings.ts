/** Drawings as paths, to scale: built from the trade's standard sizes in inches when the site is built. */

import type { DrawingName } from '../../fields/drawing-name.ts';
import { line, polygon, range, rectangle, type Point, type Shape } from './shape.ts';
import { drawQuote, drawTelephone } from './step-drawings.ts';

const stud = 1.5;
const spacing = 16;

/** Twelve feet of wall with a window: plates, studs 16 inches on center, header, jacks, sill and cripples. */
function drawStudWall(): Shape {
  const [width, height] = [145.5, 97.5];
  const [top, bottom] = [2 * stud, height - stud];
  const opening = { left: 49.5, right: 97.5, head: 24, sill: 60 };
  const header = 9.5;
  const upright = (x: number, from = top, to = bottom) => rectangle(x, from, stud, to - from);
  const isFree = (x: number) => x < opening.left - 4 || x > opening.right + 2;
  const field = range(0, width - stud, spacing);
  const kings = [opening.left - 2 * stud, opening.right + stud];
  const jacks = [opening.left - stud, opening.right];
  const cripples = field.filter((x) => x > opening.left && x < opening.right - stud);
  return {
    width,
    height,
    strong: [
      ...[0, stud, bottom].map((y) => rectangle(0, y, width, stud)),
      ...field.filter(isFree).map((x) => upright(x)),
      ...kings.map((x) => upright(x)),
      ...jacks.map((x) => upright(x, opening.head)),
      rectangle(opening.left, opening.sill, opening.right - opening.left, stud),
    ].join(''),
    faint: cripples
      .map((x) => upright(x, top, opening.head - header) + upright(x, opening.sill + stud))
      .join(''),
    accent: rectangle(
      opening.left - stud,
      opening.head - header,
      opening.right - opening.left + 2 * stud,
      header,
    ),
    dimensions: [
      { from: [stud / 2, height + 8], to: [spacing + stud / 2, height + 8] },
      { from: [opening.left, height + 8], to: [opening.right, height + 8] },
    ],
  };
}

/** The same wall in drywall: three courses of sheets across the studs, joints staggered, one of them taped. */
function drawSheets(): Shape {
  const [width, height, course] = [192, 96, 48];
  const joints = [
    line([0, course], [width, course]),
    line([144, 0], [144, course]),
    line([48, course], [48, height]),
  ];
  return {
    width,
    height,
    strong: rectangle(0, 0, width, height) + joints.join(''),
    accent: rectangle(0, course - 1.5, width, 3) + rectangle(46.5, course, 3, course),
    screws: range(spacing / 2, width, spacing)
      .map((x) => line([x, 6], [x, height]))
      .join(''),
    dimensions: [
      { from: [0, height + 8], to: [48, height + 8] },
      { from: [48, height + 8], to: [width, height + 8] },
    ],
  };
}

/** A ceiling seen from below: panels of 2 by 4 feet, cut at the walls, with lights and a vent. */
function drawCeilingGrid(): Shape {
  const [width, height] = [216, 132];
  const [left, top] = [12, 18];
  const panel = (column: number, row: number): Point => [left + 24 * column, top + 48 * row];
  const lights = [panel(1, 0), panel(4, 0), panel(7, 0), panel(2, 1), panel(6, 1)];
  const [ventX, ventY] = panel(4, 1);
  const vent = { x: ventX + 3, y: ventY + 15, size: 18 };
  return {
    width,
    height,
    strong: rectangle(0, 0, width, height),
    faint: [
      ...range(left, width - left, 24).map((x) => line([x, 0], [x, height])),
      ...range(top, height - top, 48).map((y) => line([0, y], [width, y])),
      rectangle(vent.x, vent.y, vent.size, vent.size),
      line([vent.x, vent.y], [vent.x + vent.size, vent.y + vent.size]),
      line([vent.x + vent.size, vent.y], [vent.x, vent.y + vent.size]),
    ].join(''),
    accent: lights.map(([x, y]) => rectangle(x, y, 24, 48)).join(''),
    dimensions: [{ from: [left, height + 10], to: [left + 24, height + 10] }],
  };
}

/** The plan of a small house: exterior walls, rooms, doors with their swing. */
function drawFloorPlan(): Shape {
  const [width, height, wall] = [480, 320, 8];
  const outside = rectangle(0, 0, width, height) + rectangle(wall, wall, width - 2 * wall, height - 2 * wall);
  const inside = [
    rectangle(180, wall, 5, 120),
    rectangle(180, 164, 5, 148),
    rectangle(185, 180, 95, 5),
    rectangle(320, 180, 152, 5),
    rectangle(330, 185, 5, 127),
  ];
  return {
    width,
    height,
    strong: outside + inside.join(''),
    faint: [
      // Doors: the leaf and its swing.
      'M182 128h-36a36 36 0 0 0 36 36M280 182v36a36 36 0 0 0 36 -36M92 316v-40a40 40 0 0 1 40 40',
      line([60, 0], [60, wall]) + line([120, 0], [120, wall]),
      line([300, 0], [300, wall]) + line([400, 0], [400, wall]),
    ].join(''),
    accent: rectangle(60, 0, 60, wall) + rectangle(300, 0, 100, wall) + rectangle(width - wall, 70, wall, 60),
    dimensions: [{ from: [0, height + 22], to: [width, height + 22] }],
  };
}

/** A section through a house: studs, a Fink truss and its slope. */
function drawTruss(): Shape {
  const [span, overhang, rise, wall] = [336, 24, 140, 110];
  const [left, right, peak] = [overhang, overhang + span, overhang + span / 2];
  const width = span + 2 * overhang;
  const tail = (rise * overhang) / (span / 2);
  const slope = (x: number) => (rise * Math.abs(x - peak)) / (span / 2);
  const chord = rise;
  const third = span / 3;
  const web = [left + third, right - third].flatMap((x) => {
    const middle = peak + (x < peak ? -span : span) / 4;
    return [line([x, chord], [middle, slope(middle)]), line([x, chord], [peak, 0])];
  });
  return {
    width,
    height: rise + wall,
    strong: [
      polygon([0, rise + tail], [peak, 0], [width, rise + tail]).slice(0, -1),
      line([left, chord], [right, chord]),
      rectangle(left, chord, 5.5, wall),
      rectangle(right - 5.5, chord, 5.5, wall),
      line([0, rise + wall], [width, rise + wall]),
    ].join(''),
    faint: web.join(''),
    accent: [peak, left + third, right - third]
      .map((x, index) => rectangle(x - 7, index === 0 ? 4 : chord - 9, 14, 9))
      .join(''),
    dimensions: [{ from: [left, rise + wall + 16], to: [right, rise + wall + 16] }],
  };
}

/** A section through a two-story house with a low roof: floor joists 24 inches on center, a roof joist along its slope. */
function drawJoists(): Shape {
  const [span, overhang, wall, story, joist, flange] = [288, 36, 6, 97, 10, 2.5];
  const [left, right, width] = [overhang, overhang + span, span + 2 * overhang];
  /** One inch in eighteen. */
  const roof = (x: number) => x / 18;
  const floor = roof(right) + joist + story;
  const [ceiling, ground] = [floor + joist, floor + joist + story];
  const walls = [left, right - wall].map((x) => {
    const top = Math.ceil(roof(x)) + joist;
    return rectangle(x, top, wall, floor - top) + rectangle(x, ceiling, wall, story);
  });
  return {
    width,
    height: ground,
    strong: [
      polygon([0, 0], [width, roof(width)], [width, roof(width) + joist], [0, joist]),
      ...walls,
      ...[floor, ceiling].map((y) => line([left, y], [right, y])),
      line([0, ground], [width, ground]),
    ].join(''),
    accent: range(left, right, 24)
      .map((x) => rectangle(Math.min(x, right - flange), floor, flange, joist))
      .join(''),
    dimensions: [{ from: [left, ground + 16], to: [right, ground + 16] }],
  };
}

export const drawings = {
  'stud-wall': drawStudWall(),
  sheets: drawSheets(),
  'ceiling-grid': drawCeilingGrid(),
  'floor-plan': drawFloorPlan(),
  truss: drawTruss(),
  joists: drawJoists(),
  telephone: drawTelephone(),
  quote: drawQuote(),
} satisfies Record<DrawingName, Shape>;
