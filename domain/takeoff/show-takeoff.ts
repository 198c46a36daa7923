/** Turns the parameters of an address into everything that `/estimate` shows, both on the server and in the browser. */
import { fillIn } from '../../contract/fill-in.ts';
import { formatChoices } from '../../contract/language.ts';
import {
  type TakeoffFieldWords,
  cellsOf,
  estimateCsvPath,
  estimatePath,
  listNames,
  mostRows,
  singleFields,
  singleNames,
  type ListName,
  type SingleName,
  type TakeoffField,
} from '../../contract/takeoff-fields.ts';
import type { TakeoffWords } from '../../contract/words/english.ts';
import { drawFrames, drawRooms, type Drawing } from './draw-plan.ts';
import { listDrywall, listFraming, type Material } from './list-material.ts';
import type { Prices } from './price-range.ts';
import { findReading, writeLength } from '../typed/parse-length.ts';
import { readTakeoff, writeQuery } from './read-takeoff.ts';
import type { Cell, Problem, Row, Takeoff } from './takeoff-cells.ts';

export interface FieldView {
  value: string;
  /** The error message, or an empty string. */
  error: string;
  /** The length as it was read, if it was written another way; otherwise empty. */
  read?: string;
  /** The options of a choice. */
  options?: readonly { value: string; label: string }[];
}
interface RowView {
  number: string;
  cells: Readonly<Record<string, FieldView>>;
}
export interface TradeView extends Material {
  /** True if the trade is counted. */
  isFull: boolean;
  drawing: Drawing;
}
export interface TakeoffView {
  /** The parameters of an address that shows the same takeoff. */
  query: string;
  address: string;
  csv: string;
  singles: Readonly<Record<SingleName, FieldView>>;
  rows: Readonly<Record<ListName, readonly RowView[]>>;
  drywall: TradeView;
  framing: TradeView;
}

/** `prices` are the owner's current rates; without them the page shows no price. */
export function showTakeoff(parameters: URLSearchParams, words: TakeoffWords, prices?: Prices): TakeoffView {
  const takeoff = readTakeoff(parameters);
  const query = writeQuery(takeoff);
  const { singles, rows } = takeoff;
  return {
    query,
    address: `${estimatePath}?${query}`,
    csv: `${estimateCsvPath}?${query}`,
    singles: Object.fromEntries(
      singleNames.map((name) => [
        name,
        showCell(singleFields[name], singles[name], words.singles[name], '', words),
      ]),
    ) as TakeoffView['singles'],
    rows: Object.fromEntries(listNames.map((list) => [list, showRows(list, rows[list], words)])) as Record<
      ListName,
      RowView[]
    >,
    drywall: showDrywall(takeoff, words, prices),
    framing: showFraming(takeoff, words, prices),
  };
}

/** Adds an empty row while another one is allowed. */
function showRows(list: ListName, rows: readonly Row[], words: TakeoffWords): RowView[] {
  const shown: (Row | undefined)[] = rows.length < mostRows[list] ? [...rows, undefined] : [...rows];
  const { row: rowWords, cells: cellWords } = words.lists[list];
  return shown.map((row, index) => {
    const number = String(index + 1);
    const cells = cellsOf(list).map(([name, field]): [string, FieldView] => {
      const label = (cellWords as Record<string, TakeoffFieldWords>)[name] ?? { label: name };
      return [name, showCell(field, row?.[name], label, fillIn(rowWords, { number }), words)];
    });
    return { number, cells: Object.fromEntries(cells) };
  });
}

function showCell(
  field: TakeoffField,
  cell: Cell | undefined,
  { label, options = {} }: TakeoffFieldWords,
  row: string,
  words: TakeoffWords,
): FieldView {
  if (field.type === 'choice') {
    return {
      value: cell?.text ?? field.preset ?? field.options[0] ?? '',
      error: '',
      options: field.options.map((value) => ({ value, label: options[value] ?? value })),
    };
  }
  const name = fillIn(words.problems.field, { row, label }).trim();
  const error = cell?.problem ? describeProblem(cell.problem, name, words) : '';
  const read = field.type === 'length' && cell ? describeReading(cell, words) : '';
  return { value: cell?.text ?? field.preset ?? '', error, read };
}

function describeReading({ text, number }: Cell, { page }: TakeoffWords): string {
  const length = number === undefined ? undefined : findReading(text, number);
  return length === undefined ? '' : fillIn(page.read, { length });
}

function describeProblem(problem: Problem, field: string, { problems }: TakeoffWords): string {
  if (problem.type === 'either')
    return fillIn(problems.either, { field, readings: formatChoices(problem.readings) });
  if (problem.type !== 'outside') return fillIn(problems[problem.type], { ...problem, field });
  const { typed, min, max } = problem;
  return fillIn(problems.outside, {
    field,
    typed: writeLength(typed),
    min: writeLength(min),
    max: writeLength(max),
  });
}

function showDrywall({ rows, drywall }: Takeoff, words: TakeoffWords, prices?: Prices): TradeView {
  return showTrade(drywall && listDrywall(drywall, words, prices), drawRooms(rows.room), rows.room, words);
}

function showFraming({ singles, rows, framing }: Takeoff, words: TakeoffWords, prices?: Prices): TradeView {
  const height = singles.height.number ?? 0;
  const drawing = drawFrames({
    walls: rows.wall,
    height,
    spacing: Number(singles.studs.text),
    plates: Number(singles.plates.text),
  });
  return showTrade(framing && listFraming(framing, height, words, prices), drawing, rows.wall, words);
}

function showTrade(
  material: Material | undefined,
  drawing: Drawing,
  rows: readonly Row[],
  { notes }: TakeoffWords,
): TradeView {
  if (material) return { isFull: true, ...material, drawing };
  const text = rows.length === 0 ? notes.nothing : notes.wrong;
  return { isFull: false, lines: [], notes: [{ text }], drawing };
}
