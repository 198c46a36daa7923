/**
 * `npm run test:long`: the tests that take minutes, then thirty minutes of fault injection on both engines.
 * `npm run test:long -- --seed 7 --minutes 10 --engine postgres`: fault injection only, with the same faults as this seed had before.
 */
import { bin } from './lib/paths.ts';
import { run } from './lib/run.ts';

const options = process.argv.slice(2);
const injectFaults = (...args: string[]) =>
  run(bin('node'), ['server/fault-injection/inject-faults.ts', ...args]);

if (options.length > 0) process.exit((await injectFaults(...options)).code);
const tests = await run(bin('vitest'), ['run', '--config', 'vitest.long.config.ts']);
const { code } = await injectFaults('--minutes', '30');
process.exit(tests.code || code);
