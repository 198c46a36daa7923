import { spawnSync } from 'node:child_process';
import { UpgradeError } from './upgrade-error.ts';

interface Answer {
  code: number;
  output: string;
  bytes: Buffer;
  complaint: string;
}

/** Words of an address or a version are never options: callers put them behind `--` or after a fixed word. */
export function askGit(args: readonly string[], cwd?: string): Answer {
  const asked = spawnSync('git', args, {
    cwd,
    maxBuffer: 1 << 30,
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
  });
  if (asked.error)
    throw new UpgradeError('The upgrade needs the program git, also for a site without a repository.');
  return {
    code: asked.status ?? 1,
    bytes: asked.stdout,
    output: asked.stdout.toString().trim(),
    complaint: asked.stderr.toString().trim(),
  };
}

export function tellGit(args: readonly string[], cwd?: string): string {
  const { code, output, complaint } = askGit(args, cwd);
  if (code !== 0) throw new UpgradeError(`git ${args[0]} failed: ${complaint}`);
  return output;
}
