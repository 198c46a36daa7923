/** Framing by the formulas `est-1`: lengths in inches, percentages as whole numbers. Each number names its source. */
import { wasteRange, type Range } from './drywall.ts';
import { inchesPerFoot } from '../typed/parse-length.ts';
import { divideUp, sum } from './whole-numbers.ts';

/**
 * Studs at a corner: one more if each wall is counted with both ends, two more on one continuous run
 * (buildcalcpro.net).
 */
const cornerStuds = { walls: 1, run: 2 };
/**
 * Studs where two walls meet: two (homeprojectcalculator), or one with a block instead of the other (buildcalcpro.net).
 */
const teeStuds = { usual: 2, fewest: 1 };
/**
 * Two kings and two jacks for each door and window, and cripples above and below (tallyard.com and
 * easyunitconverter.com agree).
 */
const openingStuds = { king: 2, jack: 2, doorCripple: 2, windowCripple: 4 };
/** Two plies, each three inches longer than the opening (tallyard.com). */
const header = { plies: 2, bearing: 3 };

export type StudSpacing = 12 | 16 | 24;

export interface FramingJob {
  /** The length of each wall; with `isOneRun`, the pieces of one continuous wall. */
  walls: readonly number[];
  isOneRun: boolean;
  spacing: StudSpacing;
  corners: number;
  tees: number;
  doors: number;
  windows: number;
  /** The width of each opening with a header. */
  headers: readonly number[];
  waste: number;
  /** 3: a bottom plate and a double top plate. 2: a single top plate, for nonbearing walls. */
  plates: number;
  /** The length of the lumber for plates, in feet. */
  stock: number;
}

export interface FramingTakeoff {
  /** Inches of all walls. */
  run: number;
  field: number;
  /** Studs at corners and where walls meet. */
  extra: number;
  king: number;
  jack: number;
  cripple: number;
  studs: number;
  /** Studs including waste. */
  order: number;
  plateInches: number;
  plateBoards: number;
  headerInches: number;
  /** One stud per foot of wall, a rule of thumb for 16 in (buildcalcpro.net). */
  ruleOfThumb: number;
  ranges: { order: Range; plateBoards: Range };
}

/** Counts the stud at the end of the wall even if the length is no multiple of the spacing; floor + 1 would miss it. */
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
