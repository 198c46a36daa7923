/** A building lot from above. */
import type { Pen } from './pen.ts';
import type { Drawing } from './sheet.ts';

const count = (length: number) => Array.from({ length }, (_, index) => index);

/** In feet: a lot, the house on it, batter boards, strings and equal diagonals. */
function drawSitePlan(pen: Pen) {
  const [lot, deep] = [110, 84];
  const house = { x: 36, y: 28, w: 40, d: 30 };
  const [right, back] = [house.x + house.w, house.y + house.d];
  pen.box('main', 0, 0, lot, deep);
  pen.box('hidden', 10, 16, lot - 20, deep - 26);
  pen.area(
    'fine',
    [
      [86, 0],
      [100, 0],
      [100, 40],
      [86, 40],
    ],
    'shade',
  );
  pen.line('main', [-8, -7], [lot + 8, -7]);
  pen.box('main', house.x, house.y, house.w, house.d, 'light');
  pen.line('hair', [house.x, house.y], [right, back]);
  pen.line('hair', [house.x, back], [right, house.y]);
  const over = 8;
  for (const y of [house.y, back]) pen.line('fine', [house.x - over, y], [right + over, y]);
  for (const x of [house.x, right]) pen.line('fine', [x, house.y - over], [x, back + over]);
  for (const [x, sx] of [
    [house.x, -1],
    [right, 1],
  ] as const) {
    for (const [y, sy] of [
      [house.y, -1],
      [back, 1],
    ] as const) {
      const [cx, cy] = [x + sx * 6, y + sy * 6];
      pen.line('cut', [cx, cy - sy * 9], [cx, cy], [cx - sx * 9, cy]);
      for (const stake of [
        [cx, cy - sy * 9],
        [cx, cy],
        [cx - sx * 9, cy],
      ] as const)
        pen.arc('main', ...stake, 0.7, 0, 360, 'ink');
    }
  }
  for (const [x, y, r] of [
    [16, 66, 8],
    [14, 24, 6],
    [98, 68, 7],
    [90, 74, 5],
  ] as const) {
    pen.arc('fine', x, y, r, 0, 360, 'paper');
    for (const i of count(12)) {
      const angle = (i * Math.PI) / 6;
      pen.line(
        'hair',
        [x + Math.cos(angle) * r * 0.25, y + Math.sin(angle) * r * 0.25],
        [x + Math.cos(angle) * r * 0.85, y + Math.sin(angle) * r * 0.85],
      );
    }
  }
  pen.arc('fine', lot + 13, deep - 8, 5);
  pen.area(
    'main',
    [
      [lot + 13, deep - 1],
      [lot + 10.8, deep - 12],
      [lot + 13, deep - 9.5],
    ],
    'ink',
  );
  pen.area(
    'main',
    [
      [lot + 13, deep - 1],
      [lot + 15.2, deep - 12],
      [lot + 13, deep - 9.5],
    ],
    'light',
  );
  pen.note([lot + 13, deep], 'N', { dy: -6 });
  pen.dimension([0, deep], [lot, deep], 40, '110′-0″');
  pen.dimension([0, 0], [0, deep], 44, '84′-0″');
  pen.note([house.x + house.w / 2, house.y], 'Squared', { dy: 58 });
  pen.note([26, -7], 'Street', { dy: 44 });
}

export const siteDrawings: Drawing[] = [
  {
    name: 'drawing-site-plan',
    title: 'Site plan',
    shows: 'a building lot with string lines on batter boards around the house, driveway and trees',
    tags: ['site', 'design', 'plan'],
    picture: 'String lines over a leveled lot with batter boards at the corners, early morning',
    draw: drawSitePlan,
  },
];
