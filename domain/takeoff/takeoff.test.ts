/** Compares the formulas with published results (TAKEOFF-NUMBERS), and checks invariants for every job. */
import { describe, expect, test } from 'vitest';
import { boardAreas, takeOffDrywall, type Board, type DrywallJob } from './drywall.ts';
import { takeOffFraming, type FramingJob } from './framing.ts';
import vectors from './takeoff-vectors.json' with { type: 'json' };
import { createRandom, pickNumber, pick, type Random } from '../random.ts';
import { divideUp } from './whole-numbers.ts';

interface VectorRoom {
  l: number;
  w: number;
  h: number;
  walls?: boolean;
  ceiling?: boolean;
}
interface Vector {
  in: Record<string, unknown> & { rooms?: VectorRoom[]; openings?: { w: number; h: number }[] };
  out: Record<string, number>;
}

const plain: DrywallJob = {
  rooms: [],
  extraWall: 0,
  openings: [],
  board: '4x8',
  waste: 10,
  spacing: 16,
  level: 4,
  isCeilingApart: false,
  outsideCorners: [],
};
const plainFrame: FramingJob = {
  walls: [],
  isOneRun: false,
  spacing: 16,
  corners: 0,
  tees: 0,
  doors: 0,
  windows: 0,
  headers: [],
  waste: 10,
  plates: 3,
  stock: 16,
};

const toRoom = ({ l, w, h, walls = true, ceiling = true }: VectorRoom) => ({
  length: l,
  width: w,
  height: h,
  hasWalls: walls,
  hasCeiling: ceiling,
});

function toDrywallJob({ in: given }: Vector): DrywallJob {
  const { rooms = [], openings = [], sheet, separate, ...others } = given;
  return {
    ...plain,
    ...others,
    rooms: rooms.map(toRoom),
    openings: openings.map(({ w, h }) => ({ width: w, height: h })),
    ...(sheet !== undefined && { board: sheet as Board }),
    isCeilingApart: separate === true,
  };
}

function toFramingJob({ in: given }: Vector): FramingJob {
  const { totalRun, boardFt, ...others } = given;
  return {
    ...plainFrame,
    ...others,
    ...(typeof totalRun === 'number' && { walls: [totalRun], isOneRun: true }),
    ...(typeof boardFt === 'number' && { stock: boardFt }),
  };
}

const all = Object.entries(vectors as unknown as Record<string, Vector>);
const of = (letter: string) => all.filter(([name]) => name.startsWith(letter));

test.each(of('D'))('matches the published drywall example %s', (_, vector) => {
  const found = takeOffDrywall(toDrywallJob(vector));
  expect({
    grossFt2: found.gross / 144,
    netFt2: found.net / 144,
    sheets: found.boards,
    screws: found.screws,
    screwLb: found.screwPounds,
    tapeFt: found.tapeFeet,
    tapeRolls: found.tapeRolls,
    mudGal: found.compound / 100,
    mudPails: found.pails,
    beadSticks: found.beads,
  }).toEqual(vector.out);
});

test.each(of('F'))('matches the published framing example %s', (_, vector) => {
  const found = takeOffFraming(toFramingJob(vector));
  expect({
    field: found.field,
    corner: found.extra,
    king: found.king,
    jack: found.jack,
    cripple: found.cripple,
    studs: found.studs,
    order: found.order,
    plateFt: found.plateInches / 12,
    plateBoards: found.plateBoards,
    headerFt: found.headerInches / 12,
  }).toEqual(vector.out);
});

function makeDrywall(random: Random): DrywallJob {
  const size = () => pickNumber(random, 12, 2400);
  const list = <T>(most: number, make: () => T) => Array.from({ length: pickNumber(random, 0, most) }, make);
  return {
    rooms: list(12, () => ({
      length: size(),
      width: size(),
      height: pickNumber(random, 72, 240),
      hasWalls: random() < 0.8,
      hasCeiling: random() < 0.8,
    })),
    extraWall: pickNumber(random, 0, 500_000),
    openings: list(50, () => ({ width: pickNumber(random, 12, 240), height: pickNumber(random, 12, 240) })),
    board: pick(random, Object.keys(boardAreas) as Board[]),
    waste: pickNumber(random, 0, 30),
    spacing: pick(random, [16, 24] as const),
    level: pick(random, [3, 4, 5] as const),
    isCeilingApart: random() < 0.5,
    outsideCorners: list(20, () => pickNumber(random, 72, 240)),
  };
}

