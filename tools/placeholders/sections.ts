/** Sections from the footing to the slab above. */
import { count, drawBreak, drawConcrete, drawLumber } from './details.ts';
import type { Pen } from './pen.ts';
import type { Drawing } from './sheet.ts';

function drawFooting(pen: Pen) {
  const [bottom, top] = [-34, 10];
  pen.line('main', [-44, -1.5], [-4, 0]);
  pen.hatch(-44, -6, 40, 4.5, 20);
  pen.line('main', [4, -18], [44, -18]);
  pen.hatch(4, -22.5, 40, 4.5, 20);
  for (const i of count(46)) pen.arc('fine', -20 + ((i * 5.3) % 9.2), -33.4 + i * 0.24, 0.6 + (i % 3) * 0.15);
  pen.arc('main', -15.5, -30, 2.6, 0, 360, 'light');
  drawConcrete(pen, -10, bottom, 20, 10);
  drawConcrete(pen, -4, bottom + 10, 8, top - bottom - 10);
  pen.line('cut', [4, -30.5], [1.6, -30.5], [1.6, 5]);
  for (const x of [-6, 6]) pen.arc('main', x, -30.5, 0.7, 0, 360, 'ink');
  for (const y of [-18, -6, 5]) pen.arc('main', 0.6, y, 0.6, 0, 360, 'ink');
  pen.line('cut', [-1.2, 12.4], [-1.2, 2.4], [0.4, 2.4]);
  drawLumber(pen, -4, top, 5.5, 1.5);
  drawLumber(pen, -4, top + 1.5, 1.5, 9.25);
  pen.box('main', -2.5, top + 1.5, 44, 9.25, 'light');
  pen.box('main', -4, top + 10.75, 45.5, 0.75, 'shade');
  drawLumber(pen, -4, top + 11.5, 3.5, 1.5);
  pen.box('main', -4, top + 13, 3.5, 14, 'light');
  pen.box('main', -4.5, top - 1, 0.5, 28, 'shade');
  drawBreak(pen, [-8, top + 27], [4, top + 27]);
  drawBreak(pen, [41.5, top - 2], [41.5, top + 15]);
  pen.dimension([-10, bottom], [10, bottom], -40, '20″');
  pen.dimension([10, bottom], [10, bottom + 10], -50, '10″');
  pen.dimension([-44, bottom + 10], [-44, 10], 30, '2′-10″');
  pen.leader([0.6, -6], 150, -20, 'Rebar');
  pen.leader([-17, -28.5], -70, -60, 'Drain');
}

function drawWindowSection(pen: Pen) {
  const [head, sill] = [22, 8];
  const wall = (from: number, to: number) => {
    pen.box('main', -0.5, from, 0.5, to - from, 'shade');
    pen.box('main', 3.5, from, 0.5, to - from, 'shade');
    for (let y = from; y < to - 1; y += 4) {
      pen.area(
        'fine',
        [
          [-0.5, y],
          [-1.3, y],
          [-0.6, Math.min(y + 4.4, to)],
          [-0.5, Math.min(y + 4.4, to)],
        ],
        'light',
      );
    }
  };
  wall(-6, sill - 0.6);
  wall(head + 1, head + 14);
  pen.box('main', 0, -6, 3.5, sill + 4.5, 'light');
  drawLumber(pen, 0, sill - 1.5, 3.5, 1.5);
  for (const x of [0, 2]) drawLumber(pen, x, head, 1.5, 5.5);
  pen.box('main', 1.5, head, 0.5, 5.5, 'shade');
  pen.box('main', 0, head + 5.5, 3.5, 2.4, 'light');
  for (const y of [7.9, 9.4]) drawLumber(pen, 0, head + y, 3.5, 1.5);
  pen.box('main', 0, head + 10.9, 3.5, 3.1, 'light');
  pen.area(
    'main',
    [
      [-2.4, sill - 0.6],
      [-2.4, sill + 0.4],
      [3.4, sill + 1.6],
      [3.4, sill],
    ],
    'light',
  );
  pen.box('main', -0.6, head - 1.4, 4, 1.4, 'light');
  pen.boxes(
    'main',
    [
      [0.2, sill + 1.4, 1.6, 2.6],
      [0.2, head - 4, 1.6, 2.6],
    ],
    'light',
  );
  pen.line('fine', [0.8, sill + 4], [0.8, head - 4]);
  pen.line('fine', [1.2, sill + 4], [1.2, head - 4]);
  pen.boxes(
    'main',
    [
      [4, head - 0.8, 0.7, 4],
      [4, sill - 3.5, 0.7, 3.5],
      [3.4, sill, 2.6, 1],
    ],
    'light',
  );
  pen.line('cut', [-0.6, head + 4], [-0.6, head + 0.4], [-1.7, head + 0.2], [-1.7, head - 1]);
  drawBreak(pen, [-3, -6], [6, -6], 0.6);
  drawBreak(pen, [-3, head + 14], [6, head + 14], 0.6);
  pen.hatch(3.5, head + 1, 0.5, 13, 12);
  pen.hatch(3.5, -6, 0.5, sill + 4.5, 12);
  drawBreak(pen, [0, 15], [2, 15], 0.4);
  pen.dimension([0, head + 14], [3.5, head + 14], 40);
  pen.note([3.5, head + 14], '3½″', { dx: 34, dy: -28, anchor: 'start' });
  pen.leader([2.9, head + 4], 200, 0, 'Header, two plies');
  pen.leader([-1.4, head + 0.3], -130, -50, 'Flashing');
  pen.leader([1.2, 16.5], 230, 0, 'Glass');
  pen.leader([1.8, sill - 0.75], 220, 60, 'Rough sill');
  pen.leader([-2, sill], -120, 70, 'Sill, sloped');
}

