/**
 * A backup is one compressed file with one row a line, the same from both engines. It is taken while the server works,
 * shows one moment, and ends with a line that counts the rows, so that half a file is never mistaken for a whole one.
 */
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { dumpTables, dumpVersion, upgradeRow, type DumpRow } from '../store/dump.ts';
import type { Store } from '../store/store.ts';

const format = 'leads-backup';

export class BackupError extends Error {
  override name = 'BackupError';
}

/** Returns how many leads the backup holds. */
export async function writeBackup(store: Store, file: string, nowMs: number): Promise<number> {
  const draft = `${file}.partial`;
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(draft, { mode: 0o600 }));
  // Reported below; without a listener an early failure would end the process.
  written.catch(() => undefined);
  const writeLine = async (value: object) => {
    if (!gzip.write(`${JSON.stringify(value)}\n`)) await Promise.race([once(gzip, 'drain'), written]);
  };
  let rows = 0;
  let leads = 0;
  await writeLine({ format, version: dumpVersion, writtenAt: new Date(nowMs).toISOString() });
  await store.dump(async ({ table, row }) => {
    rows++;
    if (table === 'leads') leads++;
    await writeLine({ table, row });
  });
  await writeLine({ end: rows });
  gzip.end();
  await written;
  const handle = await open(draft, 'r');
  await handle.sync();
  await handle.close();
  await rename(draft, file);
  return leads;
}

/** Throws when the file is not a whole backup; nothing is kept then, because the store takes all rows or none. */
export async function* readBackup(file: string): AsyncGenerator<DumpRow> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  const read = pipeline(source, unpacked);
  read.catch(() => undefined);
  let rows = 0;
  let isWhole = false;
  let version: unknown;
  try {
    for await (const line of createInterface({ input: unpacked })) {
      const value = parseLine(line);
      if (version === undefined) {
        if (value['format'] !== format) break;
        version = value['version'];
        if (typeof version !== 'number' || version > dumpVersion)
          throw new BackupError(`${file} comes from a newer version of this program.`);
      } else if (value['end'] !== undefined) {
        isWhole = value['end'] === rows;
      } else {
        rows++;
        yield version === 1 ? upgradeRow(toRow(value)) : toRow(value);
      }
    }
    await read;
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(`${file} cannot be read: ${String(error)}`);
  }
  if (version === undefined) throw new BackupError(`${file} is not a backup of leads.`);
  if (!isWhole) throw new BackupError(`${file} is not whole: it ends too early.`);
}

function parseLine(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Reported below, as for a line that is JSON of another kind.
  }
  throw new BackupError('The backup holds a line that cannot be read.');
}

/** Names of columns become part of a statement, so nothing but a plain name may pass. */
function toRow({ table, row }: Record<string, unknown>): DumpRow {
  const isPlain =
    typeof row === 'object' &&
    row !== null &&
    Object.entries(row).every(
      ([name, value]) =>
        /^[a-z][a-z0-9_]*$/.test(name) && (value === null || ['string', 'number'].includes(typeof value)),
    );
  const known = dumpTables.find((name) => name === table);
  if (!isPlain || known === undefined) throw new BackupError('The backup holds a row that is not ours.');
  return { table: known, row: row as DumpRow['row'] };
}
