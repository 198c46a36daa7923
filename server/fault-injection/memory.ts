/**
 * The memory of the server processes while they live: what the system gives them, and what they really hold. A process
 * that a fault ends too early is not judged, and the half hour takes too few leads to see a kilobyte that is kept of
 * each: memory.long.test.ts sees that.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerProcess } from './server-process.ts';

export interface Memory {
  /** Highest values, in words. */
  describe(): string;
  /** Processes that grew between the second and the last quarter of a long life. */
  listGrowth(): string[];
  stop(): void;
}

interface Measure {
  name: string;
  /** Undefined while it cannot be read: the process has just begun or ended, or this is no Linux. */
  findMb(pid: number): number | undefined;
  /** A shorter life is mostly the start, in which caches fill. */
  longLifeMs: number;
  growthMb: number;
}

const everyMs = 2_000;

/** `folder` is where `report-memory.ts` writes. */
function listMeasures(folder: string): Measure[] {
  return [
    {
      name: 'holds',
      findMb: (pid) => readNumber(join(folder, String(pid)), /^(.+)$/),
      longLifeMs: 2 * 60_000,
      growthMb: 15,
    },
    {
      name: 'has',
      findMb(pid) {
        const kilobytes = readNumber(`/proc/${pid}/status`, /^VmRSS:\s+(\d+) kB/m);
        return kilobytes && kilobytes / 1024;
      },
      // For minutes, V8 takes more room before it collects.
      longLifeMs: 10 * 60_000,
      growthMb: 40,
    },
  ];
}

export function watchMemory(servers: readonly ServerProcess[], folder: string): Memory {
  const watched = listMeasures(folder).map((measure) => ({ measure, lives: new Map<number, number[]>() }));
  const timer = setInterval(() => {
    const pids = servers.map((server) => server.pid()).filter((pid) => pid !== undefined);
    for (const { measure, lives } of watched)
      for (const pid of pids) {
        const megabytes = measure.findMb(pid);
        if (megabytes !== undefined) lives.set(pid, [...(lives.get(pid) ?? []), megabytes]);
      }
  }, everyMs);
  return {
    describe: () =>
      watched
        .map(({ measure, lives }) => {
          const highest = Math.round(Math.max(0, ...[...lives.values()].flat()));
          const longest = Math.max(0, ...[...lives.values()].map(({ length }) => length));
          const isJudged = longest * everyMs >= measure.longLifeMs;
          const life = `the longest life ${(longest * everyMs) / 1_000} s`;
          return `${measure.name} ${highest} MB at most, ${life}${isJudged ? '' : ', too short to judge'}`;
        })
        .join('; '),
    listGrowth: () =>
      watched.flatMap(({ measure, lives }) =>
        [...lives].flatMap(([pid, values]) => describeGrowth(pid, values, measure)),
      ),
    stop: () => clearInterval(timer),
  };
}

function describeGrowth(pid: number, values: readonly number[], measure: Measure): string[] {
  if (values.length * everyMs < measure.longLifeMs) return [];
  const quarter = Math.floor(values.length / 4);
  const before = Math.round(Math.max(...values.slice(quarter, 2 * quarter)));
  const after = Math.round(Math.max(...values.slice(-quarter)));
  return after - before > measure.growthMb
    ? [`process ${pid} ${measure.name} ${after} MB instead of ${before}`]
    : [];
}

function readNumber(file: string, pattern: RegExp): number | undefined {
  try {
    const text = pattern.exec(readFileSync(file, 'utf8'))?.[1];
    return text === undefined ? undefined : Number(text);
  } catch {
    return undefined;
  }
}
