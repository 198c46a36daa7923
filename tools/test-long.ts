/** `npm run test:long`: the kill tests, the flood of random bodies and the proxy, for as long as they need. */
import { bin } from './lib/paths.ts';
import { run } from './lib/run.ts';

const { code } = await run(bin('vitest'), ['run', '--config', 'vitest.long.config.ts']);
process.exit(code);
