/** Stairs, floors and porches. */
import type { Pen, Point } from './pen.ts';
import type { Drawing } from './sheet.ts';

const count = (length: number) => Array.from({ length }, (_, index) => index);

function drawStair(pen: Pen) {
  const [risers, rise, run] = [14, 7.75, 10];
  const [height, length] = [risers * rise, (risers - 1) * run];
  const slope = rise / run;
  const joist = 11.25;
  pen.box('main', length + 1.5, height - joist, 62, joist - 0.75, 'light');
  pen.box('main', length, height - joist, 1.5, joist - 0.75, 'shade');
  pen.box('main', -58, height - joist, 66, joist - 0.75, 'light');
  pen.box('main', 6.5, height - joist, 1.5, joist - 0.75, 'shade');
  pen.boxes(
    'main',
    [
      [length - 1, height - 0.75, 64.5, 0.75],
      [-58, height - 0.75, 67, 0.75],
    ],
    'shade',
  );
  pen.line('cut', [-58, 0], [length + 63, 0]);
  pen.hatch(-58, -5, length + 121, 5, 18);
  const steps: Point[] = [
    [0, 0],
    [0, rise - 1],
  ];
  for (const i of count(risers - 1)) {
    steps.push([(i + 1) * run, (i + 1) * rise - 1]);
    steps.push([(i + 1) * run, Math.min((i + 2) * rise - 1, height - joist + 20)]);
  }
  pen.area('main', [...steps, [length, height - joist], [14.5, 0]], 'light');
  pen.boxes(
    'main',
    count(risers - 1).map((i) => [i * run - 1, (i + 1) * rise - 1, run + 1, 1]),
    'shade',
  );
  const rail = (x: number) => rise + x * slope + 34;
  for (const i of count(risers - 1)) {
    for (const x of [i * run + 2, i * run + 7]) pen.line('fine', [x, (i + 1) * rise], [x, rail(x)]);
  }
  pen.box('main', -1.5, rise, 3.5, 37, 'light');
  pen.area(
    'main',
    [
      [-1, rail(-1)],
      [length, rail(length)],
      [length, rail(length) + 2.5],
      [-1, rail(-1) + 2.5],
    ],
    'shade',
  );
  pen.box('main', length, height, 3.5, 40, 'light');
  pen.box('main', length + 3.5, height + 34.5, 59, 2, 'shade');
  for (let x = length + 8; x < length + 60; x += 5) pen.line('fine', [x, height], [x, height + 34.5]);
  pen.dimension([11, 15.5], [11, height - joist], 1);
  pen.note([11, 78], '6′-8″', { dx: -22, anchor: 'end' });
  pen.dimension([length + 36, 0], [length + 36, height - joist], 1, '8′-1¼″');
  pen.dimension([70, 54.25 - rise], [70, 54.25], -150);
  pen.note([70, 50], '7¾″ max', { dx: 168, dy: 8, anchor: 'start' });
  pen.dimension([0, -5], [length, -5], -44, '13 treads at 10″');
}

function drawFloorJoists(pen: Pen) {
  const [width, depth, rim] = [288, 192, 1.5];
  const opening = { left: 128, right: 176, bottom: 40, top: 152 };
  pen.box('hidden', 0, depth / 2 - 2.5, width, 5);
  const joists: [number, number, number, number][] = [];
  for (let x = 16 - 0.75; x < width - 8; x += 16) {
    if (x > opening.left - 2 && x < opening.right) {
      joists.push(
        [x, rim, 1.5, opening.bottom - 3 - rim],
        [x, opening.top + 3, 1.5, depth - opening.top - 3 - rim],
      );
    } else joists.push([x, rim, 1.5, depth - 2 * rim]);
  }
  const trimmers = [opening.left - 3, opening.left - 1.5, opening.right, opening.right + 1.5];
  const isNearTrimmer = (x: number) => trimmers.some((at) => Math.abs(at - x) < 1.5);
  pen.boxes(
    'main',
    joists.filter(([x]) => !isNearTrimmer(x)),
    'light',
  );
  pen.boxes(
    'main',
    trimmers.map((x) => [x, rim, 1.5, depth - 2 * rim]),
    'shade',
  );
  const span = opening.right - opening.left;
  pen.boxes(
    'main',
    [-3, -1.5].map((y) => [opening.left, opening.bottom + y, span, 1.5]),
    'shade',
  );
  pen.boxes(
    'main',
    [0, 1.5].map((y) => [opening.left, opening.top + y, span, 1.5]),
    'shade',
  );
  pen.cross('hair', opening.left, opening.bottom, span, opening.top - opening.bottom);
  pen.boxes(
    'main',
    [
      [0, 0, width, rim],
      [0, depth - rim, width, rim],
      [0, rim, rim, depth - 2 * rim],
      [width - rim, rim, rim, depth - 2 * rim],
    ],
    'light',
  );
  const blocks = count(18).filter((i) => i < 7 || i > 10);
  pen.boxes(
    'fine',
    blocks.map((i) => [
      i * 16 + (i ? 0.75 : 1.5),
      depth / 2 + (i % 2 ? 0 : -1.5),
      i % 17 ? 14.5 : 13.75,
      1.5,
    ]),
    'light',
  );
  pen.box('hair', -4, -4, width + 8, depth + 8);
  pen.dimension([0, -4], [width, -4], -44, '24′-0″');
  pen.dimension([-4, 0], [-4, depth], 44, '16′-0″');
  pen.dimension([48, depth + 4], [64, depth + 4], 40, '16″ o.c.');
}

