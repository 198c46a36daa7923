/** Stud walls in elevation. Studs stand 16 inches on centre, counted from the left end of the wall. */
import type { Pen } from './pen.ts';
import type { Drawing } from './sheet.ts';

const stud = 1.5;
const spacing = 16;
export const wallHeight = 97.125;
const top = wallHeight - 2 * stud;
const headerDepth = 9.25;

interface Opening {
  x: number;
  width: number;
  head: number;
  /** Upper side of the rough sill; a door has none. */
  sill?: number;
}

type Boxes = [number, number, number, number][];

/** Left sides of all studs on the layout. */
function layOut(width: number): number[] {
  const inner = Array.from(
    { length: Math.ceil(width / spacing) - 1 },
    (_, i) => (i + 1) * spacing - stud / 2,
  );
  return [0, ...inner, width - stud];
}

/** Studs that end at a sloped or level upper line, left out around the opening. */
function drawStuds(
  pen: Pen,
  width: number,
  opening?: Opening,
  from = stud,
  to: (x: number) => number = () => top,
) {
  const studs: Boxes = [];
  for (const x of layOut(width)) {
    const inOpening = opening && x > opening.x - 3 * stud && x < opening.x + opening.width + 2 * stud;
    if (!inOpening) studs.push([x, from, stud, to(x) - from]);
  }
  pen.boxes('main', studs, 'light');
}

function drawOpening(pen: Pen, { x, width, head, sill }: Opening) {
  const right = x + width;
  const headerTop = head + headerDepth;
  pen.boxes(
    'main',
    [
      [x - 2 * stud, stud, stud, top - stud],
      [right + stud, stud, stud, top - stud],
      [x - stud, stud, stud, head - stud],
      [right, stud, stud, head - stud],
    ],
    'light',
  );
  pen.box('main', x - stud, head, width + 2 * stud, headerDepth, 'shade');
  pen.hatch(x - stud, head, width + 2 * stud, headerDepth);
  const cripples: Boxes = [];
  for (const at of layOut(1600)) {
    if (at < x + 2 || at > right - 3) continue;
    cripples.push([at, headerTop, stud, top - headerTop]);
    if (sill) cripples.push([at, stud, stud, sill - 2 * stud]);
  }
  for (const at of [x - stud, right]) cripples.push([at, headerTop, stud, top - headerTop]);
  if (sill) for (const at of [x, right - stud]) cripples.push([at, stud, stud, sill - 2 * stud]);
  pen.boxes('main', cripples, 'light');
  if (sill) pen.box('main', x, sill - stud, width, stud, 'light');
  pen.cross('hair', x, sill ?? 0, width, head - (sill ?? 0));
}

/** Bottom plate, interrupted by a door, and two top plates whose joints are lapped. */
function drawPlates(pen: Pen, width: number, opening?: Opening) {
  if (opening && !opening.sill) {
    const right = opening.x + opening.width;
    pen.boxes(
      'main',
      [
        [0, 0, opening.x, stud],
        [right, 0, width - right, stud],
      ],
      'light',
    );
  } else pen.box('main', 0, 0, width, stud, 'light');
  pen.boxes(
    'main',
    [
      [0, top, width, stud],
      [0, top + stud, width, stud],
    ],
    'light',
  );
  pen.line('main', [width * 0.375, top + stud], [width * 0.375, top + 2 * stud]);
  pen.line('main', [width * 0.75, top], [width * 0.75, top + stud]);
}

function drawFloor(pen: Pen, width: number) {
  pen.line('cut', [-14, 0], [width + 14, 0]);
  pen.hatch(-14, -5, width + 28, 5, 18);
}

function drawWallWithWindow(pen: Pen) {
  const [width, opening] = [176, { x: 52, width: 72, head: 82.5, sill: 34.5 }];
  drawFloor(pen, width);
  drawStuds(pen, width, opening);
  drawOpening(pen, opening);
  drawPlates(pen, width, opening);
  pen.dimension([0, -5], [width, -5], -48, '14′-8″');
  pen.dimension([width + 14, 0], [width + 14, wallHeight], -44, '8′-1⅛″');
  pen.dimension([16, wallHeight], [32, wallHeight], 44, '16″ o.c.');
  pen.dimension([52, 60], [124, 60], 1, '6′-0″');
}

