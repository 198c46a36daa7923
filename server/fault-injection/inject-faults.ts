/**
 * `node server/fault-injection/inject-faults.ts [--minutes 1] [--engine sqlite|postgres] [--seed N]`: load and random
 * faults on real server processes, on both engines at once. The last line counts kept and broken promises.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runFaults } from './run-faults.ts';
import { engines, running } from './system.ts';
import { setup as buildScreenModules } from '../testing/screen-modules.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
  },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed);
const chosen = engines.filter((engine) => values.engine === undefined || values.engine === engine);
if (!(minutes > 0) || !Number.isSafeInteger(seed) || chosen.length === 0) {
  console.error(`--minutes must be a number, --seed a whole number, --engine one of ${engines.join(', ')}.`);
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void Promise.all([...running].map((system) => system.close({ keepsLogs: true }))).then(() =>
      process.exit(1),
    );
  });

process.env['ANSWERS_FOLDER'] = '.cache/fault-answers';
await buildScreenModules();

const startedAtMs = Date.now();
const counts = { passed: 0, failed: 0 };
await Promise.all(
  chosen.map(async (engine) => {
    const repeat = `npm run test:long -- --seed ${seed} --minutes ${minutes} --engine ${engine}`;
    const say = (line: string) =>
      console.log(`${((Date.now() - startedAtMs) / 1_000).toFixed(1).padStart(7)} ${engine}: ${line}`);
    say(`repeat this run: ${repeat}`);
    try {
      for (const { promise, breaches } of await runFaults({ engine, seed, minutes, say })) {
        counts[breaches.length === 0 ? 'passed' : 'failed']++;
        say(`${breaches.length === 0 ? '✓' : '✗'} ${promise}`);
        for (const breach of breaches.slice(0, 5)) say(`    ${breach}`);
        if (breaches.length > 5) say(`    and ${breaches.length - 5} more`);
      }
    } catch (error) {
      counts.failed++;
      say(`✗ the run failed: ${(error as Error).stack}`);
    }
  }),
);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 ? 1 : 0);
