/** Suspended and boarded ceilings. */
import type { Pen, Point } from './pen.ts';
import type { Drawing } from './sheet.ts';

const tile = 24;
const count = (length: number) => Array.from({ length }, (_, index) => index);

/** 21′-0″ × 16′-8″: nine tiles and two borders of 18 inches one way, seven and two of 16 the other. */
function drawCeilingPlan(pen: Pen) {
  const [width, depth, wall] = [252, 200, 6];
  const [left, bottom] = [18, 16];
  pen.box('cut', -wall, -wall, width + 2 * wall, depth + 2 * wall, 'shade');
  pen.hatch(-wall, -wall, width + 2 * wall, depth + 2 * wall, 14);
  pen.box('cut', 0, 0, width, depth, 'paper');
  for (const i of count(10)) pen.line('fine', [left + i * tile, 0], [left + i * tile, depth]);
  for (const i of count(8)) pen.line('fine', [0, bottom + i * tile], [width, bottom + i * tile]);
  const at = (column: number, row: number): Point => [left + column * tile, bottom + row * tile];
  for (const column of [1, 4, 7]) {
    for (const row of [1, 4]) {
      const [x, y] = at(column, row);
      pen.box('main', x, y, tile, 2 * tile, 'light');
      pen.cross('fine', x, y, tile, 2 * tile);
    }
  }
  for (const column of [2, 6]) {
    const [x, y] = at(column, 3);
    for (const inset of [0, 4, 8])
      pen.box('main', x + inset, y + inset, tile - 2 * inset, tile - 2 * inset, 'light');
  }
  for (const [column, row] of [
    [0, 3],
    [4, 3],
    [8, 3],
  ] as const) {
    const [x, y] = at(column, row);
    pen.arc('main', x + 12, y + 12, 3, 0, 360, 'ink');
  }
  pen.boxes('cut', [[96, -wall, 40, wall]], 'paper');
  pen.line('main', [96, 0], [96, -40]);
  pen.arc('hair', 96, 0, 40, 270, 360);
  pen.dimension([left, depth + wall], [left + tile, depth + wall], 40);
  pen.note([left + tile, depth + wall], '24″', { dx: 34, dy: -28, anchor: 'start' });
  pen.dimension([width + wall, 0], [width + wall, bottom], -44);
  pen.dimension([width + wall, depth - bottom], [width + wall, depth], -44);
  pen.note([width + wall, bottom / 2], '16″', { dx: 70, dy: 12, anchor: 'start' });
  pen.note([width + wall, depth - bottom / 2], '16″', { dx: 70, dy: 12, anchor: 'start' });
}

/** One-point perspective from the middle of a corridor 8 feet wide and 9 feet high; x, height, distance. */
function look(x: number, height: number, distance: number): Point {
  const [eye, picture] = [60, 100];
  return [(x * picture) / distance, ((height - eye) * picture) / distance];
}

