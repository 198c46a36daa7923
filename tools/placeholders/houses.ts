/** Whole houses: a frame and a plan. */
import type { Pen, Point } from './pen.ts';
import type { Drawing } from './sheet.ts';

/** Isometric: x to the right and back, y to the left and back. */
const look = (x: number, y: number, z: number): Point => [(x - y) * 0.866, (x + y) * 0.5 + z];

function drawHouseFrame(pen: Pen) {
  const [width, depth, wall, rise, floor] = [144, 208, 96, 60, 12];
  const eave = floor + wall;
  const upright = (x: number, y: number, from = floor, to = eave) =>
    [look(x, y, from), look(x, y, to)] as const;
  for (let x = 16; x <= width; x += 16) pen.line('hair', ...upright(x, depth));
  for (let y = 0; y <= depth; y += 16) pen.line('hair', ...upright(width, y));
  pen.area(
    'main',
    [look(0, 0, floor), look(width, 0, floor), look(width, depth, floor), look(0, depth, floor)],
    'light',
  );
  for (let x = 16; x <= width; x += 16) pen.line('hair', ...upright(x, depth));
  for (let y = 0; y <= depth; y += 16) pen.line('hair', ...upright(width, y));
  pen.area('main', [look(0, 0, 0), look(width, 0, 0), look(width, 0, floor), look(0, 0, floor)], 'shade');
  pen.area('main', [look(0, 0, 0), look(0, depth, 0), look(0, depth, floor), look(0, 0, floor)], 'shade');
  for (const z of [eave - 3, eave])
    pen.line('fine', look(0, depth, z), look(width, depth, z), look(width, 0, z));
  const isDoor = (x: number) => x > 50 && x < 94;
  for (let x = 0; x <= width; x += 16) if (!isDoor(x)) pen.line('main', ...upright(x, 0));
  for (const x of [52, 54, 90, 92]) pen.line('main', ...upright(x, 0, floor, floor + 82));
  pen.area(
    'main',
    [look(52, 0, floor + 82), look(92, 0, floor + 82), look(92, 0, floor + 91), look(52, 0, floor + 91)],
    'shade',
  );
  const isWindow = (y: number) => y > 72 && y < 136;
  for (let y = 16; y <= depth; y += 16) {
    if (!isWindow(y)) pen.line('main', ...upright(0, y));
    else pen.line('main', ...upright(0, y, floor, floor + 34));
  }
  for (const y of [72, 74, 134, 136]) pen.line('main', ...upright(0, y, floor, floor + 82));
  pen.line('main', look(0, 72, floor + 34), look(0, 136, floor + 34));
  pen.area(
    'main',
    [look(0, 70, floor + 82), look(0, 138, floor + 82), look(0, 138, floor + 91), look(0, 70, floor + 91)],
    'shade',
  );
  for (const z of [floor + 1.5, eave - 3, eave])
    pen.line('main', look(0, depth, z), look(0, 0, z), look(width, 0, z));
  for (let y = depth; y >= 0; y -= 16) {
    const end = y === 0 || y === depth;
    const peak = look(width / 2, y, eave + rise);
    pen.line(end ? 'cut' : 'main', look(-12, y, eave - 10), peak, look(width + 12, y, eave - 10));
  }
  pen.line('cut', look(width / 2, 0, eave + rise), look(width / 2, depth, eave + rise));
  for (let x = 16; x < width; x += 16) {
    pen.line('fine', ...upright(x, 0, eave, eave + (rise * Math.min(x, width - x)) / (width / 2)));
  }
  pen.dimension(look(0, 0, 0), look(width, 0, 0), -44);
  pen.dimension(look(0, depth, 0), look(0, 0, 0), -44);
  pen.note(look(width / 2, 0, 0), '12′', { dx: 50, dy: 96, anchor: 'start' });
  pen.note(look(0, depth / 2, 0), '17′-4″', { dx: -50, dy: 96, anchor: 'end' });
}

