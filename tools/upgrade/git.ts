import { spawnSync } from 'node:child_process';

interface Answer {
  /** 127 if git is not installed. */
  code: number;
  output: string;
  complaint: string;
}

/** Callers put URLs and versions after `--` or a fixed word, so that git never reads them as options. */
export function askGit(
  args: readonly string[],
  { cwd, env }: { cwd?: string; env?: Record<string, string> } = {},
): Answer {
  const { error, status, stdout, stderr } = spawnSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', ...env },
  });
  if (error) return { code: 127, output: '', complaint: 'git is not installed' };
  return { code: status ?? 1, output: stdout.trim(), complaint: stderr.trim() };
}
