import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file atomically: in whole or not at all. Two processes may write one file at once. */
export function writeWhole(target: string, bytes: string | Uint8Array): void {
  const beside = `${target}.${process.pid}.new`;
  writeFileSync(beside, bytes);
  renameSync(beside, target);
}
