/** Reads and inserts rows by property names: the column `received_at_ms` is `receivedAtMs`. */
import { z } from 'zod';
import type { Queries, Row, Value } from './database.ts';

/** Cached, since there are few names and every row uses them. */
function remember(rename: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const renamed = known.get(name) ?? rename(name);
    known.set(name, renamed);
    return renamed;
  };
}

const toName = remember((column) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()));
const toColumn = remember((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

/** Checks each column; columns that the schema does not name are dropped. */
export function parseRow<S extends z.ZodType>(schema: S, row: Row): z.output<S> {
  const named: Row = {};
  for (const column of Object.keys(row)) named[toName(column)] = row[column];
  return schema.parse(named);
}

export function toRow(record: Readonly<Record<string, Value | undefined>>): Record<string, Value> {
  const row: Record<string, Value> = {};
  for (const name of Object.keys(record)) row[toColumn(name)] = record[name] ?? null;
  return row;
}

export async function insert(
  queries: Queries,
  table: string,
  record: Readonly<Record<string, Value | undefined>>,
  ending = '',
): Promise<Row[]> {
  const row = toRow(record);
  const columns = Object.keys(row);
  const marks = columns.map(() => '?').join(', ');
  return queries.all(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks}) ${ending}`,
    ...Object.values(row),
  );
}

/** A JSON column, which both engines store as text. */
export const json = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => JSON.parse(String(value)) as unknown, schema);
