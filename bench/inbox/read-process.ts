/** Reads what Linux knows about a process. */
import { globSync, readFileSync } from 'node:fs';

/** USER_HZ, which is 100 on every Linux that runs Node. */
const tickMs = 10;

/** The fields of /proc/PID/stat after the name, which may contain spaces. */
function readStat(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

export const readParent = (pid: number): number => readStat(pid)[1] ?? 0;

/** User and system time of all threads, in milliseconds. */
export function readProcessorMs(pid: number): number {
  const [user = 0, system = 0] = readStat(pid).slice(11, 13);
  return (user + system) * tickMs;
}

/** The same of a process with its children, including those that have ended. */
export function readFamilyProcessorMs(pid: number): number {
  const ended = readStat(pid)
    .slice(13, 15)
    .reduce((sum, ticks) => sum + ticks * tickMs, 0);
  const children = globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
  return children.reduce((sum, child) => sum + readIfRunning(child), readProcessorMs(pid) + ended);
}

function readIfRunning(pid: number): number {
  try {
    return readProcessorMs(pid);
  } catch {
    return 0;
  }
}

/** The resident set size, in megabytes. */
export const readMemoryMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