function drawPorch(pen: Pen) {
  const [width, deck, beam] = [264, 21, 117];
  const posts = [4, 126.25, 248.5] as const;
  const post = 5.5;
  pen.boxes(
    'hidden',
    posts.map((x) => [x - 5.25, -34, 16, 8]),
  );
  pen.boxes(
    'hidden',
    posts.map((x) => [x - 1.25, -26, 8, 26]),
  );
  pen.line('cut', [-30, 0], [width + 30, 0]);
  pen.boxes(
    'main',
    posts.map((x) => [x - 1.25, 0, 8, deck - 10.75]),
    'shade',
  );
  pen.box('main', 0, deck - 10.75, width - 6, 9.25, 'light');
  pen.box('main', -2, deck - 1.5, width - 2, 1.5, 'shade');
  pen.boxes(
    'main',
    posts.map((x) => [x, deck, post, beam - deck]),
    'light',
  );
  pen.boxes(
    'main',
    posts.map((x) => [x - 1, deck, post + 2, 6]),
    'light',
  );
  for (const x of posts) {
    for (const side of [-1, 1]) {
      const from = side > 0 ? x + post : x;
      if (from + side * 26 < 0 || from + side * 26 > width - 4) continue;
      pen.area(
        'main',
        [
          [from, beam - 30],
          [from, beam - 24.8],
          [from + side * 24.8, beam],
          [from + side * 30, beam],
        ],
        'light',
      );
    }
  }
  pen.box('main', -4, beam, width + 2, 9.25, 'shade');
  const roof: Point[] = [
    [-18, beam + 12],
    [width + 12, beam + 12],
    [width + 12, beam + 58],
    [-18, beam + 58],
  ];
  pen.area('main', roof, 'light');
  for (let x = -4; x < width + 10; x += 14) pen.line('hair', [x, beam + 16], [x, beam + 58]);
  pen.box('main', -20, beam + 9.25, width + 34, 6.5, 'light');
  const left = posts[0] + post;
  pen.boxes(
    'main',
    [
      [left, deck + 34, posts[1] - left, 2],
      [left, deck + 4, posts[1] - left, 2],
    ],
    'shade',
  );
  const gap = (posts[1] - left) / 24;
  for (const i of count(23))
    pen.line('fine', [left + (i + 1) * gap, deck + 6], [left + (i + 1) * gap, deck + 34]);
  for (const i of count(3)) pen.box('main', 158, i * 7, 64, 7, i % 2 ? 'light' : 'shade');
  pen.hatch(-30, -5, width + 60, 5, 18);
  pen.dimension([posts[0] + 2.75, -34], [posts[1] + 2.75, -34], -40, '10′-2¼″');
  pen.dimension([posts[1] + 2.75, -34], [posts[2] + 2.75, -34], -40, '10′-2¼″');
  pen.dimension([width - 4, deck], [width - 4, beam], -60, '8′-0″');
}

export const structureDrawings: Drawing[] = [
  {
    name: 'drawing-stair',
    title: 'Stair section',
    shows: 'a section through a stair with 14 risers, handrail, guard and 6 feet 8 of headroom',
    tags: ['framing', 'interior'],
    picture: 'A new wooden stair in a framed house, treads protected with paper',
    draw: drawStair,
  },
  {
    name: 'drawing-floor-joists',
    title: 'Floor joist plan',
    shows: 'a floor framing plan, joists at 16 inches, a stair opening with double trimmers and headers',
    tags: ['framing', 'plan'],
    picture: 'A joisted floor from above with the stair opening, before the subfloor is laid',
    draw: drawFloorJoists,
  },
  {
    name: 'drawing-porch',
    title: 'Porch posts and beam',
    shows: 'a porch with three posts on footings, knee braces, a beam, railing and steps',
    tags: ['framing', 'house', 'carpentry'],
    picture: 'A front porch with new posts and railing on a low-country house in the evening',
    draw: drawPorch,
  },
];
