import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file atomically: in whole or not at all. Two processes may write one file at once. */
export function writeWhole(target: string, bytes: string | Uint8Array): void {
  const beside = `${target}.${process.pid}.new`;
  try {
    writeFileSync(beside, bytes);
    renameSync(beside, target);
  } catch (error) {
    // The part that fitted on a full disk.
    rmSync(beside, { force: true });
    throw error;
  }
}

/** The disk, a quota or a limit on files is reached. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException | undefined)?.code ?? '');
