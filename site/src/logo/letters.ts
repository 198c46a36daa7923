/**
 * Capital letters as strokes, for the mark of a company without a logo file: the browser tab and the share picture
 * cannot use the site's web fonts. Each stroke is a list of points on a grid 4 wide and 6 high.
 */
const strokes: Record<string, string> = {
  A: '0,6 2,0 4,6|0.7,4 3.3,4',
  B: '0,3 3,3 4,4 4,5 3,6 0,6 0,0 3,0 4,1 4,2 3,3',
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  D: '0,0 2.6,0 4,1.4 4,4.6 2.6,6 0,6 0,0',
  E: '4,0 0,0 0,6 4,6|0,3 3.2,3',
  F: '4,0 0,0 0,6|0,3 3.2,3',
  G: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5 4,3.2 2.4,3.2',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  I: '2,0 2,6',
  J: '4,0 4,5 3,6 1,6 0,5',
  K: '0,0 0,6|4,0 0,3.6|1.4,2.4 4,6',
  L: '0,0 0,6 4,6',
  M: '0,6 0,0 2,3.4 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  O: '1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0',
  P: '0,6 0,0 3,0 4,1 4,2.4 3,3.4 0,3.4',
  Q: '1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0|2.4,4.4 4,6',
  R: '0,6 0,0 3,0 4,1 4,2.4 3,3.4 0,3.4|2,3.4 4,6',
  S: '4,1 3,0 1,0 0,1 0,2 1,3 3,3 4,4 4,5 3,6 1,6 0,5',
  T: '0,0 4,0|2,0 2,6',
  U: '0,0 0,5 1,6 3,6 4,5 4,0',
  V: '0,0 2,6 4,0',
  W: '0,0 1,6 2,2.6 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
  Z: '0,0 4,0 0,6 4,6',
};

/** Left edge, top edge and scale of each letter, keyed by the number of letters. */
const places: Record<number, { left: number; top: number; scale: number }[]> = {
  1: [{ left: 14, top: 11, scale: 3 }],
  2: [
    { left: 7, top: 12.5, scale: 2.5 },
    { left: 23, top: 12.5, scale: 2.5 },
  ],
};

/** The path of one or two capital letters in a 40 by 40 square. */
export function drawLetters(letters: string): string {
  return [...letters]
    .map((letter, index) => {
      const { left = 0, top = 0, scale = 1 } = places[letters.length]?.[index] ?? {};
      const lines = (strokes[letter] ?? '').split('|');
      return lines.map((line) => drawLine(line, left, top, scale)).join('');
    })
    .join('');
}

function drawLine(line: string, left: number, top: number, scale: number): string {
  const points = line.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return `${round(left + x * scale)} ${round(top + y * scale)}`;
  });
  return `M${points.join('L')}`;
}

const round = (value: number) => String(Math.round(value * 100) / 100);
