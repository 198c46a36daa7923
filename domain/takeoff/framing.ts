/** Framing by the formulas `est-1`: lengths in inches, percent as whole numbers. Each number names its source. */
import { wasteRange, type Range } from './drywall.ts';
import { inchesPerFoot } from './read-length.ts';
import { divideUp, sum } from './whole-numbers.ts';

/** Studs at a corner: one more where each wall is counted with both ends, two more on one continuous run (buildcalcpro.net). */
const cornerStuds = { walls: 1, run: 2 };
/** Studs where a wall meets another one: two (homeprojectcalculator); one where a block takes the other's place (buildcalcpro.net). */
const teeStuds = { usual: 2, fewest: 1 };
/** For each door and window two kings and two jacks; cripples above and below (tallyard.com, easyunitconverter.com agree). */
const openingStuds = { king: 2, jack: 2, doorCripple: 2, windowCripple: 4 };
/** Two plies, each three inches longer than the opening (tallyard.com). */
const header = { plies: 2, bearing: 3 };

export type StudSpacing = 12 | 16 | 24;

export interface FramingJob {
  /** Length of each wall; or, with `isOneRun`, of pieces of one continuous wall. */
  walls: readonly number[];
  isOneRun: boolean;
  spacing: StudSpacing;
  corners: number;
  tees: number;
  doors: number;
  windows: number;
  /** Width of each opening that gets a header. */
  headers: readonly number[];
  waste: number;
  /** 3: bottom plate and double top plate. 2: a single top plate, for walls that carry nothing. */
  plates: number;
  /** Length of the boards that plates are cut from, in feet. */
  stock: number;
}

export interface FramingTakeoff {
  /** Inches of all walls. */
  run: number;
  field: number;
  /** Studs of corners and of walls that meet. */
  extra: number;
  king: number;
  jack: number;
  cripple: number;
  studs: number;
  /** Studs with waste. */
  order: number;
  plateInches: number;
  plateBoards: number;
  headerInches: number;
  /** One stud for each foot of wall, a rule of thumb for 16 in (buildcalcpro.net). */
  ruleOfThumb: number;
  ranges: { order: Range; plateBoards: Range };
}

/** The last stud of a wall is beside its end, also where the length is no multiple: floor + 1 would forget it. */
const countField = (length: number, spacing: number): number => divideUp(length, spacing) + 1;

export function takeOffFraming(job: FramingJob): FramingTakeoff {
  const { walls, isOneRun, spacing, corners, tees, doors, windows, waste, plates, stock } = job;
  const run = sum(walls);
  const pieces = isOneRun && run > 0 ? [run] : walls;
  const field = sum(pieces.map((length) => countField(length, spacing)));
  const extra = corners * (isOneRun ? cornerStuds.run : cornerStuds.walls) + teeStuds.usual * tees;
  const openings = doors + windows;
  const king = openingStuds.king * openings;
  const jack = openingStuds.jack * openings;
  const cripple = openingStuds.doorCripple * doors + openingStuds.windowCripple * windows;
  const studs = field + extra + king + jack + cripple;
  const order = (percent: number) => divideUp(studs * (100 + percent), 100);
  const plateInches = plates * run;
  const boards = (percent: number) => divideUp(plateInches * (100 + percent), stock * inchesPerFoot * 100);
  const most = Math.max(waste, wasteRange.high);
  return {
    run,
    field,
    extra,
    king,
    jack,
    cripple,
    studs,
    order: order(waste),
    plateInches,
    plateBoards: boards(waste),
    headerInches: sum(job.headers.map((width) => header.plies * (width + header.bearing))),
    ruleOfThumb: divideUp(run, inchesPerFoot),
    ranges: {
      order: { low: studs - (teeStuds.usual - teeStuds.fewest) * tees, high: order(most) },
      plateBoards: { low: boards(0), high: boards(most) },
    },
  };
}
