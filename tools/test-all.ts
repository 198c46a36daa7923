/**
 * `npm test` tests the product on showcase/, and checks an owner's content/ if there is one. Every step runs even if an
 * earlier one failed, and the last line counts all results. `npm run test:site` checks only the current site.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../contract/content-folder.ts';
import { getChromium, getTestBrowser } from './lib/chromium.ts';
import { engines, getEngine, type OtherEngine } from './lib/engines.ts';
import { bin, cache, root } from './lib/paths.ts';
import { run, runScript } from './lib/run.ts';
import { countPlaywright, countVitest, summarizeSteps, type Count, type Step } from './test/count-results.ts';

/** Holds the program's output if that helps. */
type Result = Count & { output?: string };

const steps: Step[] = [];

/** Prints the result at the end, so that the output of parallel steps does not mix. */
async function step(name: string, work: () => Promise<Result>): Promise<boolean> {
  console.log(`— ${name}`);
  const started = Date.now();
  let result: Result;
  try {
    result = await work();
  } catch (error) {
    result = { passed: 0, failed: 1, output: (error as Error).message };
  }
  const { output = '', ...count } = result;
  steps.push({ name, ...count, seconds: (Date.now() - started) / 1000 });
  console.log(`\n— ${name}: ${count.passed} passed, ${count.failed} failed\n${output}`);
  return count.failed === 0;
}

type Env = Record<string, string>;

async function runCheck(name: string, env: Env = {}): Promise<Result> {
  const { code, output } = await runScript(name, { quiet: true, env });
  return { passed: Number(code === 0), failed: Number(code !== 0), output };
}

/** A runner without a report, or with a bad exit code but no failed test, counts as one failure. */
async function runCounted(
  report: string,
  countOf: (report: unknown) => Count,
  program: string,
  args: readonly string[],
  options: { quiet: boolean; env?: Env },
): Promise<Result> {
  const file = path.join(cache, report);
  rmSync(file, { force: true });
  const { code, output } = await run(bin(program), args, options);
  if (!existsSync(file)) return { passed: 0, failed: 1, output };
  const count = countOf(JSON.parse(readFileSync(file, 'utf8')));
  return { ...count, failed: code !== 0 && count.failed === 0 ? 1 : count.failed, output };
}

function runUnitTests(): Promise<Result> {
  const args = [
    'run',
    '--project=!long',
    '--reporter=dot',
    '--reporter=json',
    '--outputFile.json=.cache/vitest.json',
  ];
  return runCounted('vitest.json', countVitest, 'vitest', args, { quiet: true });
}

/**
 * Shows the output, because the browser tests run alone and take long. `files` filters them by parts of their names.
 */
function runBrowserTests(
  env: Env,
  projects: readonly string[],
  files: readonly string[] = [],
): Promise<Result> {
  const args = ['test', ...projects.map((project) => `--project=${project}`), ...files];
  return runCounted('playwright.json', countPlaywright, 'playwright', args, { quiet: false, env });
}

/** These tests apply to every site. */
const siteChecks = ['every-page', 'own-site'];

const hasBrowser = await step('browser', async () => {
  const browser = await getTestBrowser(await getChromium());
  return { passed: 1, failed: 0, output: `The browser tests use ${browser}.` };
});
const hasOwnSite = existsSync(path.join(root, 'content'));

async function buildSite(name: string, env: Env): Promise<boolean> {
  const isBuilt = await step(name, () => runCheck('site', env));
  if (!isBuilt) console.error('\nThe browser tests did not run: the build failed.');
  return isBuilt && hasBrowser;
}

async function testSite(): Promise<void> {
  const env = { CONTENT: path.relative(root, contentFolder) };
  if (await buildSite('build of this site', env))
    await step('pages of this site', () => runBrowserTests(env, ['pages'], siteChecks));
}

/** A machine where an engine cannot be installed skips it, and the output names it. */
async function runEngineTests(env: Env): Promise<Result> {
  const found: OtherEngine[] = [];
  for (const name of Object.keys(engines) as OtherEngine[])
    if (await getEngine(name)) found.push(name);
    else
      console.warn(`NOT TESTED: ${name}, because this machine lacks ${engines[name].packages.join(', ')}.`);
  return found.length > 0 ? runBrowserTests(env, found) : { passed: 0, failed: 0 };
}

async function testProduct(): Promise<void> {
  // Do not overwrite an owner's dist/.
  const env = { CONTENT: 'showcase', ...(hasOwnSite && { SITE_DIR: path.join(cache, 'showcase') }) };
  // Unit tests mostly wait for clocks and disks, so they run during check and build. The browser tests keep all cores
  // busy, so they run alone.
  const waiting = step('unit tests', runUnitTests);
  await step('check', () => runCheck('checks'));
  const isBuilt = await buildSite('build', env);
  await waiting;
  if (!isBuilt) return;
  await step('browser tests', () => runBrowserTests(env, ['editor', 'pages', 'in copy']));
  await step('engines', () => runEngineTests(env));
}

const isOnlySite = process.argv[2] === 'site';
if (hasOwnSite || isOnlySite) await testSite();
if (!isOnlySite) await testProduct();

console.log(`\n${summarizeSteps(steps)}`);
process.exit(steps.some(({ failed }) => failed > 0) ? 1 : 0);
