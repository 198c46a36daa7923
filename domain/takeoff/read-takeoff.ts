/** Parses the parameters of an address, which are untrusted, into two jobs and the errors of each field. */
import { parseLength } from '../typed/parse-length.ts';
import {
  cellsOf,
  exampleRows,
  listNames,
  longestText,
  mostOpenings,
  mostRows,
  singleFields,
  singleNames,
  type ListName,
  type SingleName,
  type TakeoffField,
} from '../../contract/takeoff-fields.ts';
import type { Cell, Problem, Row, Takeoff } from './takeoff-cells.ts';
import { toDrywallJob, toFramingJob } from './to-jobs.ts';
import { sum } from './whole-numbers.ts';

export function readTakeoff(parameters: URLSearchParams): Takeoff {
  const names = Object.keys(singleFields) as SingleName[];
  const singles = Object.fromEntries(
    names.map((name) => [name, readCell(singleFields[name], parameters.get(name), true)]),
  ) as Record<SingleName, Cell>;
  const isGiven = hasRows(parameters);
  const rows = Object.fromEntries(
    listNames.map((list) => [list, isGiven ? readRows(parameters, list) : readExample(list)]),
  ) as Record<ListName, Row[]>;
  limitOpenings(rows.opening);
  limitOpenings(rows.frame);
  const takeoff = { singles, rows };
  return { ...takeoff, drywall: toDrywallJob(takeoff), framing: toFramingJob(takeoff) };
}

/** True if the address has dimensions; otherwise the page shows its example. */
export const hasRows = (parameters: URLSearchParams): boolean =>
  [...parameters.keys()].some((name) => listNames.some((list) => name.startsWith(`${list}-`)));

function readCell(field: TakeoffField, given: string | null | undefined, isNeeded: boolean): Cell {
  const typed = (given ?? field.preset ?? '').replace(/[\p{Cc}\p{Cs}]/gu, '').trim();
  const text = [...typed].slice(0, longestText).join('');
  if (field.type === 'choice') {
    const usual = field.preset ?? field.options[0] ?? '';
    return { text: field.options.includes(text) ? text : usual, number: undefined, problem: undefined };
  }
  const none = { text, number: undefined };
  if (text === '') return { ...none, problem: isNeeded ? { type: 'missing' } : undefined };
  const { min, max } = field;
  if (field.type === 'count') {
    const number = /^\d{1,4}$/.test(text) ? Number(text) : NaN;
    if (number >= min && number <= max) return { text, number, problem: undefined };
    return { ...none, problem: { type: 'count', min, max } };
  }
  // The rest of a text that was cut could change its meaning.
  const parsed = text === typed ? parseLength(text) : undefined;
  if (parsed?.type !== 'length') return { ...none, problem: parsed ?? { type: 'length' } };
  const { inches } = parsed;
  if (inches < min || inches > max) return { ...none, problem: { type: 'outside', typed: inches, min, max } };
  return { text, number: inches, problem: undefined };
}

const readExample = (list: ListName): Row[] =>
  exampleRows[list].map((row: Record<string, string>) => readRow(list, (name) => row[name]));

/** Values of one name are in row order. An empty row keeps its place between others. */
function readRows(parameters: URLSearchParams, list: ListName): Row[] {
  const columns = new Map(cellsOf(list).map(([name]) => [name, parameters.getAll(`${list}-${name}`)]));
  const readAt = (index: number) => (name: string) => columns.get(name)?.[index];
  const longest = Math.max(...[...columns.values()].map(({ length }) => length));
  const filled = Array.from({ length: longest }, (_, index) => index).filter(
    (index) => !isEmpty(list, readAt(index)),
  );
  const wanted = (filled.at(-1) ?? -1) + 1;
  const rows = Array.from({ length: Math.min(wanted, mostRows[list]) }, (_, index) =>
    readRow(list, readAt(index)),
  );
  if (wanted > mostRows[list]) refuseRows(rows, list);
  return rows;
}

const isEmpty = (list: ListName, read: (name: string) => string | undefined): boolean =>
  cellsOf(list).every(([name, { type }]) => type !== 'length' || (read(name) ?? '').trim() === '');

function readRow(list: ListName, read: (name: string) => string | undefined): Row {
  const surfaces = read('surfaces');
  const isBlank = isEmpty(list, read);
  return Object.fromEntries(
    cellsOf(list).map(([name, field]) => [
      name,
      // A single wall has no width, a ceiling alone no height.
      readCell(field, read(name) || undefined, !isBlank && !isNotAsked(list, name, surfaces)),
    ]),
  );
}

const isNotAsked = (list: ListName, name: string, surfaces: string | undefined): boolean =>
  (list === 'room' && name === 'width' && surfaces === 'wall') ||
  (list === 'room' && name === 'height' && surfaces === 'ceiling');

function refuseRows(rows: Row[], list: ListName): void {
  const [name] = cellsOf(list).find(([, { type }]) => type === 'length') ?? [''];
  setProblem(rows, name, { type: 'rows', max: mostRows[list] });
}

function limitOpenings(rows: Row[]): void {
  if (sum(rows.map(({ count }) => count?.number ?? 0)) <= mostOpenings) return;
  setProblem(rows, 'count', { type: 'openings', max: mostOpenings });
}

/** Reports the problem at the last row. */
function setProblem(rows: Row[], name: string, problem: Problem): void {
  const last = rows.at(-1);
  const cell = last?.[name];
  if (last && cell) rows[rows.length - 1] = { ...last, [name]: { ...cell, problem } };
}

/** Writes the shortest address of the same takeoff: empty fields and defaults are omitted. */
export function writeQuery({ singles, rows }: Pick<Takeoff, 'singles' | 'rows'>): string {
  const parameters = new URLSearchParams();
  for (const name of singleNames) {
    const field: TakeoffField = singleFields[name];
    const usual = field.preset ?? (field.type === 'choice' ? field.options[0] : '');
    if (singles[name].text !== usual) parameters.append(name, singles[name].text);
  }
  for (const list of listNames) {
    for (const row of rows[list]) {
      for (const [name, cell] of Object.entries(row)) parameters.append(`${list}-${name}`, cell.text);
    }
  }
  return parameters.toString();
}
