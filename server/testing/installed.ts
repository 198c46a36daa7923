/** Programs of the operating system that some tests need; what cannot be tested without them is said, not passed over. */
import { spawnSync } from 'node:child_process';

const env = { PATH: `${process.env['PATH']}:/usr/sbin:/sbin` };

export const isInstalled = (program: string) =>
  spawnSync('sh', ['-c', 'command -v "$0"', program], { env }).status === 0;

/** Whether `what` cannot be tested here, after one sentence about it. `attempt` is a command that must succeed. */
export function lacks(what: string, programs: readonly string[], attempt = 'true'): boolean {
  const missing = programs.filter((program) => !isInstalled(program));
  const isRefused = missing.length === 0 && spawnSync('sh', ['-c', attempt], { env }).status !== 0;
  if (missing.length === 0 && !isRefused) return false;
  const reason = isRefused
    ? `"${attempt}" fails on this machine (is it run by root?)`
    : `this machine lacks ${missing.join(', ')}`;
  console.warn(`NOT TESTED: ${what}, because ${reason}.`);
  return true;
}
