/** Turns the cells of a takeoff into the two jobs to count. */
import type { Board, DrywallJob, FinishLevel, Room, ScrewSpacing } from './drywall.ts';
import type { FramingJob, StudSpacing } from './framing.ts';
import type { Cell, Row, Takeoff } from './takeoff-cells.ts';
import { sum } from './whole-numbers.ts';

type Fields = Pick<Takeoff, 'singles' | 'rows'>;

/** The rows with a typed length. */
const keepFilled = (rows: readonly Row[]): Row[] =>
  rows.filter((row) => ['length', 'width', 'height'].some((name) => (row[name]?.text ?? '') !== ''));

const hasProblem = (cells: readonly Cell[], rows: readonly Row[]): boolean =>
  [...cells, ...rows.flatMap((row) => Object.values(row))].some(({ problem }) => problem !== undefined);

const numberOf = (cell: Cell | undefined): number => cell?.number ?? 0;

/** Undefined if drywall is not requested, has no room or has an error. */
export function toDrywallJob({ singles, rows }: Fields): DrywallJob | undefined {
  const [room, opening] = [keepFilled(rows.room), keepFilled(rows.opening)];
  const { work, board, level, supports, ceiling, waste } = singles;
  if (work.text === 'framing' || room.length === 0 || hasProblem([waste], [...room, ...opening]))
    return undefined;
  const isSingle = (row: Row) => row['surfaces']?.text === 'wall';
  return {
    rooms: room.filter((row) => !isSingle(row)).map(toRoom),
    extraWall: sum(room.filter(isSingle).map((row) => numberOf(row['length']) * numberOf(row['height']))),
    openings: opening.flatMap((row) => repeat(row, toOpening(row))),
    board: board.text as Board,
    waste: numberOf(waste),
    spacing: Number(supports.text) as ScrewSpacing,
    level: Number(level.text) as FinishLevel,
    isCeilingApart: ceiling.text === 'apart',
    outsideCorners: room.flatMap((row) =>
      Array.from({ length: numberOf(row['corners']) }, () => numberOf(row['height'])),
    ),
  };
}

function toRoom(row: Row): Room {
  const surfaces = row['surfaces']?.text;
  return {
    length: numberOf(row['length']),
    width: numberOf(row['width']),
    height: numberOf(row['height']),
    hasWalls: surfaces !== 'ceiling',
    hasCeiling: surfaces !== 'walls',
  };
}

const toOpening = ({ width, height }: Row) => ({ width: numberOf(width), height: numberOf(height) });

const repeat = <T>({ count }: Row, thing: T): T[] => Array.from({ length: numberOf(count) }, () => thing);

/** Undefined if framing is not requested, has no wall or has an error. */
export function toFramingJob({ singles, rows }: Fields): FramingJob | undefined {
  const [wall, frame] = [keepFilled(rows.wall), keepFilled(rows.frame)];
  const { work, height, studs, run, corners, tees, plates, stock, spare } = singles;
  const isUnclear = hasProblem([height, corners, tees, spare], [...wall, ...frame]);
  if (work.text === 'drywall' || wall.length === 0 || isUnclear) return undefined;
  const countKind = (kind: string) =>
    sum(frame.filter((row) => row['kind']?.text === kind).map(({ count }) => numberOf(count)));
  return {
    walls: wall.map((row) => numberOf(row['length'])),
    isOneRun: run.text === 'run',
    spacing: Number(studs.text) as StudSpacing,
    corners: numberOf(corners),
    tees: numberOf(tees),
    doors: countKind('door'),
    windows: countKind('window'),
    headers: frame.flatMap((row) => repeat(row, numberOf(row['width']))),
    waste: numberOf(spare),
    plates: Number(plates.text),
    stock: Number(stock.text),
  };
}
