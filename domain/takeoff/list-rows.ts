/** A takeoff as rows of text, for a spreadsheet and for the owner: first the input, then the material. */
import { fillIn } from '../../contract/fill-in.ts';
import {
  type TakeoffFieldWords,
  cellsOf,
  formulaVersion,
  listNames,
  singleFields,
  type ListName,
  type SingleName,
  type TakeoffField,
} from '../../contract/takeoff-fields.ts';
import type { TakeoffWords } from '../../contract/words/english.ts';
import type { Prices } from './price-range.ts';
import { findReading } from '../typed/parse-length.ts';
import { readTakeoff } from './read-takeoff.ts';
import type { Cell, Row, Takeoff } from './takeoff-cells.ts';
import { showTakeoff } from './show-takeoff.ts';

/** Item, amount, range, and how it is counted; unknown cells are empty. */
export type TakeoffRow = readonly [thing: string, amount: string, range: string, detail: string];

const trades = {
  drywall: { lists: ['room', 'opening'], singles: ['board', 'level', 'supports', 'ceiling', 'waste'] },
  framing: {
    lists: ['wall', 'frame'],
    singles: ['height', 'studs', 'run', 'plates', 'stock', 'corners', 'tees', 'spare'],
  },
} as const satisfies Record<string, { lists: readonly ListName[]; singles: readonly SingleName[] }>;
type Trade = keyof typeof trades;

/** Undefined if nothing can be counted. */
export function listTakeoff(
  parameters: URLSearchParams,
  words: TakeoffWords,
  prices?: Prices,
): TakeoffRow[] | undefined {
  const takeoff = readTakeoff(parameters);
  const view = showTakeoff(parameters, words, prices);
  const counted = (Object.keys(trades) as Trade[]).filter((trade) => takeoff[trade] !== undefined);
  if (counted.length === 0) return undefined;
  const { page } = words;
  return [
    ...counted.flatMap((trade): TakeoffRow[] => [
      [page[trade], '', '', ''],
      ...listTyped(trade, takeoff, words),
      ...view[trade].lines.map(({ label, amount, range, detail }) => [label, amount, range, detail] as const),
    ]),
    [fillIn(page.version, { version: formulaVersion }), '', '', page.guide],
  ];
}

/** True if all counted fields are valid, so that a spreadsheet omits nothing. */
export function isWhole(parameters: URLSearchParams): boolean {
  const { singles, rows } = readTakeoff(parameters);
  const cells = [
    ...Object.values(singles),
    ...listNames.flatMap((list) => rows[list].flatMap(Object.values<Cell>)),
  ];
  return cells.every(({ problem }) => problem === undefined);
}

function listTyped(trade: Trade, { rows, singles }: Takeoff, words: TakeoffWords): TakeoffRow[] {
  const { lists, singles: names } = trades[trade];
  return [
    ...lists.flatMap((list) => rows[list].map((row, index) => describeRow(list, row, index, words))),
    ...names.map((name): TakeoffRow => {
      const { label, options = {} }: TakeoffFieldWords = words.singles[name];
      const { text, number } = singles[name];
      return [label, options[text] ?? describeLength(singleFields[name], text, number), '', ''];
    }),
  ];
}

/** A length as typed, and as it was read if that differs: 96-1/2" (8' 1"). */
function describeLength({ type }: TakeoffField, text: string, number: number | undefined): string {
  if (type !== 'length' || number === undefined) return text;
  const read = findReading(text, number);
  return read === undefined ? text : `${text} (${read})`;
}

function describeRow(list: ListName, row: Row, index: number, words: TakeoffWords): TakeoffRow {
  const { row: name, cells } = words.lists[list];
  const said = cellsOf(list).map(([cell, field]) => {
    const { label = cell, options = {} } = (cells as Record<string, TakeoffFieldWords>)[cell] ?? {};
    const { text = '', number } = row[cell] ?? {};
    return text && `${label} ${options[text] ?? describeLength(field, text, number)}`;
  });
  return [fillIn(name, { number: index + 1 }), said.filter(Boolean).join(', '), '', ''];
}
