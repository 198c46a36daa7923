/** Turns the parameters of an address into everything that `/estimate` shows; the same in the server and the browser. */
import { fillIn } from '../fill-in.ts';
import type { TakeoffFieldWords } from './takeoff-fields.ts';
import type { TakeoffWords } from '../words/english.ts';
import { drawFrames, drawRooms, type Drawing } from './draw-plan.ts';
import { listDrywall, listFraming, type Material } from './list-material.ts';
import type { Prices } from './price-range.ts';
import { writeLength } from './read-length.ts';
import { readTakeoff, writeQuery } from './read-takeoff.ts';
import type { Cell, Problem, Row, Takeoff } from './takeoff-cells.ts';
import {
  cellsOf,
  estimateCsvPath,
  estimatePath,
  listNames,
  mostRows,
  singleFields,
  singleNames,
  type ListName,
  type TakeoffField,
} from './takeoff-fields.ts';
import type { CellView, ChoiceView, TakeoffView, TradeView } from './takeoff-shape.ts';

/** `prices`: the owner's rates of the day; without them no price is shown. */
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
    rows: Object.fromEntries(
      listNames.map((list) => [list, showRows(list, rows[list], words)]),
    ) as TakeoffView['rows'],
    drywall: showDrywall(takeoff, words, prices),
    framing: showFraming(takeoff, words, prices),
  };
}

/** Below the rows is an empty one, as long as one more counts. */
function showRows(list: ListName, rows: readonly Row[], words: TakeoffWords): { number: string }[] {
  const shown: (Row | undefined)[] = rows.length < mostRows[list] ? [...rows, undefined] : [...rows];
  const { row: rowWords, cells: cellWords } = words.lists[list];
  return shown.map((row, index) => {
    const number = String(index + 1);
    const cells = cellsOf(list).map(([name, field]): [string, CellView | ChoiceView] => {
      const label = (cellWords as Record<string, TakeoffFieldWords>)[name] ?? { label: name };
      return [name, showCell(field, row?.[name], label, fillIn(rowWords, { number }), words)];
    });
    return { number, ...Object.fromEntries(cells) };
  });
}

function showCell(
  field: TakeoffField,
  cell: Cell | undefined,
  { label, options = {} }: TakeoffFieldWords,
  row: string,
  words: TakeoffWords,
): CellView | ChoiceView {
  if (field.type === 'choice') {
    const all = field.options.map((value) => ({ value, label: options[value] ?? value }));
    const chosen = cell?.text ?? field.preset ?? field.options[0] ?? '';
    const at = field.options.indexOf(chosen);
    return { before: all.slice(0, at), chosen: all.slice(at, at + 1), after: all.slice(at + 1) };
  }
  const name = fillIn(words.problems.field, { row, label }).trim();
  const error = cell?.problem ? describeProblem(cell.problem, name, words) : '';
  return { value: cell?.text ?? field.preset ?? '', error, invalid: String(error !== '') };
}

function describeProblem(problem: Problem, field: string, { problems }: TakeoffWords): string {
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
  if (material) return { state: 'full', ...material, drawing };
  const text = rows.length === 0 ? notes.nothing : notes.wrong;
  return { state: 'empty', lines: [], notes: [{ text }], drawing };
}
