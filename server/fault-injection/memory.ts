/** The memory of the server processes while they live, read from /proc (elsewhere nothing is judged). */
import { readFileSync } from 'node:fs';
import type { ServerProcess } from './server-process.ts';

export interface Memory {
  /** Highest value, in words. */
  describe(): string;
  /** Processes that grew between the second and the last quarter of a long life. */
  listGrowth(): string[];
  stop(): void;
}

const everyMs = 2_000;
/** A shorter life is mostly the start, in which caches and heap fill. */
const longLifeMs = 4 * 60_000;
const growthMb = 40;

export function watchMemory(servers: readonly ServerProcess[]): Memory {
  const lives = new Map<number, number[]>();
  const timer = setInterval(() => {
    for (const pid of servers.map((server) => server.pid())) {
      const residentMb = pid === undefined ? undefined : findResidentMb(pid);
      if (pid === undefined || residentMb === undefined) continue;
      lives.set(pid, [...(lives.get(pid) ?? []), residentMb]);
    }
  }, everyMs);
  return {
    describe() {
      const highest = Math.max(0, ...[...lives.values()].flat());
      const longest = Math.max(0, ...[...lives.values()].map(({ length }) => length));
      return `${highest} MB at most in ${lives.size} processes, the longest of which was watched for ${(longest * everyMs) / 1_000} s`;
    },
    listGrowth: () =>
      [...lives].flatMap(([pid, values]) => {
        if (values.length * everyMs < longLifeMs) return [];
        const quarter = Math.floor(values.length / 4);
        const before = Math.max(...values.slice(quarter, 2 * quarter));
        const after = Math.max(...values.slice(-quarter));
        return after - before > growthMb ? [`process ${pid} grew from ${before} to ${after} MB`] : [];
      }),
    stop: () => clearInterval(timer),
  };
}

function findResidentMb(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
  } catch {
    return undefined;
  }
}