function drawDeflectionTrack(pen: Pen) {
  const [width, slab, top] = [44, 40, 28];
  drawConcrete(pen, 0, slab, width, 6);
  pen.boxes(
    'main',
    [5, 21, 37].flatMap((x) => [[x, 3, 2, top - 3 + 11.25]]),
    'light',
  );
  for (const x of [5, 21, 37]) pen.line('hair', [x + 0.5, 3], [x + 0.5, top + 11.25]);
  pen.box('main', 0, slab - 2.5, width, 2.5, 'light');
  for (const x of [5, 21, 37]) pen.boxes('hidden', [[x, slab - 2.5, 2, 1.75]]);
  const slots = count(43).filter((i) => i % 2 === 0);
  pen.boxes(
    'fine',
    slots.map((i) => [i + 0.85, slab - 2.1, 0.3, 1.5]),
    'paper',
  );
  for (const x of [6, 22, 38]) pen.arc('main', x + 0, slab - 1.35, 0.42, 0, 360, 'ink');
  pen.box('main', 0, 2, width, 1.25, 'light');
  for (const x of [6, 22, 38]) pen.arc('main', x, 2.6, 0.3, 0, 360, 'ink');
  for (const x of [6, 22, 38]) pen.arc('fine', x, 14, 0.75, 0, 360, 'paper');
  for (const x of [3.5, 19.5, 35.5]) drawBreak(pen, [x, 21], [x + 5, 21], 0.6);
  pen.line('cut', [-3, 2], [width + 3, 2]);
  pen.hatch(-3, 0, width + 6, 2, 18);
  pen.dimension([6, slab + 6], [22, slab + 6], 40, '16″ o.c.');
  pen.dimension([width, slab - 0.75], [width, slab], -50);
  pen.note([width, slab - 0.4], '¾″ gap', { dx: 74, dy: 12, anchor: 'start' });
  pen.leader([38, slab - 1.35], 190, 110, 'Screw in slot');
}

export const sectionDrawings: Drawing[] = [
  {
    name: 'drawing-footing',
    title: 'Footing and stem wall',
    shows: 'a section through a footing with rebar, stem wall, drain, anchor bolt, sill and floor',
    tags: ['framing', 'site', 'detail'],
    picture: 'A stem wall with anchor bolts and sill plate, the frame just begun',
    draw: drawFooting,
  },
  {
    name: 'drawing-window-section',
    title: 'Window section',
    shows: 'a section through a window opening with header, flashing, glass and sloped sill',
    tags: ['framing', 'detail', 'house'],
    picture: 'A window being set level into its opening, flashing tape at the sill',
    draw: drawWindowSection,
  },
  {
    name: 'drawing-deflection-track',
    title: 'Deflection track',
    shows: 'steel studs in a slotted track under a concrete slab with a gap for movement',
    tags: ['framing', 'commercial', 'detail'],
    picture: 'Steel studs under a concrete deck in an office fit-out',
    draw: drawDeflectionTrack,
  },
];
