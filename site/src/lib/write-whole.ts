import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file atomically: in whole or not at all. */
export function writeWhole(target: string, bytes: string | Uint8Array): void {
  const beside = `${target}.new`;
  writeFileSync(beside, bytes);
  renameSync(beside, target);
}
