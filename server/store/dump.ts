/** A backup's content: the rows of these tables, in an order in which they can be put back. */
export const dumpTables = ['secrets', 'leads', 'lead_notes', 'deliveries'] as const;

export type DumpTable = (typeof dumpTables)[number];

/** The columns are the same on both engines, so a backup of one can be restored into the other. */
export interface DumpRow {
  table: DumpTable;
  row: Record<string, string | number | null>;
}

export function isDumpTable(name: unknown): name is DumpTable {
  return dumpTables.some((table) => table === name);
}

/** Both engines answer a restore into a store that is in use in the same words. */
export class NotEmptyError extends Error {
  override name = 'NotEmptyError';
  constructor() {
    super('The store already holds leads. Restore into an empty one.');
  }
}
