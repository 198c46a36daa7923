/** Sums up the reports of the test runners. */
import { z } from 'zod';

export interface Count {
  passed: number;
  failed: number;
}

export interface Step extends Count {
  name: string;
  seconds: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** A file that does not load has no tests but counts as a failure. */
export function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

export function countPlaywright(report: unknown): Count {
  const { stats, errors } = playwrightReport.parse(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** One line per step, and a last line with the totals. */
export function summarizeSteps(steps: readonly Step[]): string {
  const width = Math.max(...steps.map(({ name }) => name.length));
  const lines = steps.map(
    ({ name, passed, failed, seconds }) =>
      `${failed > 0 ? '✗' : '✓'} ${name.padEnd(width)}  ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`,
  );
  const sum = (key: keyof Count) => steps.reduce((total, step) => total + step[key], 0);
  return [...lines, `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
}
