/** A floor plan to scale, in inches: walls, openings and the dimensions that an owner typed. */
import { writeLength } from '../../../../domain/typed/parse-length.ts';
import { inchesOf, type FloorPlanData } from '../../fields/floor-plan.ts';
import { rectangle } from '../Drawing/shape.ts';

type Opening = FloorPlanData['rooms'][number]['openings'][number];

interface Text {
  x: number;
  y: number;
  text: string;
  /** Rotated, next to a vertical wall. */
  isTurned?: boolean;
  isName?: boolean;
}
interface PlanDrawing {
  viewBox: readonly [left: number, top: number, width: number, height: number];
  /** The font size. Lines and letters keep their size at every scale. */
  letter: number;
  /** One path per room: the walls around its opening. */
  walls: string[];
  gaps: string;
  windows: string;
  /** Door leaves with their swings, panes, dimension lines. */
  thin: string;
  texts: Text[];
}

interface Room {
  name: string;
  x: number;
  length: number;
  width: number;
  openings: readonly Opening[];
}

/** The thickness of every wall; the plan shows no construction. */
const wall = 6;

export function drawFloorPlan({ rooms: typed }: FloorPlanData): PlanDrawing {
  const rooms = placeRooms(typed);
  const across = Math.max(...rooms.map(({ x, length }) => x + length)) + wall;
  const down = Math.max(...rooms.map(({ width }) => width)) + 2 * wall;
  const letter = Math.max(across, down) / 27;
  const [near, far] = [2 * letter, 5 * letter];
  const drawing: PlanDrawing = {
    viewBox: [-far, -near, across + far + near, down + near + far],
    letter,
    walls: rooms.map(({ x, length, width }) =>
      [rectangle(x - wall, 0, length + 2 * wall, width + 2 * wall), rectangle(x, wall, length, width)].join(
        '',
      ),
    ),
    gaps: '',
    windows: '',
    thin: '',
    texts: [],
  };
  rooms.forEach((room, index) => {
    nameRoom(drawing, room);
    for (const opening of room.openings) drawOpening(drawing, room, opening);
    const line = { from: room.x, to: room.x + room.length, at: down + 3.5 * letter };
    drawDimension(drawing, line, false);
    if (index === 0) drawDimension(drawing, { from: wall, to: wall + room.width, at: -3.5 * letter }, true);
  });
  return drawing;
}

function placeRooms(typed: FloorPlanData['rooms']): Room[] {
  let x = wall;
  return typed.map(({ name, length, width, openings }) => {
    const room = { name, x, length: inchesOf(length), width: inchesOf(width), openings };
    x += room.length + wall;
    return room;
  });
}

function nameRoom({ texts, letter }: PlanDrawing, { name, x, length, width }: Room) {
  const middle = { x: x + length / 2, y: wall + width / 2 };
  texts.push({ ...middle, text: name, isName: true });
  const size = `${writeLength(length)} × ${writeLength(width)}`;
  texts.push({ x: middle.x, y: middle.y + 1.4 * letter, text: size });
}

/** A line with a slanted stroke at each end and its length. */
function drawDimension(
  drawing: PlanDrawing,
  { from, to, at }: { from: number; to: number; at: number },
  isUpright: boolean,
) {
  const half = drawing.letter / 3;
  const ticks = [from, to].map((end) => {
    const [x, y] = isUpright ? [at, end] : [end, at];
    return `M${x - half} ${y + half}l${2 * half} ${-2 * half}`;
  });
  drawing.thin += (isUpright ? `M${at} ${from}V${to}` : `M${from} ${at}H${to}`) + ticks.join('');
  const middle = (from + to) / 2;
  const beside = at - drawing.letter / 2;
  drawing.texts.push({
    ...(isUpright ? { x: beside, y: middle, isTurned: true } : { x: middle, y: beside }),
    text: writeLength(to - from),
  });
}

function drawOpening(drawing: PlanDrawing, room: Room, opening: Opening) {
  const width = inchesOf(opening.width);
  const isAcross = opening.wall === 'top' || opening.wall === 'bottom';
  const x = isAcross
    ? room.x + inchesOf(opening.from)
    : opening.wall === 'left'
      ? room.x - wall
      : room.x + room.length;
  const y = isAcross ? (opening.wall === 'top' ? 0 : wall + room.width) : wall + inchesOf(opening.from);
  const hole = isAcross ? rectangle(x, y, width, wall) : rectangle(x, y, wall, width);
  drawing.gaps += hole;
  if (opening.kind === 'window') {
    drawing.windows += hole;
    drawing.thin += hole + (isAcross ? `M${x} ${y + wall / 2}h${width}` : `M${x + wall / 2} ${y}v${width}`);
  }
  if (opening.kind === 'door') drawing.thin += drawSwing(opening.wall, { x, y, width });
}

/** The door leaf, open into the room, and its swing. */
function drawSwing(side: Opening['wall'], { x, y, width }: { x: number; y: number; width: number }): string {
  const swing = {
    top: `M${x} ${y + wall}v${width}a${width} ${width} 0 0 0 ${width} ${-width}`,
    bottom: `M${x} ${y}v${-width}a${width} ${width} 0 0 1 ${width} ${width}`,
    left: `M${x + wall} ${y}h${width}a${width} ${width} 0 0 1 ${-width} ${width}`,
    right: `M${x} ${y}h${-width}a${width} ${width} 0 0 0 ${width} ${width}`,
  };
  return swing[side];
}
