/** Checks for system programs that some tests need, and reports tests that cannot run. */
import { spawnSync } from 'node:child_process';

const env = { PATH: `${process.env['PATH']}:/usr/sbin:/sbin` };

export const isInstalled = (program: string) =>
  spawnSync('sh', ['-c', 'command -v "$0"', program], { env }).status === 0;

/** Returns true, and prints why, if `what` cannot be tested here. `attempt` is a command that must succeed. */
export function lacks(what: string, programs: readonly string[], attempt = 'true'): boolean {
  const missing = programs.filter((program) => !isInstalled(program));
  const isRefused = missing.length === 0 && spawnSync('sh', ['-c', attempt], { env }).status !== 0;
  if (missing.length === 0 && !isRefused) return false;
  const reason = isRefused
    ? `"${attempt}" fails on this machine (does it need root?)`
    : `this machine lacks ${missing.join(', ')}`;
  console.warn(`NOT TESTED: ${what}, because ${reason}.`);
  return true;
}
