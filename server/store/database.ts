/**
 * What the SQL of the store runs on. SQLite and PostgreSQL understand the same statements, apart from the few words of
 * `Dialect`.
 */
export type Value = string | number | Uint8Array | null;
export type Row = Record<string, unknown>;

export interface Queries {
  /** Each `?` of the statement takes the next value. */
  all(sql: string, ...values: Value[]): Promise<Row[]>;
  get(sql: string, ...values: Value[]): Promise<Row | undefined>;
  /** Returns how many rows changed. */
  run(sql: string, ...values: Value[]): Promise<number>;
  /** Several statements without values. */
  exec(script: string): Promise<void>;
}

export interface Dialect {
  /** A table of the elements of a JSON array, in its column `value`. */
  jsonRows: string;
  /** Passes over rows that another process is changing at this moment. */
  skipLocked: string;
  /** Lets the next generated id follow the highest one, after rows came with their ids. */
  resetIds: string;
}

export interface Database extends Queries {
  dialect: Dialect;
  /**
   * Resolves after the commit. `work` does nothing but read and write through its `queries`; when it throws, nothing of
   * it remains. Of transactions that name the same lock, one runs after the other.
   */
  transaction<T>(work: (queries: Queries) => Promise<T>, locks?: readonly string[]): Promise<T>;
  /** Reads one moment, while others write on. */
  snapshot<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Wrong data or a broken constraint: of several rows, the others may go well. */
  isAboutRows(error: unknown): boolean;
  /** Removes deleted rows from the files behind the database. False when a reader still holds them. */
  wipeDeleted(): Promise<boolean>;
  close(): Promise<void>;
}

export async function insert(queries: Queries, table: string, row: Record<string, Value>, ending = '') {
  const columns = Object.keys(row);
  const marks = columns.map(() => '?').join(', ');
  return queries.all(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks}) ${ending}`,
    ...Object.values(row),
  );
}