function drawWallWithDoor(pen: Pen) {
  const [width, opening] = [144, { x: 74, width: 38, head: 82.5 }];
  drawFloor(pen, width);
  drawStuds(pen, width, opening);
  drawOpening(pen, opening);
  drawPlates(pen, width, opening);
  pen.dimension([0, -5], [width, -5], -48, '12′-0″');
  pen.dimension([-14, 0], [-14, wallHeight], 44, '8′-1⅛″');
  pen.dimension([32, wallHeight], [48, wallHeight], 44, '16″ o.c.');
  pen.leader([113.5, 87], 240, -60, 'Header');
  pen.leader([115, 60], 230, 0, 'King');
  pen.leader([112.8, 36], 240, 0, 'Jack');
}

function drawGable(pen: Pen) {
  const [width, pitch, rafter] = [240, 8 / 12, 8];
  const middle = width / 2;
  const slope = (x: number) => wallHeight + Math.min(x, width - x) * pitch;
  drawFloor(pen, width);
  const window = { x: 84, width: 72, head: 82.5, sill: 34.5 };
  drawStuds(pen, width, window);
  drawOpening(pen, window);
  drawPlates(pen, width, window);
  const vent = { x: middle - 15, width: 30, bottom: wallHeight + 20, top: wallHeight + 50 };
  for (const x of layOut(width)) {
    const [left, right] = [slope(x), slope(x + stud)];
    const isCut = x > vent.x - 2 && x < vent.x + vent.width;
    if (Math.min(left, right) < wallHeight + 6) continue;
    const feet = isCut ? [vent.top + stud] : [wallHeight];
    if (isCut) pen.box('main', x, wallHeight, stud, vent.bottom - stud - wallHeight, 'light');
    for (const foot of feet) {
      pen.area(
        'main',
        [
          [x, foot],
          [x + stud, foot],
          [x + stud, right],
          [x, left],
        ],
        'light',
      );
    }
  }
  pen.boxes(
    'main',
    [
      [vent.x - stud, wallHeight, stud, slope(vent.x) - wallHeight - 1],
      [vent.x + vent.width, wallHeight, stud, slope(vent.x) - wallHeight - 1],
      [vent.x, vent.bottom - stud, vent.width, stud],
      [vent.x, vent.top, vent.width, stud],
    ],
    'light',
  );
  for (let y = vent.bottom + 4; y < vent.top; y += 5) pen.line('fine', [vent.x, y], [vent.x + vent.width, y]);
  const eave = 18;
  for (const side of [1, -1]) {
    const at = (x: number, y: number) => [side > 0 ? x : width - x, y] as const;
    const low = wallHeight - eave * pitch;
    const ridge = wallHeight + middle * pitch;
    pen.area(
      'main',
      [at(-eave, low), at(middle, ridge), at(middle, ridge + rafter), at(-eave, low + rafter)],
      'shade',
    );
  }
  pen.dimension([0, -5], [width, -5], -48, '20′-0″');
  const ridge = wallHeight + middle * pitch + rafter;
  pen.dimension([-30, 0], [-30, ridge], 44, '15′-5⅛″');
  drawPitch(pen, 186, slope(186) + 34, 24, 8);
}

/** The roof's pitch as a small triangle: 12 across, `rise` up. */
export function drawPitch(pen: Pen, x: number, y: number, size: number, rise: number, side: 1 | -1 = 1) {
  const height = (size * rise) / 12;
  pen.area('fine', [
    [x, y],
    [x + size, y],
    [side > 0 ? x + size : x, y - height],
  ]);
  pen.note([x + size / 2, y], '12', { dy: -12 });
  const edge = side > 0 ? x + size : x;
  pen.note([edge, y - height / 2], String(rise), {
    dx: side * 14,
    dy: 14,
    anchor: side > 0 ? 'start' : 'end',
  });
}

export const framingDrawings: Drawing[] = [
  {
    name: 'drawing-wall-window',
    title: 'Stud wall with window',
    shows: 'a stud wall with a window opening, header on jack studs and cripples at 16 inches',
    tags: ['framing', 'house'],
    picture: 'A framed exterior wall with a window opening, morning light through the studs',
    draw: drawWallWithWindow,
  },
  {
    name: 'drawing-wall-door',
    title: 'Stud wall with door',
    shows: 'a stud wall with a door opening; header, king stud and jack stud are named',
    tags: ['framing', 'interior'],
    picture: 'A framed partition with a door opening and a view into the next room',
    draw: drawWallWithDoor,
  },
  {
    name: 'drawing-gable',
    title: 'Gable end',
    shows: 'the gable end of a frame house with window, louvered vent and sloped rafters',
    tags: ['framing', 'house'],
    picture: 'A gable end seen from outside, framed and not yet sheathed, against the sky',
    draw: drawGable,
  },
];
