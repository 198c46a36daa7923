/**
 * A backup is one compressed file with one row per line, the same for both engines. It runs while the server works and
 * shows a single moment. The last line counts the rows, so a truncated file is never taken for a complete one.
 */
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Value } from '../store/database.ts';
import { dumpTables, dumpVersion, type DumpRow } from '../store/dump.ts';
import type { Store } from '../store/store.ts';
import { BackupError } from './backup-error.ts';
import { readBackupFile } from './backup-files.ts';
import type { RoomCheck } from './room-check.ts';

const format = 'leads-backup';
/** Binary columns, stored as Base64 or as the name of a file next to the backup. */
const byteColumns: Partial<Record<DumpRow['table'], readonly string[]>> = { files: ['preview', 'content'] };
const fileName = /^sha256:([0-9a-f]{64})$/;
/** The free space is checked again after this many bytes. */
const lookAfterBytes = 1024 * 1024;

export interface BackupTarget {
  /** The backup's path until it is complete. */
  draft: string;
  file: string;
  needRoom: RoomCheck;
  /** Stores bytes outside the backup and returns their name; without it, the backup contains them. */
  keepBytes?(bytes: Uint8Array): Promise<string>;
}

/** Returns the number of leads in the backup. Leaves no files after a failure. */
export async function writeBackup(store: Store, target: BackupTarget, nowMs: number): Promise<number> {
  const { draft, file, needRoom } = target;
  try {
    await needRoom(0);
    const leads = await writeDraft(store, target, nowMs);
    await rename(draft, file);
    return leads;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeDraft(store: Store, target: BackupTarget, nowMs: number): Promise<number> {
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(target.draft, { mode: 0o600 })).catch((error: Error) => {
    throw new BackupError(`${target.draft} cannot be written (${error.message}).`);
  });
  // The error is reported below; without a listener, an early failure would end the process.
  written.catch(() => undefined);
  let unseenBytes = 0;
  const writeLine = async (value: object) => {
    const line = `${JSON.stringify(value)}\n`;
    unseenBytes += line.length;
    if (unseenBytes > lookAfterBytes) {
      await target.needRoom(unseenBytes);
      unseenBytes = 0;
    }
    if (!gzip.write(line)) await Promise.race([once(gzip, 'drain'), written]);
  };
  let rows = 0;
  let leads = 0;
  try {
    await writeLine({ format, version: dumpVersion, writtenAt: new Date(nowMs).toISOString() });
    await store.dump(async ({ table, row }) => {
      rows++;
      if (table === 'leads') leads++;
      await writeLine({ table, row: await packBytes(row, target) });
    });
    await writeLine({ end: rows });
    gzip.end();
    await written;
  } catch (error) {
    gzip.destroy();
    await written.catch(() => undefined);
    throw error;
  }
  const handle = await open(target.draft, 'r');
  await handle.sync();
  await handle.close();
  return leads;
}

async function packBytes(row: DumpRow['row'], { keepBytes }: BackupTarget): Promise<DumpRow['row']> {
  const packed = { ...row };
  for (const [name, value] of Object.entries(row)) {
    if (!(value instanceof Uint8Array)) continue;
    packed[name] = keepBytes
      ? `sha256:${await keepBytes(value)}`
      : Buffer.from(value.buffer, value.byteOffset, value.length).toString('base64');
  }
  return packed;
}

/** Throws if the backup is incomplete. The store restores nothing then: all rows or none. */
export async function* readBackup(file: string): AsyncGenerator<DumpRow> {
  for await (const { table, row } of readRows(file)) {
    const unpacked = { ...row };
    for (const name of byteColumns[table] ?? []) unpacked[name] = await unpackBytes(file, row[name] ?? null);
    yield { table, row: unpacked };
  }
}

async function unpackBytes(file: string, value: Value): Promise<Value> {
  if (typeof value !== 'string') return null;
  const name = fileName.exec(value)?.[1];
  return name === undefined ? Buffer.from(value, 'base64') : readBackupFile(file, name);
}

/** The names of the stored files that a backup refers to. */
export async function listFileNames(file: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { table, row } of readRows(file))
    for (const column of byteColumns[table] ?? []) {
      const name = fileName.exec(String(row[column]))?.[1];
      if (name !== undefined) names.push(name);
    }
  return names;
}

async function* readRows(file: string): AsyncGenerator<DumpRow> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  const read = pipeline(source, unpacked);
  read.catch(() => undefined);
  let rows = 0;
  let isWhole = false;
  let version: number | undefined;
  try {
    for await (const line of createInterface({ input: unpacked })) {
      const value = parseLine(line);
      if (version === undefined) {
        if (value['format'] !== format) break;
        version = Number(value['version']);
        if (!(version <= dumpVersion))
          throw new BackupError(`${file} comes from a newer version of this program.`);
      } else if (value['end'] !== undefined) {
        isWhole = value['end'] === rows;
      } else {
        rows++;
        yield toRow(value);
      }
    }
    await read;
  } catch (error) {
    throw error instanceof BackupError
      ? error
      : new BackupError(`${file} cannot be read (${(error as Error).message}).`);
  }
  if (version === undefined) throw new BackupError(`${file} is not a backup of leads.`);
  if (!isWhole) throw new BackupError(`${file} is incomplete: it ends too early.`);
}

function parseLine(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Reported below, like JSON that is not an object.
  }
  throw new BackupError('A line of the backup is not a JSON object.');
}

/** Column names become part of an SQL statement, so only plain names pass. */
function toRow({ table, row }: Record<string, unknown>): DumpRow {
  const isPlain =
    typeof row === 'object' &&
    row !== null &&
    Object.entries(row).every(
      ([name, value]) =>
        /^[a-z][a-z0-9_]*$/.test(name) && (value === null || ['string', 'number'].includes(typeof value)),
    );
  const known = dumpTables.find((name) => name === table);
  if (!isPlain || known === undefined)
    throw new BackupError('The backup contains a row with an unknown table, column or value.');
  return { table: known, row: row as DumpRow['row'] };
}