/** Walls are drawn as boxes; doors cut them and swing. */
function drawFloorPlan(pen: Pen) {
  const [width, depth, t] = [432, 300, 6];
  pen.boxes(
    'main',
    [
      [0, 0, width, t],
      [0, depth - t, width, t],
      [0, t, t, depth - 2 * t],
      [width - t, t, t, depth - 2 * t],
    ],
    'ink',
  );
  pen.boxes(
    'main',
    [
      [250, t, 4.5, depth - 2 * t],
      [254.5, 150, width - 260.5, 4.5],
      [254.5, 196, 60, 4.5],
      [314.5, 154.5, 4.5, 139.5],
      [t, 176, 90, 4.5],
    ],
    'ink',
  );
  const openings: [number, number, number, number][] = [
    [60, 0, 72, t],
    [300, 0, 72, t],
    [40, depth - t, 60, t],
    [350, depth - t, 54, t],
    [0, 60, t, 72],
    [width - t, 50, t, 60],
    [width - t, 210, t, 60],
  ];
  pen.boxes('main', openings, 'light');
  for (const [x, y, w, h] of openings)
    pen.line('fine', [w > h ? x : x + 3, w > h ? y + 3 : y], [w > h ? x + w : x + 3, w > h ? y + 3 : y + h]);
  pen.boxes(
    'fine',
    [
      [180, 0, 38, t],
      [250, 110, 4.5, 32],
      [250, 158, 4.5, 32],
      [314.5, 158, 4.5, 32],
      [268, 196, 30, 4.5],
    ],
    'paper',
  );
  pen.line('main', [180, t], [180, t + 38]);
  pen.arc('hair', 180, t, 38, 0, 90);
  pen.line('main', [254.5, 142], [286.5, 142]);
  pen.arc('hair', 254.5, 142, 32, 270, 360);
  pen.line('main', [319, 158], [351, 158]);
  pen.arc('hair', 319, 158, 32, 0, 90);
  pen.line('main', [268, 200.5], [268, 230.5]);
  pen.arc('hair', 268, 200.5, 30, 0, 90);
  pen.boxes(
    'fine',
    [
      [t, 264, 130, 24],
      [t, 210, 24, 54],
      [46, 270, 36, 12],
      [104, 210, 70, 30],
    ],
    'light',
  );
  pen.boxes(
    'fine',
    [
      [30, 30, 84, 34],
      [30, 30, 84, 10],
      [330, 30, 62, 80],
      [334, 92, 25, 14],
      [363, 92, 25, 14],
      [344, 210, 60, 78],
      [258, 258, 52, 32],
      [296, 204, 14, 20],
    ],
    'light',
  );
  pen.arc('fine', 284, 274, 8);
  for (const x of [14, 22]) for (const y of [224, 240]) pen.arc('fine', x, y, 3.4);
  pen.note([172, 118], 'Living');
  pen.note([205, 258], 'Kitchen');
  pen.note([300, 62], 'Bed');
  pen.dimension([0, 0], [width, 0], -48, '36′-0″');
  pen.dimension([0, 0], [0, depth], 48, '25′-0″');
}

export const houseDrawings: Drawing[] = [
  {
    name: 'drawing-house-frame',
    title: 'House frame',
    shows: 'the wooden frame of a small house from above a corner, with walls and rafters',
    tags: ['framing', 'house', 'design'],
    picture: 'A framed small house from a raised viewpoint, rafters up, evening sun',
    draw: drawHouseFrame,
  },
  {
    name: 'drawing-floor-plan',
    title: 'Floor plan',
    shows: 'the plan of a small house with living room, kitchen, two bedrooms and a bath',
    tags: ['design', 'house', 'plan'],
    picture: 'A drawing set on a site table with a pencil and a tape, seen from above',
    draw: drawFloorPlan,
  },
];
