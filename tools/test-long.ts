/**
 * `npm run test:long` runs the slow tests, then thirty minutes of fault injection on both databases. `npm run test:long
 * -- --seed 7 --minutes 10 --engine postgres` runs only the fault injection. The seed reproduces its faults.
 */
import { getChromium, getTestBrowser } from './lib/chromium.ts';
import { engines, findEngine, type OtherEngine } from './lib/engines.ts';
import { bin } from './lib/paths.ts';
import { run, runScript } from './lib/run.ts';

const options = process.argv.slice(2);
const injectFaults = (...args: string[]) =>
  run(bin('node'), ['server/fault-injection/inject-faults.ts', ...args]);

/** These tests copy the built site. */
async function runBrowserTests(): Promise<number> {
  const { code } = await runScript('site');
  const whole = await run(bin('node'), ['render/main.ts', '--check']);
  if (code !== 0 || whole.code !== 0) return code || whole.code;
  await getTestBrowser(await getChromium());
  const found = (Object.keys(engines) as OtherEngine[]).filter((name) => findEngine(name));
  const projects = ['long', 'chromium', ...found.map((name) => `${name} at length`)];
  const args = projects.map((name) => `--project=${name}`);
  return (await run(bin('playwright'), ['test', ...args, '--reporter=line'])).code;
}

if (options.length > 0) process.exit((await injectFaults(...options)).code);
const tests = await run(bin('vitest'), ['run', '--project=long']);
const browserTests = await runBrowserTests();
const { code } = await injectFaults('--minutes', '30');
process.exit(tests.code || browserTests || code);
