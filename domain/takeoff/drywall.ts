/**
 * Drywall by the formulas `est-1`: lengths in inches, areas in square inches, percentages as whole numbers. Sources
 * disagree, so each number names its source and the range found.
 */
import { divideUp, sum } from './whole-numbers.ts';

/** Square inches of one board. Two 54-inch boards cover a 9 ft wall. */
export const boardAreas = { '4x8': 4608, '4x10': 5760, '4x12': 6912, '4.5x12': 7776 } as const;
export type Board = keyof typeof boardAreas;

/** Smaller openings than one 4x8 board are not deducted, because the cutout is waste (vbhomerepair.com). */
const deductedOpening = boardAreas['4x8'];

/**
 * Screws for 32 square feet of boards hung horizontally, by the spacing of the supports (diyathena.com). Lowest figure
 * found: 1,000 for 1,000 square feet (an estimating textbook).
 */
const screwRates = { wall: { 16: 37, 24: 33 }, ceiling: { 16: 42, 24: 36 } } as const;
export type ScrewSpacing = keyof typeof screwRates.wall;
/** 1-1/4 in coarse thread (maxxt-tech.com). */
const screwsPerPound = 238;

/** Feet per 100 square feet: 37 by USG; also found: 38 (a textbook) and 48 (vbhomerepair.com). */
const tapeRate = { usual: 37, most: 48 };
const feetPerRoll = 500;

/**
 * Ready-mixed compound in tenths of gallons per 1,000 square feet: 10 gal for level 4 (USG, westimating.com); levels 3
 * and 5 by the USG handbook's 4.5 to 7.0 to 10.5 lb per board (hardhatcalc.com). Found for level 4: 9 to 14 gal.
 */
const compoundRates = { 3: 65, 4: 100, 5: 150 } as const;
export type FinishLevel = keyof typeof compoundRates;
const compoundRange = { low: 9, high: 14 };
/** Hundredths of gallons per pail. */
const pail = 450;

/** Sticks of corner bead, in inches: 8 ft, and 10 ft for taller corners. */
const beadSticks = { short: 96, long: 120 };

/** The percentage that sources add for waste: 5 (a textbook) to 15 (drywallinsider.com). */
export const wasteRange = { low: 5, high: 15 };

const squareInchesPerFoot = 144;

export interface Room {
  length: number;
  width: number;
  height: number;
  hasWalls: boolean;
  hasCeiling: boolean;
}

export interface DrywallJob {
  rooms: readonly Room[];
  /** Square inches of walls outside any room. */
  extraWall: number;
  openings: readonly { width: number; height: number }[];
  board: Board;
  waste: number;
  spacing: ScrewSpacing;
  level: FinishLevel;
  /** True if the ceiling has different boards than the walls, so that offcuts cannot be shared. */
  isCeilingApart: boolean;
  /** The height of each outside corner. */
  outsideCorners: readonly number[];
}

export interface Range {
  low: number;
  high: number;
}

export interface DrywallTakeoff {
  /** Square inches of walls and ceilings. */
  gross: number;
  net: number;
  /** Square inches of the floors below the ceilings. */
  ceiling: number;
  boards: number;
  screws: number;
  screwPounds: number;
  tapeFeet: number;
  tapeRolls: number;
  /** Hundredths of gallons. */
  compound: number;
  pails: number;
  beads: number;
  ranges: { boards: Range; screws: Range; tapeFeet: Range; compound: Range };
}

export function takeOffDrywall(job: DrywallJob): DrywallTakeoff {
  const { rooms, extraWall, openings, waste, spacing, level } = job;
  const ceiling = sum(rooms.map((room) => (room.hasCeiling ? room.length * room.width : 0)));
  const grossWall = extraWall + sum(rooms.map(measureWalls));
  const deducted = sum(openings.map(({ width, height }) => width * height).filter(isDeducted));
  const wall = Math.max(0, grossWall - deducted);
  const net = wall + ceiling;

  const boards = (percent: number) => countBoards(job, wall, ceiling, percent);
  const tape = (rate: number) => divideUp(net * rate * (100 + waste), squareInchesPerFoot * 100 * 100);
  const compound = (tenths: number) =>
    divideUp(net * compoundRates[level] * tenths * (100 + waste), squareInchesPerFoot * 1000 * 100);
  const { wall: onWalls, ceiling: onCeilings } = screwRates;
  const screws = divideUp(wall * onWalls[spacing] + ceiling * onCeilings[spacing], boardAreas['4x8']);
  const tapeFeet = tape(tapeRate.usual);
  const gallons = compound(10);
  return {
    gross: grossWall + ceiling,
    net,
    ceiling,
    boards: boards(waste),
    screws,
    screwPounds: divideUp(screws, screwsPerPound),
    tapeFeet,
    tapeRolls: divideUp(tapeFeet, feetPerRoll),
    compound: gallons,
    pails: divideUp(gallons, pail),
    beads: sum(job.outsideCorners.map(countBeads)),
    ranges: {
      boards: {
        low: boards(Math.min(waste, wasteRange.low)),
        high: boards(Math.max(waste, wasteRange.high)),
      },
      screws: {
        low: divideUp(net, squareInchesPerFoot),
        high: divideUp(net * onCeilings[16], boardAreas['4x8']),
      },
      tapeFeet: { low: tapeFeet, high: tape(tapeRate.most) },
      compound: { low: compound(compoundRange.low), high: compound(compoundRange.high) },
    },
  };
}

const measureWalls = ({ length, width, height, hasWalls }: Room): number =>
  hasWalls ? 2 * (length + width) * height : 0;

const isDeducted = (area: number): boolean => area >= deductedOpening;

function countBoards({ board, isCeilingApart }: DrywallJob, wall: number, ceiling: number, waste: number) {
  const count = (area: number) => divideUp(area * (100 + waste), boardAreas[board] * 100);
  return isCeilingApart ? count(wall) + count(ceiling) : count(wall + ceiling);
}

const countBeads = (height: number): number =>
  divideUp(height, height <= beadSticks.short ? beadSticks.short : beadSticks.long);
