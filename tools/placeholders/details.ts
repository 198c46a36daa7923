/** Details of walls at a large scale. Cut lumber carries a cross. */
import type { Pen, Point } from './pen.ts';
import type { Drawing } from './sheet.ts';

export const count = (length: number) => Array.from({ length }, (_, index) => index);

export function drawLumber(pen: Pen, x: number, y: number, w: number, h: number) {
  pen.box('main', x, y, w, h, 'light');
  pen.cross('hair', x, y, w, h);
}

/** A break line across something that goes on. */
export function drawBreak(pen: Pen, [ax, ay]: Point, [bx, by]: Point, jag = 1) {
  const at = (t: number, shift: number): Point => {
    const level = Math.abs(bx - ax) > Math.abs(by - ay);
    return [ax + (bx - ax) * t + (level ? 0 : shift), ay + (by - ay) * t + (level ? shift : 0)];
  };
  pen.line('fine', at(0, 0), at(0.42, 0), at(0.46, jag), at(0.54, -jag), at(0.58, 0), at(1, 0));
}

export function drawConcrete(pen: Pen, x: number, y: number, w: number, h: number) {
  pen.box('cut', x, y, w, h, 'shade');
  const total = Math.round((w * h) / 7);
  for (const i of count(total)) {
    const [dx, dy] = [((i * 0.618 + 0.11) % 1) * (w - 1) + 0.4, ((i + 0.5) / total) * (h - 1) + 0.4];
    pen.line('hair', [x + dx, y + dy], [x + dx + 0.3, y + dy]);
  }
}

function drawHeader(pen: Pen) {
  const [head, low, top] = [82.5, 66, 94.125];
  pen.boxes(
    'main',
    [
      [-3, low, 1.5, top - low],
      [-19, low, 1.5, top - low],
    ],
    'light',
  );
  pen.box('main', -1.5, low, 1.5, head - low, 'light');
  pen.box('main', -1.5, head, 33.5, 9.25, 'shade');
  for (const y of [1.6, 3.4, 5.4, 7.4]) pen.line('hair', [0, head + y], [31, head + y + 0.4]);
  pen.boxes(
    'main',
    [-1.5, 12.5, 28.5].map((x) => [x, head + 9.25, 1.5, top - head - 9.25]),
    'light',
  );
  pen.boxes(
    'main',
    [
      [-22, top, 54, 1.5],
      [-22, top + 1.5, 54, 1.5],
    ],
    'light',
  );
  drawBreak(pen, [32, low + 6], [32, 99]);
  drawBreak(pen, [-22, low], [4, low]);
  for (const y of [84, 86.5, 89, 90.6]) pen.line('cut', [-2.5, y], [-2.1, y]);
  const x = 44;
  for (const ply of [0, 2]) drawLumber(pen, x + ply, head, 1.5, 9.25);
  pen.box('main', x + 1.5, head, 0.5, 9.25, 'shade');
  pen.box('main', x, head + 9.25, 3.5, top - head - 9.25, 'light');
  for (const y of [top, top + 1.5]) drawLumber(pen, x, y, 3.5, 1.5);
  pen.line('fine', [x, head], [x, low + 6]);
  pen.line('fine', [x + 3.5, head], [x + 3.5, low + 6]);
  drawBreak(pen, [x - 2, low + 6], [x + 5.5, low + 6], 0.6);
  pen.dimension([x + 3.5, head], [x + 3.5, head + 9.25], -50, '9¼″');
  pen.dimension([x, top + 3], [x + 3.5, top + 3], 44, '3½″');
  pen.leader([-0.75, 74], 110, 20, 'Jack');
  pen.leader([-2.25, 78], -90, -20, 'King');
  pen.note([14, head], 'Opening', { dy: 90 });
}

function drawCornerStuds(pen: Pen) {
  const end = 21;
  pen.boxes(
    'main',
    [
      [-0.5, -0.5, end + 0.5, 0.5],
      [-0.5, 0, 0.5, end],
    ],
    'shade',
  );
  pen.boxes(
    'main',
    [
      [3.5, 3.5, end - 3.5, 0.5],
      [3.5, 4, 0.5, end - 4],
    ],
    'shade',
  );
  pen.hatch(3.5, 3.5, end - 3.5, 0.5, 12);
  pen.hatch(3.5, 4, 0.5, end - 4, 12);
  for (const x of [0, 3, 15.25]) drawLumber(pen, x, 0, 1.5, 3.5);
  pen.box('main', 1.5, 0, 1.5, 3.5, 'shade');
  pen.line('fine', [1.5, 0], [3, 3.5]);
  for (const y of [3.5, 16]) drawLumber(pen, 0, y, 3.5, 1.5);
  const wave = (from: number, to: number, upright: boolean) => {
    const steps = count(Math.floor((to - from) / 0.55));
    const points = steps.map((i): Point => {
      const [along, across] = [from + i * 0.55, i % 2 ? 0.35 : 3.15];
      return upright ? [across, along] : [along, across];
    });
    pen.line('hair', ...points);
  };
  wave(4.8, 15, false);
  wave(5.3, 15.8, true);
  wave(17, end, false);
  wave(17.8, end, true);
  drawBreak(pen, [end, -1.5], [end, 5], 0.5);
  drawBreak(pen, [-1.5, end], [5, end], 0.5);
  pen.dimension([0, -0.5], [16, -0.5], -50, '16″');
  pen.leader([3.75, 1.2], 190, -330, 'Nailing for drywall');
  pen.leader([2.25, 2.6], 300, -380, 'Spacer block');
  pen.leader([12, 3.75], 90, -80, 'Drywall');
}

export const detailDrawings: Drawing[] = [
  {
    name: 'drawing-header',
    title: 'Header detail',
    shows: 'a header on a jack stud under double top plates, and its section of two plies',
    tags: ['framing', 'detail'],
    picture: 'A new header over an opening, close up, with king and jack studs',
    draw: drawHeader,
  },
  {
    name: 'drawing-corner-studs',
    title: 'Three-stud corner',
    shows: 'the corner of two stud walls in plan with spacer block, sheathing and drywall',
    tags: ['framing', 'detail', 'plan'],
    picture: 'The corner of a framed house from inside, studs and plates, close up',
    draw: drawCornerStuds,
  },
];