function makeFrame(random: Random): FramingJob {
  const list = <T>(most: number, make: () => T) => Array.from({ length: pickNumber(random, 0, most) }, make);
  return {
    walls: list(24, () => pickNumber(random, 12, 2400)),
    isOneRun: random() < 0.5,
    spacing: pick(random, [12, 16, 24] as const),
    corners: pickNumber(random, 0, 50),
    tees: pickNumber(random, 0, 50),
    doors: pickNumber(random, 0, 50),
    windows: pickNumber(random, 0, 50),
    headers: list(50, () => pickNumber(random, 12, 240)),
    waste: pickNumber(random, 0, 30),
    plates: pick(random, [2, 3]),
    stock: pick(random, [8, 10, 12, 14, 16, 20]),
  };
}

interface Ranges {
  ranges: Record<string, { low: number; high: number }>;
}

/** All numbers of a takeoff, including those of its ranges. */
function listNumbers<Found extends Ranges>({ ranges, ...numbers }: Found): number[] {
  const alone = Object.values(numbers as Record<string, number>);
  return [...alone, ...Object.values(ranges).flatMap(({ low, high }) => [low, high])];
}

const rounds = Array.from({ length: 400 }, (_, index) => index + 1);

describe('jobs of any size', () => {
  test('have no negative or invalid number, and results within their range', () => {
    for (const seed of rounds) {
      const random = createRandom(seed);
      const drywall = takeOffDrywall(makeDrywall(random));
      const framing = takeOffFraming(makeFrame(random));
      for (const found of [drywall, framing]) {
        for (const number of listNumbers(found))
          expect(Number.isSafeInteger(number) && number >= 0).toBe(true);
        for (const [name, { low, high }] of Object.entries(found.ranges)) {
          const number = (found as unknown as Record<string, number>)[name] ?? NaN;
          expect([seed, name, low <= number && number <= high]).toEqual([seed, name, true]);
        }
      }
    }
  });

  test('never need less for a larger room, a higher level, more waste or another wall', () => {
    for (const seed of rounds) {
      const random = createRandom(seed);
      const job = makeDrywall(random);
      const amounts = (changed: Partial<DrywallJob>) => {
        const { boards, screws, tapeFeet, compound, pails } = takeOffDrywall({ ...job, ...changed });
        return [boards, screws, tapeFeet, compound, pails];
      };
      const usual = amounts({});
      const larger = [
        amounts({ rooms: job.rooms.map((room) => ({ ...room, length: room.length + 1 })) }),
        amounts({ extraWall: job.extraWall + 1 }),
        amounts({ waste: job.waste + 1 }),
        amounts({ level: 5 }),
        amounts({ openings: [] }),
        amounts({ isCeilingApart: true }),
      ];
      for (const changed of larger) {
        changed.forEach((amount, index) => expect(amount).toBeGreaterThanOrEqual(usual[index] ?? NaN));
      }
      const frame = makeFrame(random);
      const studs = (changed: Partial<FramingJob>) => takeOffFraming({ ...frame, ...changed }).order;
      for (const changed of [
        { walls: [...frame.walls, 12] },
        { corners: frame.corners + 1 },
        { tees: frame.tees + 1 },
        { windows: frame.windows + 1 },
        { waste: frame.waste + 1 },
        { spacing: 12 } as const,
      ]) {
        expect(studs(changed)).toBeGreaterThanOrEqual(studs({}));
      }
    }
  });

  test('need the smallest number of boards that covers the area with waste', () => {
    for (const seed of rounds) {
      const job = { ...makeDrywall(createRandom(seed)), isCeilingApart: false };
      const { boards, net } = takeOffDrywall(job);
      const area = BigInt(net) * BigInt(100 + job.waste);
      const board = BigInt(boardAreas[job.board]) * 100n;
      expect(BigInt(boards) * board >= area).toBe(true);
      expect(boards === 0 || (BigInt(boards) - 1n) * board < area).toBe(true);
    }
  });
});

test('deducts openings from the area of one board on, and never makes walls negative', () => {
  const walls = { ...plain, extraWall: 10_000 };
  expect(takeOffDrywall({ ...walls, openings: [{ width: 48, height: 95 }] }).net).toBe(10_000);
  expect(takeOffDrywall({ ...walls, openings: [{ width: 48, height: 96 }] }).net).toBe(10_000 - 4_608);
  expect(takeOffDrywall({ ...walls, openings: [{ width: 240, height: 240 }] }).net).toBe(0);
});

test.each([
  [1.5, 1],
  [-1, 1],
  [NaN, 1],
  [Infinity, 1],
  [2 ** 53, 1],
  [1, 0],
  [1, 0.5],
])('throws for %d divided by %d instead of rounding', (amount, by) => {
  expect(() => divideUp(amount, by)).toThrow(RangeError);
});
