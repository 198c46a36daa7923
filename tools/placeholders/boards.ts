/** Drywall and panels on walls. */
import type { Pen } from './pen.ts';
import type { Drawing } from './sheet.ts';

export function drawFloorLine(pen: Pen, left: number, right: number) {
  pen.line('cut', [left, 0], [right, 0]);
  pen.hatch(left, -5, right - left, 5, 18);
}

/** Joints keep clear of the corners of the door; the joint above it stands over its middle. */
function drawBoardedWall(pen: Pen) {
  const [width, height, sheet] = [192, 96, 48];
  const door = { left: 109, right: 147, head: 82 };
  pen.area(
    'main',
    [
      [0, sheet],
      [door.left, sheet],
      [door.left, door.head],
      [128, door.head],
      [128, height],
      [0, height],
    ],
    'light',
  );
  pen.area(
    'main',
    [
      [128, height],
      [128, door.head],
      [door.right, door.head],
      [door.right, sheet],
      [width, sheet],
      [width, height],
    ],
    'paper',
  );
  pen.box('main', 0, 0, 64, sheet, 'paper');
  pen.box('main', 64, 0, door.left - 64, sheet, 'light');
  pen.box('main', door.right, 0, width - door.right, sheet, 'light');
  for (let x = 16; x < width; x += 16) {
    const foot = x > door.left && x < door.right ? door.head : 0;
    pen.line('hidden', [x, foot], [x, height]);
  }
  pen.box('hair', 0, sheet - 2.5, door.left, 5);
  pen.box('hair', door.right, sheet - 2.5, width - door.right, 5);
  pen.cross('hair', door.left, 0, door.right - door.left, door.head);
  drawFloorLine(pen, -12, width + 12);
  pen.dimension([0, -5], [width, -5], -44, '16′-0″');
  pen.dimension([0, 0], [0, sheet], 44, '4′-0″');
  pen.dimension([0, sheet], [0, height], 44, '4′-0″');
  pen.leader([180, sheet], 120, -70, 'Tapered edges');
  pen.leader([128, 89], 90, -130, 'Joint over the middle');
}

function drawCornerBead(pen: Pen) {
  const [board, far, low] = [0.5, -9, -6.6];
  for (const [x, y, w, h] of [
    [-4, -2, 3.5, 1.5],
    [-2, -5.5, 1.5, 3.5],
  ] as const) {
    pen.box('main', x, y, w, h, 'light');
    pen.cross('hair', x, y, w, h);
  }
  pen.area(
    'main',
    [
      [far, 0],
      [-0.1, 0],
      [-0.1, -board],
      [far, -board],
    ],
    'shade',
  );
  pen.area(
    'main',
    [
      [0, 0],
      [0, low],
      [-board, low],
      [-board, -board],
      [-0.1, -board],
      [-0.1, 0],
    ],
    'shade',
  );
  pen.hatch(far, -board, -far - 0.1, board, 13);
  pen.hatch(-board, low, board, -low - board, 13);
  const nose = 0.24;
  pen.area(
    'main',
    [
      [-6.4, 0],
      [-0.2, 0.2],
      [0, nose],
      [0, 0],
    ],
    'light',
  );
  pen.area(
    'main',
    [
      [0, -6],
      [0.2, -0.2],
      [nose, 0],
      [0, 0],
    ],
    'light',
  );
  pen.arc('cut', 0.1, 0.1, 0.14, 0, 360, 'ink');
  pen.line('cut', [-1.25, 0.05], [0.1, 0.1], [0.05, -1.25]);
  for (const x of [-3.2, -1.6]) pen.line('cut', [x, -1.25], [x, -0.02]);
  for (const y of [-3, -4.6]) pen.line('cut', [-1.25, y], [-0.02, y]);
  pen.line('fine', [far, 0.3], [far, -0.2], [far - 0.12, -0.35], [far + 0.12, -0.5], [far, -0.65], [far, -1]);
  pen.line('fine', [0.3, low], [-0.2, low], [-0.35, low - 0.12], [-0.5, low + 0.12], [-0.65, low], [-1, low]);
  pen.dimension([-6.4, 0.2], [0, 0.2], 60, 'Compound, feathered');
  pen.leader([0.14, 0.1], 90, -60, 'Bead');
  pen.leader([-0.25, -5.8], 130, 0, '½″ board');
  pen.leader([-3.6, -1.8], -160, 170, 'Corner studs');
}

export const boardDrawings: Drawing[] = [
  {
    name: 'drawing-boarded-wall',
    title: 'Drywall around a door',
    shows: 'drywall sheets on a wall with a door, joints staggered and clear of the door corners',
    tags: ['drywall', 'interior'],
    picture: 'A wall with a door opening, drywall hung and the first seam taped',
    draw: drawBoardedWall,
  },
  {
    name: 'drawing-corner-bead',
    title: 'Corner bead',
    shows: 'an outside drywall corner in plan with metal bead and feathered joint compound',
    tags: ['drywall', 'detail'],
    picture: 'Hands drawing a knife down a corner bead in raking light, close up',
    draw: drawCornerBead,
  },
];
