/** A drawing pen: takes inches with y upwards, writes SVG elements in page pixels, and remembers how far it reached. */

export type Point = readonly [x: number, y: number];
export type Weight = 'cut' | 'main' | 'fine' | 'hair' | 'hidden';
type Fill = 'paper' | 'light' | 'shade' | 'ink';
type Anchor = 'start' | 'middle' | 'end';

/** Where the origin lies on the page and how many pixels an inch takes. */
export interface Frame {
  scale: number;
  x: number;
  y: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const colours = {
  paper: '#f0ece4',
  light: '#f8f6f1',
  shade: '#dfd9ce',
  ink: '#15181b',
  accent: '#ffb703',
};
export const fontFamily = 'Archivo Display, Arial, sans-serif';

const weights: Record<Weight, string> = {
  cut: ' stroke-width="4"',
  main: ' stroke-width="2.6"',
  fine: ' stroke-width="1.5"',
  hair: ' stroke-width="1.5" opacity=".36"',
  hidden: ' stroke-width="1.5" stroke-dasharray="12 9" opacity=".6"',
};
const textSize = 34;

interface Shift {
  dx?: number;
  dy?: number;
  anchor?: Anchor;
}

export type Pen = ReturnType<typeof createPen>;

export function createPen(frame: Frame) {
  const elements: { head: string; data: string; joins: boolean }[] = [];
  const bounds: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

  function reach(x: number, y: number): void {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }

  function place([x, y]: Point): Point {
    const spot: Point = [Math.round(frame.x + x * frame.scale), Math.round(frame.y - y * frame.scale)];
    reach(...spot);
    return spot;
  }

  /** Adds path data; unfilled paths of one weight that follow each other become one element. */
  function add(weight: Weight, data: string, fill?: Fill): void {
    const head = weights[weight] + (fill ? ` fill="${colours[fill]}"` : '');
    const last = elements.at(-1);
    if (!fill && last?.joins && last.head === head) last.data += data;
    else elements.push({ head, data, joins: !fill });
  }

  function trace(points: readonly Point[]): string {
    let before: Point | undefined;
    let data = '';
    for (const [x, y] of points) {
      if (!before) data += `M${x} ${y}`;
      else if (y === before[1]) data += `h${x - before[0]}`;
      else if (x === before[0]) data += `v${y - before[1]}`;
      else data += `l${x - before[0]} ${y - before[1]}`;
      before = [x, y];
    }
    return data;
  }

  const line = (weight: Weight, ...points: Point[]) => add(weight, trace(points.map(place)));

  const area = (weight: Weight, points: readonly Point[], fill?: Fill) =>
    add(weight, `${trace(points.map(place))}z`, fill);

  const corners = (x: number, y: number, w: number, h: number): Point[] => [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];

  const box = (weight: Weight, x: number, y: number, w: number, h: number, fill?: Fill) =>
    area(weight, corners(x, y, w, h), fill);

  /** Boxes that do not overlap, as one element. */
  const boxes = (
    weight: Weight,
    list: readonly (readonly [number, number, number, number])[],
    fill?: Fill,
  ) => {
    if (list.length === 0) return;
    add(weight, list.map((each) => `${trace(corners(...each).map(place))}z`).join(''), fill);
  };

  /** Part of a circle, degrees counter-clockwise from the right. */
  const arc = (weight: Weight, x: number, y: number, radius: number, from = 0, to = 360, fill?: Fill) => {
    const at = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      return place([x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
    };
    const r = Math.round(radius * frame.scale * 10) / 10;
    const middle = (from + to) / 2;
    const ends = [middle, to].map((degrees) => `A${r} ${r} 0 0 0 ${at(degrees).join(' ')}`).join('');
    add(weight, `M${at(from).join(' ')}${ends}`, fill);
  };

  /** 45° lines inside a rectangle, `step` pixels apart. */
  const hatch = (x: number, y: number, w: number, h: number, step = 16, weight: Weight = 'hair') => {
    const gap = step / frame.scale;
    for (let c = -h + gap / 2; c < w; c += gap) {
      const [from, to] = [Math.max(0, c), Math.min(w, c + h)];
      if (to - from > gap / 8) line(weight, [x + from, y + from - c], [x + to, y + to - c]);
    }
  };

  /** Two diagonals: sawn lumber in section, or an opening. */
  const cross = (weight: Weight, x: number, y: number, w: number, h: number) => {
    line(weight, [x, y], [x + w, y + h]);
    line(weight, [x, y + h], [x + w, y]);
  };

  function addText(text: string, [x, y]: Point, anchor: Anchor = 'middle', turn = 0): void {
    const length = text.length * textSize * 0.55;
    const start = anchor === 'middle' ? -length / 2 : anchor === 'end' ? -length : 0;
    for (const along of [start, start + length]) {
      if (turn) {
        reach(x, y - along);
        reach(x - textSize * 0.8, y - along);
      } else {
        reach(x + along, y);
        reach(x + along, y - textSize * 0.8);
      }
    }
    const turned = turn ? ` transform="rotate(${turn} ${x} ${y})"` : '';
    const anchored = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
    elements.push({
      head: `<text x="${x}" y="${y}"${anchored}${turned}>${text}</text>`,
      data: '',
      joins: false,
    });
  }

  /** Words at a spot, moved by whole pixels. */
  const note = (at: Point, text: string, { dx = 0, dy = 0, anchor = 'middle' }: Shift = {}) => {
    const [x, y] = place(at);
    addText(text, [x + dx, y + dy], anchor);
  };

  /** Dimension line with tick ends, `offset` pixels to the left of the way from a to b. */
  const dimension = (a: Point, b: Point, offset: number, label = '') => {
    const [[ax, ay], [bx, by]] = [place(a), place(b)];
    const length = Math.hypot(bx - ax, by - ay);
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
    const [nx, ny] = [uy * Math.sign(offset), -ux * Math.sign(offset)];
    const along = (x: number, y: number, n: number, u = 0): Point => {
      const spot: Point = [Math.round(x + nx * n + ux * u), Math.round(y + ny * n + uy * u)];
      reach(...spot);
      return spot;
    };
    /** To the right and below, the words stand between the line and what it measures. */
    const needsRoom = label !== '' && Math.abs(offset) > 24 && nx + ny > 0;
    const far = Math.max(Math.abs(offset), needsRoom ? 66 : 0);
    const slash = (x: number, y: number) => {
      const [cx, cy] = along(x, y, far);
      return trace([
        [cx - 10, cy + 10],
        [cx + 10, cy - 10],
      ]);
    };
    if (far > 24) {
      add(
        'hair',
        [ax, bx].map((x, i) => trace([12, far + 14].map((n) => along(x, i ? by : ay, n)))).join(''),
      );
    }
    add('fine', trace([along(ax, ay, far, -16), along(bx, by, far, 16)]));
    add('main', slash(ax, ay) + slash(bx, by));
    if (!label) return;
    const isUpright = Math.abs(uy) > Math.abs(ux);
    const [mx, my] = along((ax + bx) / 2, (ay + by) / 2, far);
    if (isUpright) addText(label, [mx - 14, my], 'middle', -90);
    else addText(label, [mx, my - 14]);
  };

  /** A pointer with a dot at its end and words at its other end. */
  const leader = (from: Point, dx: number, dy: number, text: string) => {
    const [x, y] = place(from);
    const side = Math.sign(dx) || 1;
    add(
      'fine',
      trace([
        [x, y],
        [x + dx, y + dy],
        [x + dx + side * 30, y + dy],
      ]),
    );
    add('cut', `M${x - 3} ${y}a3 3 0 0 0 6 0a3 3 0 0 0 -6 0`);
    addText(text, [x + dx + side * 42, y + dy + 12], side > 0 ? 'start' : 'end');
  };

  const print = () =>
    elements.map(({ head, data }) => (data ? `<path${head} d="${data}"/>` : head)).join('\n');

  /** Pixels in inches, for marks that keep their size. */
  const inches = (pixels: number) => pixels / frame.scale;

  return { line, area, box, boxes, arc, hatch, cross, note, dimension, leader, inches, print, bounds };
}
