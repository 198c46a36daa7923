/**
 * `npm run test:long`: the tests that take minutes, then a storm of thirty minutes on both engines.
 * `npm run test:long -- --seed 7 --minutes 10 --engine postgres`: one storm only, the same faults as with this seed before.
 */
import { bin } from './lib/paths.ts';
import { run } from './lib/run.ts';

const options = process.argv.slice(2);
const storm = (...args: string[]) => run(bin('node'), ['server/storm/storm.ts', ...args]);

if (options.length > 0) process.exit((await storm(...options)).code);
const tests = await run(bin('vitest'), ['run', '--config', 'vitest.long.config.ts']);
const { code } = await storm('--minutes', '30');
process.exit(tests.code || code);
