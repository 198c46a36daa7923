/** Programs of the operating system that some tests need; what cannot be tested without them is said, not passed over. */
import { spawnSync } from 'node:child_process';

export const isInstalled = (program: string) =>
  spawnSync('sh', ['-c', 'command -v "$0"', program], {
    env: { PATH: `${process.env['PATH']}:/usr/sbin:/sbin` },
  }).status === 0;

/** Whether `what` cannot be tested here, after one sentence about it. */
export function lacks(what: string, programs: readonly string[], needsRoot = false): boolean {
  const missing = programs.filter((program) => !isInstalled(program));
  const reason =
    missing.length > 0
      ? `this machine has no ${missing.join(' and no ')}`
      : needsRoot && process.getuid?.() !== 0
        ? 'it takes root'
        : undefined;
  if (reason !== undefined) console.warn(`NOT TESTED: ${what}, because ${reason}.`);
  return reason !== undefined;
}
