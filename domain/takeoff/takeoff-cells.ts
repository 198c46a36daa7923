/** What was typed into a takeoff, cell by cell, and the jobs that it means. */
import type { DrywallJob } from './drywall.ts';
import type { FramingJob } from './framing.ts';
import type { ListName, SingleName } from '../../contract/takeoff-fields.ts';

/** What is wrong with a field; the words are those of content/words/takeoff.yaml. */
export type Problem =
  | { type: 'missing' | 'length' }
  | { type: 'outside'; typed: number; min: number; max: number }
  | { type: 'count'; min: number; max: number }
  | { type: 'rows'; max: number }
  | { type: 'openings'; max: number };

export interface Cell {
  /** As typed, shortened; of a choice always one of its options. */
  text: string;
  /** Inches or a count; undefined while it is empty or wrong. */
  number: number | undefined;
  problem: Problem | undefined;
}
export type Row = Readonly<Record<string, Cell>>;

export interface Takeoff {
  singles: Readonly<Record<SingleName, Cell>>;
  /** Without the empty ones at the end. */
  rows: Readonly<Record<ListName, readonly Row[]>>;
  /** Undefined when the trade is not asked for, has no row or has something wrong. */
  drywall: DrywallJob | undefined;
  framing: FramingJob | undefined;
}
