/** `npm test`: runs every check even when an earlier one failed, and ends with one line that counts them all. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { getChromium } from './lib/chromium.ts';
import { bin, cache, root } from './lib/paths.ts';
import { run } from './lib/run.ts';
import {
  countLastLine,
  countPlaywright,
  countVitest,
  summarize,
  type Count,
  type Step,
} from './test/count-results.ts';

const steps: Step[] = [];

async function step(name: string, work: () => Promise<Count>): Promise<void> {
  console.log(`\n— ${name}`);
  const started = Date.now();
  let count: Count;
  try {
    count = await work();
  } catch (error) {
    console.error((error as Error).message);
    count = { passed: 0, failed: 1 };
  }
  steps.push({ name, ...count, seconds: (Date.now() - started) / 1000 });
}

const once = (isPassed: boolean): Count => ({ passed: Number(isPassed), failed: Number(!isPassed) });
const runScript = async (name: string) => once((await run('npm', ['run', '--silent', name])).code === 0);

/** A runner that ends without a report, or badly with only passed tests, counts as one failure. */
async function runCounted(
  report: string,
  countOf: (report: unknown) => Count,
  program: string,
  ...args: string[]
) {
  const file = path.join(cache, report);
  rmSync(file, { force: true });
  const { code } = await run(bin(program), args);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const count = countOf(JSON.parse(readFileSync(file, 'utf8')));
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

let chromium = '';
await step('browser', async () => {
  chromium = await getChromium();
  console.log(`The browser tests use ${chromium}.`);
  return once(true);
});
// A light load for a minute or two, beside the steps that time nothing.
const faults = run(bin('node'), ['server/fault-injection/inject-faults.ts'], { quiet: true });
await step('check', () => runScript('checks'));
await step('unit tests', () =>
  runCounted(
    'vitest.json',
    countVitest,
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    '--outputFile.json=.cache/vitest.json',
  ),
);
await step('build', () => runScript('site'));
const isBuilt = steps.at(-1)?.failed === 0;
await step('fault injection', async () => {
  const { output } = await faults;
  const count = countLastLine(output);
  console.log(count.failed > 0 ? output : 'Random faults on both databases: every promise was kept.');
  return count;
});

if (isBuilt && chromium) {
  process.env['CHROMIUM_PATH'] = chromium;
  await step('browser tests', () => runCounted('playwright.json', countPlaywright, 'playwright', 'test'));
}
if (!isBuilt) console.error(`\nThe browser tests did not run: ${root}/dist was not built.`);

console.log(`\n${summarize(steps)}`);
process.exit(steps.some(({ failed }) => failed > 0) ? 1 : 0);
