/**
 * `npm test`: proves the product on showcase/, and checks an owner's content/ where there is one. Every check runs even when
 * an earlier one failed; one line at the end counts them all. `npm run test:site` checks only the site that is built.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../contract/content-folder.ts';
import { getChromium, getTestBrowser } from './lib/chromium.ts';
import { bin, cache, root } from './lib/paths.ts';
import { run, runScript } from './lib/run.ts';
import { countPlaywright, countVitest, summarizeSteps, type Count, type Step } from './test/count-results.ts';

/** What a program printed is kept where it helps. */
type Result = Count & { output?: string };

const steps: Step[] = [];

/** Says what happened when it is over, so that steps that run beside one another do not talk across. */
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

/** A runner that ends without a report, or badly with only passed tests, counts as one failure. */
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

/** They run alone and long, so they show how far they are. `files`: parts of the names of some of them. */
function runBrowserTests(
  env: Env,
  projects: readonly string[],
  files: readonly string[] = [],
): Promise<Result> {
  const args = ['test', ...projects.map((project) => `--project=${project}`), ...files];
  return runCounted('playwright.json', countPlaywright, 'playwright', args, { quiet: false, env });
}

/** They hold for every site, whatever its pages say. */
const siteChecks = ['every-page', 'own-site'];

const hasBrowser = await step('browser', async () => {
  const browser = await getTestBrowser(await getChromium());
  return { passed: 1, failed: 0, output: `The browser tests use ${browser}.` };
});
const hasOwnSite = existsSync(path.join(root, 'content'));

async function buildSite(name: string, env: Env): Promise<boolean> {
  const isBuilt = await step(name, () => runCheck('site', env));
  if (!isBuilt) console.error('\nThe browser tests did not run: the site was not built.');
  return isBuilt && hasBrowser;
}

async function testSite(): Promise<void> {
  const env = { CONTENT: path.relative(root, contentFolder) };
  if (await buildSite('build of this site', env))
    await step('pages of this site', () => runBrowserTests(env, ['pages'], siteChecks));
}

async function testProduct(): Promise<void> {
  // An owner's dist/ is not touched.
  const env = { CONTENT: 'showcase', ...(hasOwnSite && { SITE_DIR: path.join(cache, 'showcase') }) };
  // Unit tests wait for clocks and disks while check and build keep a core busy. Pages are judged alone: they keep all cores
  // busy themselves.
  const waiting = step('unit tests', runUnitTests);
  await step('check', () => runCheck('checks'));
  const isBuilt = await buildSite('build', env);
  await waiting;
  if (isBuilt) await step('browser tests', () => runBrowserTests(env, ['editor', 'pages', 'in copy']));
}

const isOnlySite = process.argv[2] === 'site';
if (hasOwnSite || isOnlySite) await testSite();
if (!isOnlySite) await testProduct();

console.log(`\n${summarizeSteps(steps)}`);
process.exit(steps.some(({ failed }) => failed > 0) ? 1 : 0);
