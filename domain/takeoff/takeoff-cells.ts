/** The input of a takeoff, cell by cell, and the jobs that result from it. */
import type { DrywallJob } from './drywall.ts';
import type { FramingJob } from './framing.ts';
import type { ListName, SingleName } from '../../contract/takeoff-fields.ts';

/** The kinds of errors in a field; their texts are in content/words/takeoff.yaml. */
export type Problem =
  | { type: 'missing' | 'length' }
  | { type: 'either'; readings: readonly string[] }
  | { type: 'outside'; typed: number; min: number; max: number }
  | { type: 'count'; min: number; max: number }
  | { type: 'rows'; max: number }
  | { type: 'openings'; max: number };

export interface Cell {
  /** The typed text, shortened; for a choice always one of its options. */
  text: string;
  /** Inches or a count; undefined if empty or invalid. */
  number: number | undefined;
  problem: Problem | undefined;
}
export type Row = Readonly<Record<string, Cell>>;

export interface Takeoff {
  singles: Readonly<Record<SingleName, Cell>>;
  /** Trailing empty rows are left out. */
  rows: Readonly<Record<ListName, readonly Row[]>>;
  /** Undefined if the trade is not requested, has no row or has an error. */
  drywall: DrywallJob | undefined;
  framing: FramingJob | undefined;
}
