import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file atomically: in whole or not at all. Two processes may write one file at once. */
export function writeWhole(target: string, bytes: string | Uint8Array): void {
  const beside = `${target}.${process.pid}.new`;
  try {
    writeFileSync(beside, bytes);
    renameSync(beside, target);
  } catch (error) {
    // The part that fitted on a full disk.
    rmSync(beside, { force: true });
    // An error while writing names no file.
    throw Object.assign(error as Error, { path: target });
  }
}

/** The same in a folder that may be missing. */
export function writeInFolder(target: string, bytes: string | Uint8Array): void {
  mkdirSync(path.dirname(target), { recursive: true });
  writeWhole(target, bytes);
}

/** The disk, a quota or a limit on files is reached. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException | undefined)?.code ?? '');