function drawCorridor(pen: Pen) {
  const [half, height, near, far] = [48, 108, 68, 548];
  const quad = (a: Point, b: Point, c: Point, d: Point) => [a, b, c, d];
  const ceiling = (x1: number, x2: number, z1: number, z2: number) =>
    quad(look(x1, height, z1), look(x2, height, z1), look(x2, height, z2), look(x1, height, z2));
  for (const x of [-36, -12, 12, 36]) pen.line('fine', look(x, height, near), look(x, height, far));
  for (let z = near + tile; z < far; z += tile)
    pen.line('fine', look(-half, height, z), look(half, height, z));
  for (const z of count(5).map((i) => near + tile + i * 96))
    pen.area('main', ceiling(-12, 12, z, z + 48), 'light');
  for (let z = near + 72; z < far; z += 96) pen.line('hair', look(-half, 0, z), look(half, 0, z));
  for (const x of [-16, 16]) pen.line('hair', look(x, 0, near), look(x, 0, far));
  for (const side of [-1, 1]) {
    const x = side * half;
    pen.line('fine', look(x, 4, near), look(x, 4, far));
    for (const start of side < 0 ? [110, 250, 420] : [160, 330]) {
      const door = (from: number, to: number, low: number, high: number) =>
        quad(look(x, low, from), look(x, low, to), look(x, high, to), look(x, high, from));
      pen.area('main', door(start, start + 40, 0, 86), 'shade');
      pen.area('fine', door(start + 2, start + 38, 0, 84), 'light');
      pen.area('fine', door(start + 25, start + 32, 44, 74), 'paper');
    }
    for (const level of [0, height]) pen.line('main', look(x, level, near), look(x, level, far));
  }
  pen.area(
    'main',
    quad(look(-half, 0, far), look(half, 0, far), look(half, height, far), look(-half, height, far)),
    'light',
  );
  pen.area('fine', quad(look(-34, 0, far), look(34, 0, far), look(34, 88, far), look(-34, 88, far)), 'shade');
  pen.line('fine', look(0, 0, far), look(0, 88, far));
  pen.area(
    'cut',
    quad(look(-half, 0, near), look(half, 0, near), look(half, height, near), look(-half, height, near)),
  );
  const [left, right] = [look(-half, height, near), look(-36, height, near)];
  pen.dimension(left, right, 40, '12″');
  pen.dimension(look(-12, height, near), look(12, height, near), 40, '24″');
  pen.dimension(look(36, height, near), look(half, height, near), 40, '12″');
}

/** Sheets across the joists, ends staggered on a joist, tapered edges together. */
function drawBoardedCeiling(pen: Pen) {
  const [width, sheet, wall] = [192, 48, 4.5];
  const depth = 3 * sheet;
  pen.box('cut', -wall, -wall, width + 2 * wall, depth + 2 * wall, 'shade');
  pen.hatch(-wall, -wall, width + 2 * wall, depth + 2 * wall, 14);
  pen.box('cut', 0, 0, width, depth, 'light');
  const rows = [
    [0, 144, 192],
    [0, 48, 192],
    [0, 96, 192],
  ];
  for (const [row, ends] of rows.entries()) {
    for (const [i, end] of ends.entries()) {
      const next = ends[i + 1];
      if (next) pen.box('main', end, row * sheet, next - end, sheet);
    }
  }
  for (const y of [sheet, 2 * sheet]) {
    pen.box('hair', 0, y - 2.5, width, 5);
  }
  for (let x = 16; x < width; x += 16) pen.line('hidden', [x, 0], [x, depth]);
  const dot = pen.inches(2.5);
  for (let x = 0; x <= width; x += 16) {
    const shift = x === 0 ? 1.5 : x === width ? -1.5 : 0;
    for (const row of count(3)) {
      for (const y of [4.5, 14, 24, 34, 43.5]) {
        pen.line('cut', [x + shift - dot, row * sheet + y], [x + shift + dot, row * sheet + y]);
      }
    }
  }
  pen.dimension([0, -wall], [width, -wall], -44, '16′-0″');
  pen.dimension([-wall, 0], [-wall, sheet], 44, '4′-0″');
  pen.dimension([32, depth + wall], [48, depth + wall], 40, '16″ o.c.');
}

export const ceilingDrawings: Drawing[] = [
  {
    name: 'drawing-ceiling-plan',
    title: 'Reflected ceiling plan',
    shows: 'a ceiling grid with equal borders, six light panels, air diffusers and sprinklers',
    tags: ['ceilings', 'commercial', 'plan'],
    picture: 'A classroom under a new acoustical ceiling, light panels switched on',
    draw: drawCeilingPlan,
  },
  {
    name: 'drawing-corridor',
    title: 'Corridor ceiling',
    shows: 'a corridor seen along its axis under a tile ceiling with 12 inch borders',
    tags: ['ceilings', 'commercial', 'interior'],
    picture: 'A school corridor with a finished tile ceiling and doors on both sides',
    draw: drawCorridor,
  },
  {
    name: 'drawing-boarded-ceiling',
    title: 'Drywall ceiling',
    shows: 'drywall sheets laid across the joists of a ceiling with staggered ends and screws',
    tags: ['drywall', 'ceilings', 'plan'],
    picture: 'A drywall ceiling just hung, with a panel lift and screws in straight rows',
    draw: drawBoardedCeiling,
  },
];
