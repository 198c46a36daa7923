/** The fields of `/estimate` with their bounds, named as in its address. */

export const estimatePath = '/estimate';
export const estimateCsvPath = '/estimate.csv';

/** The version of the formulas, stored with a lead's result. Change it when any result changes. */
export const formulaVersion = 'est-1';

const foot = 12;

/** Lengths are typed as text and bounded in inches. */
interface LengthField {
  type: 'length';
  min: number;
  max: number;
  preset?: string | undefined;
}
/** A whole number. */
interface CountField {
  type: 'count';
  min: number;
  max: number;
  preset?: string | undefined;
}
/** One of these; the first is the default without a preset. */
interface ChoiceField {
  type: 'choice';
  options: readonly string[];
  preset?: string | undefined;
}
export type TakeoffField = LengthField | CountField | ChoiceField;

export interface TakeoffFieldWords {
  label: string;
  hint?: string;
  /** Option → label. */
  options?: Readonly<Record<string, string>>;
}

const length = (min: number, max: number) => ({ type: 'length', min, max }) as const;
const count = (max: number, preset?: string, min = 0) => ({ type: 'count', min, max, preset }) as const;
const choice = <const Option extends string>(options: readonly Option[], preset?: Option) =>
  ({ type: 'choice', options, preset }) as const;

const roomSide = length(foot, 200 * foot);
const wallHeight = length(6 * foot, 20 * foot);
const openings = count(50, '1', 1);
const waste = count(30, '10');

/** The maximum length of a field, in characters. */
export const longestText = 30;

/** Fields that occur once. */
export const singleFields = {
  /** The trades to count. */
  work: choice(['both', 'drywall', 'framing']),
  board: choice(['4x8', '4x10', '4x12', '4.5x12']),
  level: choice(['3', '4', '5'], '4'),
  /** Inches between the joists or studs that hold the boards. */
  supports: choice(['16', '24']),
  /** Whether the ceiling has different boards. */
  ceiling: choice(['same', 'apart']),
  waste,
  height: { ...wallHeight, preset: "8'" },
  /** Inches between studs, center to center. */
  studs: choice(['12', '16', '24'], '16'),
  /** Whether the lengths are walls, or pieces of one continuous run. */
  run: choice(['walls', 'run']),
  corners: count(50, '0'),
  tees: count(50, '0'),
  plates: choice(['3', '2']),
  stock: choice(['8', '10', '12', '14', '16', '20'], '16'),
  /** Waste of the framing. */
  spare: waste,
} satisfies Record<string, TakeoffField>;

/** Fields in rows. The name in the address is the list's, a dash, and the cell's. */
export const rowFields = {
  room: {
    length: roomSide,
    width: roomSide,
    height: wallHeight,
    surfaces: choice(['all', 'walls', 'ceiling', 'wall']),
    corners: count(20, '0'),
  },
  opening: { width: length(foot, 30 * foot), height: length(foot, 20 * foot), count: openings },
  wall: { length: roomSide },
  frame: { kind: choice(['door', 'window']), width: length(foot, 24 * foot), count: openings },
} satisfies Record<string, Record<string, TakeoffField>>;

/** The maximum rows of a list; further ones get an error message. */
export const mostRows = { room: 12, opening: 12, wall: 24, frame: 12 } as const;

/** The maximum for all openings of one trade together. */
export const mostOpenings = 50;

export type SingleName = keyof typeof singleFields;
export type ListName = keyof typeof rowFields;

export const singleNames = Object.keys(singleFields) as SingleName[];
export const listNames = Object.keys(rowFields) as ListName[];
export const cellsOf = (list: ListName) => Object.entries<TakeoffField>(rowFields[list]);

/** The initial values of the fields. */
export const exampleRows = {
  room: [{ length: "14'", width: "12'", height: "8'", surfaces: 'all', corners: '0' }],
  opening: [],
  wall: [{ length: "14'" }, { length: "12'" }],
  frame: [{ kind: 'door', width: '36"', count: '1' }],
} satisfies Record<ListName, Record<string, string>[]>;
