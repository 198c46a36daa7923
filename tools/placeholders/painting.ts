/** Painters at work: a wall, a facade. */
import type { Pen, Point } from './pen.ts';
import type { Drawing } from './sheet.ts';

const count = (length: number) => Array.from({ length }, (_, index) => index);

function drawPaintedWall(pen: Pen) {
  const [width, height] = [180, 96];
  pen.box('main', 0, 0, width, height, 'light');
  const painted: Point[] = [
    [0, 5],
    [88, 5],
    [90, 30],
    [86, 52],
    [89, 76],
    [87, 93],
    [width, 93],
    [width, height],
    [0, height],
  ];
  pen.area('fine', painted, 'shade');
  pen.line('fine', [0, 93], [width, 93]);
  pen.boxes('main', [[0, 0, width, 5]], 'light');
  pen.box('main', 24, 34, 40, 46, 'light');
  pen.box('main', 27, 37, 34, 40, 'paper');
  pen.line('main', [27, 57], [61, 57]);
  pen.line('fine', [44, 37], [44, 77]);
  pen.box('main', 21, 31, 46, 3, 'light');
  const w: Point[] = [
    [98, 76],
    [104, 28],
    [112, 70],
    [120, 28],
    [126, 66],
  ];
  for (const [x, y] of [
    [-4.5, 0],
    [4.5, 0],
  ] as const)
    pen.line('hair', ...w.map((point): Point => [point[0] + x, point[1] + y]));
  pen.box('main', 121.5, 66, 9, 4.5, 'shade');
  pen.line('cut', [130.5, 68.2], [133, 68.2], [133, 60], [126, 57], [126, 50]);
  pen.area(
    'main',
    [
      [125, 50],
      [127, 50],
      [127.6, 10],
      [124.4, 10],
    ],
    'light',
  );
  pen.area(
    'main',
    [
      [146, 0],
      [151, 0],
      [160, 62],
      [156, 62],
    ],
    'light',
  );
  pen.area(
    'main',
    [
      [171, 0],
      [175, 0],
      [160, 62],
      [157, 62],
    ],
    'light',
  );
  for (const y of [12, 24, 36, 48]) pen.line('cut', [146 + y * 0.16, y], [175 - y * 0.24, y]);
  pen.box('main', 153, 62, 11, 3, 'shade');
  pen.area(
    'main',
    [
      [100, 0],
      [113, 0],
      [114, 11],
      [99, 11],
    ],
    'paper',
  );
  pen.area(
    'main',
    [
      [99.4, 7],
      [113.6, 7],
      [114, 11],
      [99, 11],
    ],
    'shade',
  );
  pen.line('cut', [-10, 0], [width + 10, 0]);
  pen.hatch(-10, -5, width + 20, 5, 18);
  pen.dimension([0, height], [88, height], 40, 'Two coats');
  pen.dimension([0, 93], [0, height], 40);
  pen.note([0, 94.5], '3″', { dx: -66, dy: 12, anchor: 'end' });
}

function drawScaffold(pen: Pen) {
  const [width, height, bay, lift] = [252, 228, 84, 78];
  pen.box('main', -20, 0, width + 40, height, 'light');
  for (let y = 8; y < height; y += 8) pen.line('hair', [-20, y], [width + 20, y]);
  for (const x of [24, 108, 192]) {
    for (const y of [44, 146]) {
      pen.box('main', x - 3, y - 3, 42, 58, 'light');
      pen.box('main', x, y, 36, 52, 'paper');
      pen.line('fine', [x, y + 26], [x + 36, y + 26]);
    }
  }
  pen.box('main', -26, height, width + 52, 10, 'shade');
  for (const level of [0, 1]) {
    const y = 6 + level * lift;
    for (const i of count(3)) {
      pen.line('fine', [i * bay + 1, y + 12], [(i + 1) * bay - 1, y + 66]);
      pen.line('fine', [i * bay + 1, y + 66], [(i + 1) * bay - 1, y + 12]);
    }
  }
  for (const level of [1, 2]) {
    const y = 6 + level * lift;
    pen.box('main', -8, y, width + 16, 2.5, 'shade');
    pen.box('fine', 0, y + 2.5, width, 4, 'light');
    for (const rail of [22, 42]) pen.boxes('main', [[0, y + rail, width, 1.6]], 'light');
  }
  for (const i of count(4)) {
    const x = i * bay;
    pen.box('main', x - 1.2, 4, 2.4, 2 * lift + 46, 'light');
    pen.boxes(
      'main',
      [
        [x - 5, 2, 10, 2],
        [x - 9, 0, 18, 2],
      ],
      'shade',
    );
  }
  pen.line('cut', [-46, 0], [width + 46, 0]);
  pen.hatch(-46, -7, width + 92, 7, 18);
  pen.dimension([0, -7], [bay, -7], -40, '7′-0″');
  pen.dimension([width, 6 + lift], [width, 6 + 2 * lift], -130, '6′-6″');
  pen.dimension([width, 6 + 2 * lift], [width, 6 + 2 * lift + 42], -130, '42″');
}

export const paintingDrawings: Drawing[] = [
  {
    name: 'drawing-painted-wall',
    title: 'Painting a wall',
    shows: 'a wall half painted, with roller strokes, a cut-in edge, a step ladder and a pail',
    tags: ['painting', 'interior'],
    picture: 'A room being painted, one wall wet, roller and tray on a drop cloth',
    draw: drawPaintedWall,
  },
  {
    name: 'drawing-scaffold',
    title: 'Scaffold on a facade',
    shows: 'a scaffold of three bays in front of a house with guardrails, toe boards and braces',
    tags: ['labor', 'painting', 'house'],
    picture: 'Scaffolding on a two-story house while the siding is painted',
    draw: drawScaffold,
  },
];
