/**
 * The SQL interface of the store. SQLite and PostgreSQL run the same statements, apart from the few words of `Dialect`.
 */
export type Value = string | number | Uint8Array | null;
export type Row = Record<string, unknown>;

/** The texts between the values of a template, or a text with a `?` for each value. */
export type Sql = TemplateStringsArray | string;
export const writeSql = (sql: Sql): string => (typeof sql === 'string' ? sql : sql.join('?'));

export interface Queries {
  all(sql: Sql, ...values: Value[]): Promise<Row[]>;
  get(sql: Sql, ...values: Value[]): Promise<Row | undefined>;
  /** Returns the number of changed rows. */
  run(sql: Sql, ...values: Value[]): Promise<number>;
  /** Runs several statements without values. */
  exec(script: string): Promise<void>;
}

export interface Dialect {
  /** A table of the elements of a JSON array, in the column `value`. */
  jsonRows: string;
  /** Follows a column: true for the numbers of a JSON array. Both engines use the index of the column. */
  amongNumbers: string;
  /** Skips rows that another process is changing. */
  skipLocked: string;
  /** Resets the id sequence to the highest id, after rows were inserted with ids. */
  resetIds: string;
}

export interface Database extends Queries {
  dialect: Dialect;
  /**
   * Resolves after the commit. `work` must only read and write through `queries`; if it throws, everything is rolled
   * back. Transactions that share a lock run one after the other.
   */
  transaction<T>(work: (queries: Queries) => Promise<T>, locks?: readonly string[]): Promise<T>;
  /** Reads a consistent snapshot while others keep writing. */
  snapshot<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** True for invalid data or a violated constraint: other rows of the batch may succeed. */
  isAboutRows(error: unknown): boolean;
  /** True if the database is locked, full, read-only or away: the same work may succeed later. */
  isUnavailable(error: unknown): boolean;
  /** Removes deleted rows from the database files. False if a reader still holds them. */
  wipeDeleted(): Promise<boolean>;
  close(): Promise<void>;
}
