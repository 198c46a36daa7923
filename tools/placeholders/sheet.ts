/** The sheet around a drawing: paper, title block, and the scale at which the drawing fills its field. */
import { colours, createPen, fontFamily } from './pen.ts';
import type { Frame, Pen } from './pen.ts';

export interface Drawing {
  /** File name in pictures/ without ending. */
  name: string;
  title: string;
  /** What it shows, without the words "Line drawing". */
  shows: string;
  /** Trades it stands for. */
  tags: readonly string[];
  /** What the picture that replaces it should show. */
  picture: string;
  draw: (pen: Pen) => void;
}

/** The room for the drawing on the page of 1600 × 1200. */
const field = { left: 140, top: 96, width: 1320, height: 880 };

/** Draws until the drawing, with dimensions that do not grow with it, just fills the field. */
function fitToField(draw: Drawing['draw']): Pen {
  const frame: Frame = { scale: 3, x: 0, y: 0 };
  for (let round = 0; round < 12; round += 1) {
    const pen = createPen(frame);
    draw(pen);
    const { left, right, top, bottom } = pen.bounds;
    frame.scale *= Math.min(field.width / (right - left), field.height / (bottom - top));
  }
  const { left, right, top, bottom } = drawWith(frame, draw).bounds;
  frame.x = Math.round(field.left + field.width / 2 - (left + right) / 2);
  frame.y = Math.round(field.top + field.height / 2 - (top + bottom) / 2);
  return drawWith(frame, draw);
}

function drawWith(frame: Frame, draw: Drawing['draw']): Pen {
  const pen = createPen(frame);
  draw(pen);
  return pen;
}

function printTitleBlock(title: string, number: number): string {
  return `<path stroke-width="2.6" d="M100 1052h1400"/>
<path stroke-width="1.5" opacity=".36" d="M100 1148h1400M214 1066v68M1170 1066v68"/>
<path fill="${colours.accent}" stroke="none" d="M100 1086h28v28h-28z"/>
<g font-size="38">
<text x="146" y="1114" font-size="34">${String(number).padStart(2, '0')}</text>
<text x="238" y="1114" font-weight="700" letter-spacing="2">${title.toUpperCase()}</text>
<text x="1500" y="1114" text-anchor="end">Picture to follow</text>
</g>`;
}

/** The whole file. */
export function printSheet({ draw, title }: Drawing, number: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 1600 1200">
<rect width="1600" height="1200" fill="${colours.paper}"/>
<g fill="none" stroke="${colours.ink}" font-family="${fontFamily}" font-size="34">
${fitToField(draw)
  .print()
  .concat('\n', printTitleBlock(title, number))
  .replaceAll('<text ', `<text fill="${colours.ink}" stroke="none" `)}
</g>
</svg>
`;
}
