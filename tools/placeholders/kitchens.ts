/** Wall panels in kitchens and other wet rooms. */
import { drawFloorLine } from './boards.ts';
import type { Pen, Point } from './pen.ts';
import type { Drawing } from './sheet.ts';

const count = (length: number) => Array.from({ length }, (_, index) => index);

/** Cove base along a wall: its upper edge, and the curve at its foot. */
function drawCove(pen: Pen, width: number) {
  pen.box('main', 0, 0, width, 6, 'shade');
  pen.line('hair', [0, 1.6], [width, 1.6]);
}

function drawPanels(pen: Pen) {
  const [width, height, panel, cap] = [192, 114, 48, 102];
  pen.box('cut', 0, 0, width, height, 'light');
  pen.box('main', 0, 6, width, cap - 6, 'paper');
  for (let i = 0; i < 150; i += 1) {
    const [x, y] = [3 + ((i * 71.3) % (width - 6)), 9 + ((i * 43.7) % (cap - 14))];
    pen.line('hair', [x, y], [x + 1.2, y]);
  }
  pen.boxes(
    'main',
    count(3).map((i) => [(i + 1) * panel - 0.9, 6, 1.8, cap - 6]),
    'shade',
  );
  pen.boxes(
    'main',
    [
      [0, 6, 1.4, cap - 6],
      [width - 1.4, 6, 1.4, cap - 6],
      [0, cap, width, 1.8],
    ],
    'shade',
  );
  drawCove(pen, width);
  drawSink(pen, 108);
  drawFloorLine(pen, -12, width + 12);
  pen.dimension([0, height], [panel, height], 44, '4′-0″');
  pen.dimension([0, 6], [0, cap], 44, '8′-0″');
  pen.leader([144, 99], 80, -150, 'Division bar');
  pen.leader([188, 3], 150, -110, 'Cove');
}

function drawSink(pen: Pen, x: number) {
  pen.area(
    'main',
    [
      [x, 34],
      [x + 24, 34],
      [x + 21, 25],
      [x + 3, 25],
    ],
    'light',
  );
  pen.box('main', x - 1, 34, 26, 12, 'light');
  pen.line('main', [x + 12, 40], [x + 12, 44], [x + 12, 49], [x + 12, 50]);
  pen.line('main', [x + 8, 42], [x + 16, 42]);
  pen.line('main', [x + 11, 25], [x + 11, 19], [x + 14, 17], [x + 14, 13]);
  pen.box('main', x + 6, 56, 12, 13, 'light');
}

function drawHoodWall(pen: Pen) {
  const [width, height] = [192, 114];
  const hood = { left: 34, right: 158, bottom: 80, top: 104 };
  pen.box('cut', 0, 0, width, height, 'paper');
  for (const x of [24, 168]) pen.box('fine', x - 0.8, 6, 1.6, height - 6, 'shade');
  drawCove(pen, width);
  pen.box('main', hood.left + 2, 6, hood.right - hood.left - 4, hood.bottom - 6, 'light');
  for (const x of [76, 116]) pen.line('fine', [x, 36], [x, hood.bottom]);
  pen.box('main', 78, hood.top, 36, height - hood.top, 'light');
  pen.area(
    'main',
    [
      [hood.left, hood.bottom],
      [hood.right, hood.bottom],
      [hood.right, hood.top],
      [hood.left, hood.top],
    ],
    'shade',
  );
  pen.box('fine', hood.left + 4, hood.bottom + 4, hood.right - hood.left - 8, 14, 'light');
  for (let x = hood.left + 8; x < hood.right - 5; x += 4)
    pen.line('fine', [x, hood.bottom + 4], [x, hood.bottom + 18]);
  for (const x of [54, 74, 96, 118, 138])
    pen.line('main', [x, hood.bottom], [x, 73], [x - 1.6, 71], [x + 1.6, 71], [x, 73]);
  drawCookingLine(pen);
  drawFloorLine(pen, -12, width + 12);
  pen.dimension([hood.left, height], [hood.right, height], 44, '10′-4″');
  pen.dimension([width, 36], [width, hood.bottom], -60, '3′-8″');
  pen.dimension([width, 0], [width, 36], -60, '3′-0″');
}

function drawCookingLine(pen: Pen) {
  const units: [number, number][] = [
    [44, 36],
    [80, 16],
    [96, 16],
    [112, 36],
  ];
  pen.boxes(
    'main',
    units.map(([x, w]) => [x, 6, w, 30]),
    'light',
  );
  pen.boxes(
    'main',
    units.flatMap(([x, w]) => [
      [x + 2, 0, 1.6, 6],
      [x + w - 3.6, 0, 1.6, 6],
    ]),
    'shade',
  );
  pen.boxes(
    'main',
    [
      [47, 10, 30, 16],
      [83, 9, 10, 20],
      [99, 9, 10, 20],
      [115, 9, 14.5, 17],
      [130.5, 9, 14.5, 17],
    ],
    'paper',
  );
  for (const [x, w] of [
    [50, 24],
    [117, 10],
    [133, 10],
  ] as const)
    pen.line('cut', [x, 23], [x + w, 23]);
  for (const x of [49, 54, 59, 64, 69, 74, 118, 125, 132, 139]) pen.arc('fine', x, 31, 1.1, 0, 360, 'shade');
  for (const x of [50, 62, 74]) pen.line('cut', [x - 4, 37.2], [x + 4, 37.2]);
  const basket = (x: number): Point[] => [
    [x, 36],
    [x, 41],
    [x + 5, 41],
    [x + 5, 36],
  ];
  for (const x of [82, 89, 98, 105]) pen.line('fine', ...basket(x));
  pen.box('main', 112, 36, 36, 4, 'shade');
}

export const kitchenDrawings: Drawing[] = [
  {
    name: 'drawing-frp-panels',
    title: 'FRP wall panels',
    shows: 'a wall with four by eight foot FRP panels, division bars, cove base and a hand sink',
    tags: ['frp', 'commercial', 'interior'],
    picture: 'A white FRP wall behind a hand sink in a food preparation room',
    draw: drawPanels,
  },
  {
    name: 'drawing-hood-wall',
    title: 'Kitchen hood wall',
    shows: 'a restaurant kitchen wall with exhaust hood, range, fryers, griddle and cove base',
    tags: ['frp', 'commercial', 'kitchen'],
    picture: 'A restaurant cooking line under a stainless hood, FRP walls to both sides',
    draw: drawHoodWall,
  },
];
